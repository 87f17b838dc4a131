// Compares brand names: without case and extra white space.
import { storedName } from './brand-name.ts'

/** Returns the key by which brand names are equal: `" Ostra "` and `"OSTRA"` are the same. */
export const brandIdentity = (name: string): string =>
  storedName(name).normalize('NFC').toLowerCase()

type Named = { id: string; name?: string | null }

/**
 * Returns a function that gives a name the spelling of the existing brand, otherwise its stored form. `except`: the
 * brand that is being renamed, which does not conflict with itself.
 */
export function existingSpelling(
  brands: readonly Named[],
): (name: string, except?: string) => string {
  const known = new Map<string, Named[]>()
  for (const brand of brands) {
    const identity = brandIdentity(brand.name ?? '')
    known.set(identity, [...(known.get(identity) ?? []), brand])
  }
  return (given, except) => {
    // The platform refuses a name of spaces only.
    const name = storedName(given) || given
    const same = known.get(brandIdentity(name))?.filter(({ id }) => id !== except) ?? []
    // Prefers an exact match if there are several.
    return (same.find((one) => one.name === name) ?? same[0])?.name ?? name
  }
}
