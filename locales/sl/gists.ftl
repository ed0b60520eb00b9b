### Rules: the gist
