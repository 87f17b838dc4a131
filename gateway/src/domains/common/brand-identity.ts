// Which brand a name means: the one comparison, without case and superfluous white space.
import { storedName } from './brand-name.ts'

/** What two spellings of one brand have in common: `" Ostra "` and `"OSTRA"` are one. */
export const brandIdentity = (name: string): string =>
  storedName(name).normalize('NFC').toLowerCase()

type Named = { id: string; name?: string | null }

/**
 * Returns a function that gives a name as the brand is spelled that has it already; else the name with its white
 * space as it is stored. `except`: a brand that is being renamed is no obstacle to itself.
 */
export function spelledAs(brands: readonly Named[]): (name: string, except?: string) => string {
  const known = new Map<string, Named[]>()
  for (const brand of brands) {
    const identity = brandIdentity(brand.name ?? '')
    known.set(identity, [...(known.get(identity) ?? []), brand])
  }
  return (given, except) => {
    // Nothing but spaces is the platform's to refuse.
    const name = storedName(given) || given
    const same = known.get(brandIdentity(name))?.filter(({ id }) => id !== except) ?? []
    // Where there are two already, the one that is spelled so is meant.
    return (same.find((one) => one.name === name) ?? same[0])?.name ?? name
  }
}
