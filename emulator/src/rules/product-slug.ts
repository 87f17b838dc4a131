// Creates slugs of products and collections. docs/contract/catalog.md §5: made from the name, `-1` on a
// collision.

const longest = 100

/** Characters that need no visible escape; letters of any script. Assumed. */
export const catalogSlugPattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u

/** Converts `Café Lamp, small` to `cafe-lamp-small`; returns `fallback` when no character remains. */
export function slugOfName(name: string, fallback: string): string {
  const slug = withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '')
  return cut(slug, longest) || fallback
}

/** Returns the first free slug of `input`, `input-1`, `input-2` … */
export function freeCatalogSlug(input: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(input)) return input
  for (let number = 1; ; number += 1) {
    const suffix = `-${number}`
    const slug = `${cut(input, longest - suffix.length)}${suffix}`
    if (!isTaken(slug)) return slug
  }
}

/** Removes accents from Latin letters only: in other scripts a mark makes another letter. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')

/** Truncates by whole characters, so that none is split. */
function cut(text: string, length: number): string {
  let stored = ''
  for (const character of text) {
    if (stored.length + character.length > length) break
    stored += character
  }
  return stored.replace(/-+$/, '')
}
