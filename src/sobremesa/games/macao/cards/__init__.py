"""The cards of Macao: `printed` has what stands on them, `effects` carries out what they do."""
