"""Factors of matrices, as definitions: what they compute, and which of their loops the threads of a GPU share."""
