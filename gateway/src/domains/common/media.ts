import { messages } from '../../__generated__/messages/domains.ts'
import type { Resolvers } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'

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

export const mediaResolvers = {
  Image: {
    url: (image, size) => sizedUrl(image.url ?? '', size, image.focalPoint),
    alt: (image) => image.alt ?? '',
  },
  MediaItem: {
    image: (item) => ((item.image ?? item.thumbnail)?.url ? (item.image ?? item.thumbnail) : null),
    thumbnail: (item) => (item.thumbnail?.url ? item.thumbnail : null),
  },
  Video: {
    id: (video) => video.id ?? null,
    url: (video) => video.url ?? video.resolutions?.[0]?.url ?? null,
    resolutions: (video) =>
      (video.resolutions ?? []).flatMap((file) => (file.url ? [{ ...file, url: file.url }] : [])),
    posters: (video) => video.posters ?? [],
    filename: (video) => video.filename ?? null,
    stillFrameMediaId: (video) => video.stillFrameMediaId ?? null,
    urlExpiresAt: (video) => video.urlExpiresAt ?? null,
  },
} satisfies Pick<Resolvers, 'Image' | 'MediaItem' | 'Video'>
