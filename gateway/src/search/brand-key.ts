/**
 * Returns a brand's slug, the key by which brands are compared: `Harrow & Pine` and `harrow-pine` both give
 * `harrow-pine`. Letters of all scripts stay; a name without letters or digits is returned unchanged.
 */
export function brandKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return slug || name.trim()
}
