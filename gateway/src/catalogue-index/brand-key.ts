/**
 * A maker's name as it stands in an address, which is what makers are told apart by: `Harrow & Pine` is
 * `harrow-pine`, and so is a slug itself. Letters of every script stay; a name without any stays as it is.
 */
export function brandKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return slug || name.trim()
}
