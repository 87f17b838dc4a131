/** What the spellings of one brand's name have in common: case and the spaces around it do not count, as at the gateway. */
export const brandNameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()
