// Addresses of member pages. contract/members.md §6; the alphabet is assumed: what needs no escape
// in an address.

export const slugPattern = /^[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9])?$/

/** Words the shop's own member pages use. Assumed. */
export const reservedSlugs = new Set(['my', 'me', 'new', 'edit', 'join', 'login'])

/** From the nickname, or from the part of the e-mail in front of the @. */
export function slugFrom(nickname: string | undefined, email: string): string {
  return plain(nickname ?? '') || plain(email.split('@')[0] ?? '') || 'member'
}

/** The first of `name`, `name1`, `name2` … that is free. */
export function freeSlug(wish: string, isTaken: (slug: string) => boolean): string {
  for (let number = 0; ; number += 1) {
    const slug = number === 0 ? wish : `${wish.slice(0, 240)}${number}`
    if (!isTaken(slug) && !reservedSlugs.has(slug)) return slug
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 240)
    .replace(/-+$/, '')
