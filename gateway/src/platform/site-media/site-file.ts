/** A file of the site's media. */
export type SiteFile = {
  readonly id: string
  readonly url: string
  /** In pixels; null for a file that is no picture. */
  readonly width: number | null
  readonly height: number | null
}

/** A file that is to be uploaded. */
export type NewSiteFile = {
  /** MIME type. */
  readonly contentType: string
  readonly filename: string
  /** Bytes. */
  readonly size: number
  /** Only readable with permission of the site. */
  readonly isPrivate: boolean
}
