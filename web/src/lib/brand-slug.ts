/**
 * Returns a brand's slug from its name, as the gateway does, for links where only the name is known. If the two ever
 * differ, the brand page redirects to its canonical URL.
 */
export function brandSlug(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || name.trim()
}
