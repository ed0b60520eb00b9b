### Clocks and time controls
