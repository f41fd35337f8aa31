"""Functions that compute each element on its own, and transposes."""
