### What Serbian says otherwise in Latin letters than in Cyrillic
