import { z } from 'zod'
import { answer, body, text, timestamp, word } from '../shapes.ts'
import { mediaItemTypes } from '../vocab/catalog.ts'

const focalPoint = answer(() => ({
  x: z.number(),
  y: z.number(),
  width: z.number().nullish(),
  height: z.number().nullish(),
}))

/** Picture of a line, variant or checkout brand. docs/contract/cart.md §4. */
export const wireImage = answer(() => ({
  id: z.string().nullish(),
  url: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  altText: z.string().nullish(),
  filename: z.string().nullish(),
  format: z.string().nullish(),
  urlExpirationDate: timestamp.nullish(),
  focalPoint: focalPoint.nullish(),
}))
export type WireImage = z.output<typeof wireImage>

/** Picture in requests. */
export const imageBody = body(() => ({
  id: text(1000).nullish(),
  url: text(2000).nullish(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
  altText: text(1000).nullish(),
  filename: text(1000).nullish(),
  urlExpirationDate: timestamp.nullish(),
  focalPoint: body(() => ({ x: z.number(), y: z.number() })).nullish(),
}))

const wireVideoFile = answer(() => ({
  url: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  format: z.string().nullish(),
  poster: z.string().nullish(),
  quality: z.string().nullish(),
}))

/** One item of a v1 product's or collection's media. docs/contract/catalog.md §5. */
export const wireMediaItem = answer(() => ({
  id: z.string().nullish(),
  mediaType: word(mediaItemTypes),
  title: z.string().nullish(),
  thumbnail: wireImage.nullish(),
  image: wireImage.nullish(),
  video: answer(() => ({
    files: z.array(wireVideoFile).nullish(),
    stillFrameMediaId: z.string().nullish(),
  })).nullish(),
}))
export type WireMediaItem = z.output<typeof wireMediaItem>

export const wireMedia = answer(() => ({
  mainMedia: wireMediaItem.nullish(),
  items: z.array(wireMediaItem).nullish(),
}))
export type WireMedia = z.output<typeof wireMedia>

/** A video with its renditions. docs/contract/catalog.md §6. */
export const wireVideo = answer(() => ({
  id: z.string().nullish(),
  url: z.string().nullish(),
  filename: z.string().nullish(),
  urlExpirationDate: timestamp.nullish(),
  posters: z.array(wireImage).nullish(),
  resolutions: z.array(wireVideoFile).nullish(),
}))

/** Picture or video of a store variant. docs/contract/catalog.md §6. */
export const wireVariantMedia = answer(() => ({
  image: wireImage.nullish(),
  video: wireVideo.nullish(),
}))
export type WireVariantMedia = z.output<typeof wireVariantMedia>
