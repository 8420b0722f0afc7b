this is no script
