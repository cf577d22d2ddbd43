"""The version, which packaging, stored motions and sweeps read."""

__version__ = "0.1.0"
