// Pictures and videos of products and collections, in the form of this gateway.
import type { MediaItemType } from '../../__generated__/schema-types.ts'

/** The point of a picture that stays visible when it is cropped, as fractions of its sides. */
export type FocalPoint = { readonly x: number; readonly y: number }

/** A picture of a product, a line or the site. Each member is null where the platform does not send it. */
export type Image = {
  readonly id: string | null
  /** Address of the original; null or empty without a file. */
  readonly url: string | null
  /** Pixels. */
  readonly width: number | null
  /** Pixels. */
  readonly height: number | null
  readonly alt: string | null
  readonly filename: string | null
  readonly format: string | null
  /** ISO 8601. */
  readonly urlExpiresAt: string | null
  readonly focalPoint: FocalPoint | null
}

/** One file of a video. */
export type VideoFile = {
  readonly url: string | null
  readonly width: number | null
  readonly height: number | null
  readonly format: string | null
  readonly quality: string | null
}

/** A video with its renditions and still pictures. `url` is null where only the renditions have addresses, as in galleries. */
export type Video = {
  readonly id: string | null
  readonly url: string | null
  /** Best first. */
  readonly resolutions: readonly VideoFile[]
  readonly posters: readonly Image[]
  readonly filename: string | null
  readonly stillFrameMediaId: string | null
  /** ISO 8601. */
  readonly urlExpiresAt: string | null
}

/** An item of a gallery: it has an image or a video, and neither when it is another kind of file. */
export type MediaItem = {
  readonly id: string | null
  /** Null when the platform does not say. */
  readonly type: MediaItemType | null
  readonly title: string | null
  readonly image: Image | null
  readonly thumbnail: Image | null
  readonly video: Video | null
}
