// Addresses of products and collections. contract/catalog.md §5: made from the name, `-1` on a
// collision.

const longest = 100

/** What needs no escape a reader would notice; letters of any script. Assumed. */
export const catalogSlugPattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u

/** `Café Lamp, small` → `cafe-lamp-small`; `fallback` when nothing of the name is left. */
export function slugOfName(name: string, fallback: string): string {
  const slug = withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
  return cut(slug, longest) || fallback
}

/** The first of `wish`, `wish-1`, `wish-2` … that is free. */
export function freeCatalogSlug(wish: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wish)) return wish
  for (let number = 1; ; number += 1) {
    const suffix = `-${number}`
    const slug = `${cut(wish, longest - suffix.length)}${suffix}`
    if (!isTaken(slug)) return slug
  }
}

/** Only Latin letters lose their marks: elsewhere a mark makes another letter. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')

/** By whole characters, so that none is cut in half. */
function cut(text: string, length: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > length) break
    kept += character
  }
  return kept.replace(/-+$/, '')
}
