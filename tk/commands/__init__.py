"""The commands of `tk`, one a file."""
