"""AMD GPUs: lowering, code objects and the runtime's plugin."""
