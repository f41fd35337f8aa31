"""Attention of few query rows: the cache of keys and values is read once, at the speed of memory."""
