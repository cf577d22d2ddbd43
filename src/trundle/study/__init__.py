"""Studies: many motions, and how motions depend on everything at once."""
