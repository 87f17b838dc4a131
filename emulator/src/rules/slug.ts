// Creates slugs of member pages. docs/contract/members.md §6; the alphabet is assumed: characters that need
// no escape in a URL.

export const slugPattern = /^[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9])?$/

/** Words that are paths of the shop's own member pages. Assumed. */
export const reservedSlugs = new Set(['my', 'me', 'new', 'edit', 'join', 'login'])

/** Returns a slug from the nickname, or from the local part of the email. */
export function slugFrom(nickname: string | undefined, email: string): string {
  return plain(nickname ?? '') || plain(email.replace(/@.*/, '')) || 'member'
}

/** Returns the first free slug of `name`, `name1`, `name2` … */
export function freeSlug(input: string, isTaken: (slug: string) => boolean): string {
  for (let number = 0; ; number += 1) {
    const slug = number === 0 ? input : `${input.slice(0, 240)}${number}`
    if (!isTaken(slug) && !reservedSlugs.has(slug)) return slug
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 240)
    .replace(/-$/, '')
