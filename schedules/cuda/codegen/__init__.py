"""What every kernel writer of this folder shares: values of TIR, statements, packed registers and fast math."""
