/**
 * As the gateway makes a maker's slug from the name, for links where only the name is known. Should the two ever
 * differ, the maker's page leads to its own address.
 */
export function brandSlug(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || name.trim()
}
