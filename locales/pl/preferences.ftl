### Preferences
