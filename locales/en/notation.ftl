### Why a written move could not be read
