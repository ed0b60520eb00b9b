### Learn the Laws
