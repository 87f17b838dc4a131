/** A file of the site's media. */
export type SiteFile = {
  readonly id: string
  readonly url: string
  /** In pixels; null for a file that is no picture. */
  readonly width: number | null
  readonly height: number | null
}
