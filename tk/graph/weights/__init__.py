"""What depends on weights alone: computed and packed once, when the model is compiled."""
