import PlumbCommand

runCommand()
