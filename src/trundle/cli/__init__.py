"""The command line: `trundle`."""
