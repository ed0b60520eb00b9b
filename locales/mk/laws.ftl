### Rules: headline and finding
