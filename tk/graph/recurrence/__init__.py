"""Recurrent layers, which importers leave whole."""
