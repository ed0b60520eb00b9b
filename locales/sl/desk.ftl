### Arbiter's desk
