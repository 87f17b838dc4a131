// Which brand a name means: the one comparison, without case and surrounding spaces.

/** What two spellings of one brand have in common: `" Ostra "` and `"OSTRA"` are one. */
export const brandIdentity = (name: string): string => name.trim().normalize('NFC').toLowerCase()

type Named = { id: string; name?: string | null }

/**
 * Returns a function that gives a name as the brand is spelled that has it already; else the name without its
 * surrounding spaces. `except`: a brand that is being renamed is no obstacle to itself.
 */
export function spelledAs(brands: readonly Named[]): (name: string, except?: string) => string {
  const known = new Map<string, Named[]>()
  for (const brand of brands) {
    const identity = brandIdentity(brand.name ?? '')
    known.set(identity, [...(known.get(identity) ?? []), brand])
  }
  return (given, except) => {
    // Nothing but spaces is the platform's to refuse.
    const name = given.trim() || given
    const same = known.get(brandIdentity(name))?.filter(({ id }) => id !== except) ?? []
    // Where there are two already, the one that is spelled so is meant.
    return (same.find((one) => one.name === name) ?? same[0])?.name ?? name
  }
}
