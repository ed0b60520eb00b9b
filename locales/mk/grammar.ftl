### Forms that other messages refer to
