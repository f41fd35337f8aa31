"""Language models from a folder: exporting a step over a static cache, sampling, and generating from a package."""
