"""Panels of matrices, factored in registers; what they are for, tk/graph/matrices/."""
