"""What candidates are proposed: design spaces and searches."""
