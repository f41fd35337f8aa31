"""Attention whose values are the first columns of its keys: the latent cache of multi-head latent attention (MLA)."""
