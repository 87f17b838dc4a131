/** Normalizes a brand's name for comparison, as the gateway does: case and surrounding spaces are ignored. */
export const brandNameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()
