"""Attention on Hopper in one kernel."""
