"""Child processes and other machines that build and measure."""
