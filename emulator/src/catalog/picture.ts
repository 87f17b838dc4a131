// Converts a drawn picture to the platform's media. Its id is derived from what is drawn (media/media-id.ts).
import type { WireImage, WireMedia, WireMediaItem } from '@vitrine/platform'
import { sizeOf } from '../art/draw-picture.ts'
import { mediaIdOf } from '../media/media-id.ts'
import type { StoredPicture } from '../rows/catalog-rows.ts'
import type { SeedPicture } from '../seed/types.ts'

const thumbnail = { width: 160, height: 200 }

export function storedPictureOf(picture: SeedPicture): StoredPicture {
  return {
    id: mediaIdOf(picture),
    alt: picture.alt,
    ...sizeOf(picture.view),
    focal: picture.focal ?? { x: 0.5, y: 0.5 },
  }
}

/** Returns the media URL. A picture on another host has one too, so that a size can be requested. */
const mediaUrl = (base: string, id: string): string => `${base}/media/${encodeURIComponent(id)}`

/** Returns the URL of a small version, cropped around the focal point. */
function thumbnailUrl({ id, focal }: StoredPicture, base: string): string {
  const { width, height } = thumbnail
  const cut = `w_${width},h_${height},fp_${focal.x.toFixed(2)}_${focal.y.toFixed(2)},q_80,enc_auto`
  return `${mediaUrl(base, id)}/v1/fill/${cut}/thumbnail.jpg`
}

/** Returns the picture of a line or store variant. docs/contract/cart.md §4 "Image". */
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

/** docs/contract/catalog.md §5 "Media item"; `focalPoint` in addition to the five fields is assumed. */
function wireMediaItemOf(picture: StoredPicture, base: string): WireMediaItem {
  const url = mediaUrl(base, picture.id)
  const altText = picture.alt
  return {
    id: picture.id,
    mediaType: 'image',
    title: '',
    thumbnail: { url: thumbnailUrl(picture, base), ...thumbnail, altText },
    image: {
      url,
      width: picture.width,
      height: picture.height,
      altText,
      focalPoint: picture.focal,
    },
  }
}

export function wireMediaOf(pictures: readonly StoredPicture[], base: string): WireMedia {
  const items = pictures.map((picture) => wireMediaItemOf(picture, base))
  return items[0] ? { mainMedia: items[0], items } : { items }
}
