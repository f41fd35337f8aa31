"""Loading a package and calling it, with TVM's runtime libraries and NumPy alone."""
