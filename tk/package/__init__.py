"""The package: one file with a model compiled for one or more targets, and what may be believed of it."""
