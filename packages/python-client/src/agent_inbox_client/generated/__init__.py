# Made from the registry of operations by `npm run generate`. Do not edit.
# Layout is the generator's: fmt: off
