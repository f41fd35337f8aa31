"""Candidates on a device: built, run, timed and watched."""
