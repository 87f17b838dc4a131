import type { WireMedia, WireVariantMedia } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/domains.ts'
import type { Resolvers } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { MediaItemSource, VideoSource } from '../../graphql/sources.ts'

const maxSide = 3000
const fileEndings = { AUTO: 'png', AVIF: 'avif', WEBP: 'webp', PNG: 'png', JPEG: 'jpg' } as const

type Size = {
  width?: number | null
  height?: number | null
  format?: keyof typeof fileEndings | null
}

/**
 * Returns the URL of an image at a size, in the platform's form: `<url>/v1/fill/w_300,h_375,…/picture.avif`. The
 * focal point stays visible when the aspect ratio differs.
 */
export function sizedUrl(url: string, size: Size, focal?: { x: number; y: number } | null): string {
  const { width, height } = size
  const format = size.format ?? 'AUTO'
  checkSide('width', width)
  checkSide('height', height)
  if (!width && !height && format === 'AUTO') return url
  const frame = [width && `w_${width}`, height && `h_${height}`].filter(Boolean)
  const focus = width && height && focal ? [`fp_${focal.x.toFixed(2)}_${focal.y.toFixed(2)}`] : []
  const encoding = format === 'AUTO' ? 'enc_auto' : `enc_${fileEndings[format]}`
  const mode = width && height ? 'fill' : 'fit'
  const options = [...frame, ...focus, 'q_80', encoding].join(',')
  return `${url}/v1/${mode}/${options}/picture.${fileEndings[format]}`
}

function checkSide(field: string, side: number | null | undefined) {
  if (side !== null && side !== undefined && (side < 1 || side > maxSide)) {
    throw new BadInput(field, messages.pictureSize({ maxSide }))
  }
}

/** Returns the items of a gallery without duplicates, the main one first. */
export function mediaItemsOf(media: WireMedia | null | undefined): MediaItemSource[] {
  const items = media?.items ?? []
  const main = media?.mainMedia
  if (!main) return items
  return [main, ...items.filter((item) => item.id !== main.id)]
}

/** Returns a store variant's media as a gallery item. */
export function variantMediaItem(
  media: WireVariantMedia | null | undefined,
): MediaItemSource | null {
  if (!media) return null
  const { image, video } = media
  if (image) return { id: image.id, mediaType: 'image', image }
  if (!video) return null
  const { resolutions, ...rest } = video
  const files = resolutions ?? (video.url ? [{ url: video.url }] : [])
  return { id: video.id, mediaType: 'video', video: { ...rest, files } }
}

/** Returns the video of a gallery's item; null for a picture. */
export const videoOf = ({ id, video }: MediaItemSource): VideoSource | null =>
  video ? { ...video, id, resolutions: video.files } : null

const mediaTypes = {
  unspecified_media_item_type: 'UNKNOWN',
  image: 'IMAGE',
  video: 'VIDEO',
  audio: 'AUDIO',
  document: 'DOCUMENT',
  zip: 'ZIP',
} as const

export const mediaResolvers = {
  Image: {
    id: (image) => image.id ?? null,
    url: (image, size) => sizedUrl(image.url ?? '', size, image.focalPoint),
    width: (image) => image.width ?? null,
    height: (image) => image.height ?? null,
    alt: (image) => image.altText ?? '',
    focalPoint: (image) => image.focalPoint ?? null,
    filename: (image) => image.filename ?? null,
    format: (image) => image.format ?? null,
    urlExpiresAt: (image) => image.urlExpirationDate ?? null,
  },
  MediaItem: {
    id: (item) => item.id ?? null,
    type: (item) => (item.mediaType ? mediaTypes[item.mediaType] : null),
    title: (item) => item.title ?? null,
    image: (item) =>
      (item.image ?? item.thumbnail)?.url ? (item.image ?? item.thumbnail ?? null) : null,
    thumbnail: (item) => (item.thumbnail?.url ? item.thumbnail : null),
    video: videoOf,
  },
  Video: {
    id: (video) => video.id ?? null,
    url: (video) => video.url ?? video.resolutions?.[0]?.url ?? null,
    resolutions: (video) =>
      (video.resolutions ?? []).flatMap((file) => (file.url ? [{ ...file, url: file.url }] : [])),
    posters: (video) => video.posters ?? [],
    filename: (video) => video.filename ?? null,
    stillFrameMediaId: (video) => video.stillFrameMediaId ?? null,
    urlExpiresAt: (video) => video.urlExpirationDate ?? null,
  },
} satisfies Pick<Resolvers, 'Image' | 'MediaItem' | 'Video'>
