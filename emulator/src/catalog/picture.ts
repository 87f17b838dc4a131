// Converts a drawn picture to the platform's media. Its id is derived from what is drawn (media/media-id.ts).
import type { WireImage, WireMedia, WireMediaItem } from '@vitrine/platform'
import { sizeOf } from '../art/draw-picture.ts'
import { mediaIdOf } from '../media/media-id.ts'
import type { StoredPicture } from '../rows/catalog-rows.ts'
import type { SeedPicture } from '../seed/types.ts'

export function storedPictureOf(picture: SeedPicture): StoredPicture {
  return {
    id: mediaIdOf(picture),
    alt: picture.alt,
    ...sizeOf(picture.view),
    focal: picture.focal ?? { x: 0.5, y: 0.5 },
  }
}

/** Returns the bare URL: by it lines of a cart name pictures. A picture on another host has one too. */
const mediaUrl = (base: string, id: string): string => `${base}/media/${encodeURIComponent(id)}`

type Size = { width: number; height: number }

/** Returns the URL as the catalog and orders write it: already transformed, to the picture's own size. */
export function fittedUrl(id: string, { width, height }: Size, base: string): string {
  const ending = /\.[^.]+$/.exec(id)?.[0] ?? ''
  return `${mediaUrl(base, id)}/v1/fit/w_${width},h_${height},q_90/file${ending}`
}

/** Returns the picture of a line. docs/contract/cart.md §4 "Image". */
export function wireImageOf(picture: StoredPicture, base: string): WireImage {
  return {
    id: picture.id,
    url: mediaUrl(base, picture.id),
    width: picture.width,
    height: picture.height,
    altText: picture.alt,
    filename: picture.id,
    focalPoint: picture.focal,
  }
}

/** Returns the picture of a store variant, whose URL leaves the protocol to the page. */
export function wireVariantImageOf(picture: StoredPicture, base: string): WireImage {
  const url = mediaUrl(base, picture.id).replace(/^https?:/, '')
  return { ...wireImageOf(picture, base), url }
}

const small = { width: 50, height: 50 }

/** docs/contract/catalog.md §5 "Media item"; `focalPoint` in addition to the five fields is assumed. */
function wireMediaItemOf(picture: StoredPicture, base: string): WireMediaItem {
  const { id, alt: altText, width, height } = picture
  return {
    id,
    mediaType: 'image',
    title: '',
    thumbnail: { url: fittedUrl(id, small, base), ...small, altText },
    image: {
      url: fittedUrl(id, picture, base),
      width,
      height,
      altText,
      focalPoint: picture.focal,
    },
  }
}

export function wireMediaOf(pictures: readonly StoredPicture[], base: string): WireMedia {
  const items = pictures.map((picture) => wireMediaItemOf(picture, base))
  return items[0] ? { mainMedia: items[0], items } : { items }
}
