import { fractionsOf, type PictureFacts, pictureAddress } from '@vitrine/pictures'
import { messages } from '../../__generated__/messages/domains.ts'
import type { Resolvers } from '../../__generated__/resolvers.ts'
import type { ImageFormat } from '../../__generated__/schema-types.ts'
import type { Config } from '../../config.ts'
import { BadInput } from '../../graphql/bad-input.ts'

const maxSide = 3000

type Size = { width?: number | null; height?: number | null; format?: ImageFormat | null }

/** Returns the URL of an image at a size, in the platform's form; a side out of range is bad input. */
export function sizedUrl(
  picture: PictureFacts,
  size: Size,
  { mediaOrigin }: Pick<Config, 'mediaOrigin'>,
): string {
  checkSide('width', size.width)
  checkSide('height', size.height)
  return pictureAddress(picture, size, mediaOrigin)
}

function checkSide(field: string, side: number | null | undefined) {
  if (side !== null && side !== undefined && (side < 1 || side > maxSide)) {
    throw new BadInput(field, messages.pictureSize({ maxSide }))
  }
}

export const mediaResolvers = {
  Image: {
    id: ({ id }) => id || null,
    url: (image, size, { config }) => sizedUrl(image, size, config),
    alt: (image) => image.alt ?? '',
    focalPoint: ({ focalPoint }) => fractionsOf(focalPoint),
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
