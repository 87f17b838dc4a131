import type { StoredPhoto } from '../rows/member-rows.ts'

/** Returns the URL of a photo: by id for a drawn picture, else its own URL. */
export const photoUrl = ({ id, url }: StoredPhoto, base: string): string =>
  url || `${base}/media/${encodeURIComponent(id)}`
