### Errors
