"""Converters of ATen operators, by kind."""
