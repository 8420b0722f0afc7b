"""The history of the schema, one step per file; run at every start."""
