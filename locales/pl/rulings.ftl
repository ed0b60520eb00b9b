### What follows from a ruling
