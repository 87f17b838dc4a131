import type { StoredPhoto } from '../rows/member-rows.ts'

/** A drawn picture is addressed by its id, one from elsewhere by its own address. */
export const photoUrl = ({ id, url }: StoredPhoto, base: string): string =>
  url || `${base}/media/${encodeURIComponent(id)}`
