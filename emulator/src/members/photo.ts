import type { StoredPhoto } from '../rows/member-rows.ts'

/** Folder of files that are none of the site's media. */
export const outsideFolder = '/outside/'

/**
 * Returns the URL of a photo: its own, else by id, without a protocol. A tilde is escaped in some.
 * docs/contract/real-site.md §1.1.
 */
export function photoUrl({ id, url, form }: StoredPhoto, base: string): string {
  if (url) return url
  if (form === 'outside') return base + outsideFolder + id
  const name = encodeURIComponent(id)
  const written = form === 'escaped' ? name.replaceAll('~', '%7E') : name
  return `${base.replace(/^https?:/, '')}/media/${written}`
}

/** Returns the media id of a photo; that of a file elsewhere is empty. */
export const photoId = ({ id, form }: StoredPhoto): string => (form === 'outside' ? '' : id)
