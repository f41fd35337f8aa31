"""Scans, sorts and scattered writes: functions that graph passes define whole, and one kernel for each."""
