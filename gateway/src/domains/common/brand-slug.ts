// A maker's name in an address. The platform's brands have none: it is made from the name alone.
import type { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts'

/** `Harrow & Pine` is `harrow-pine`. Letters of every script stay; a name without any stays as it is. */
export function slugOf(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return slug || name.trim()
}

/** Names of makers in the catalogue that were given by slug or name; what nobody knows stays, and finds nothing. */
export function namesOfBrands(given: readonly string[], index: CatalogueIndex): string[] {
  const wanted = new Set(given)
  const known = index.brandNames().filter((name) => wanted.has(name) || wanted.has(slugOf(name)))
  return known.length > 0 ? known : [...wanted]
}
