### Keys
