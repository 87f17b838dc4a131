/** Returns a plausible text for a field of the platform, by the field's name. */
export function sampleText(name: string): string {
  if (/(Date|Time|^start|^end)$/.test(name)) return '2026-05-01T10:00:00.000Z'
  if (/url$/i.test(name)) return 'https://shop.test/thing'
  return /amount|price|value|from|to$/i.test(name) ? '12.50' : `some ${name}`
}
