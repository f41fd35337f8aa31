"""The gate: whether a candidate's numbers are right."""
