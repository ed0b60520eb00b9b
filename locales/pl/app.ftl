### First screen, menus, commands
