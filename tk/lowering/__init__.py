"""Passes over scheduled functions, between the schedule phase and code generation."""
