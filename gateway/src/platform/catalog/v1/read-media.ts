// Reads media of catalog v1. docs/contract/catalog.md §5, §6.
import {
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  numberOrNull,
  objectOrNull,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { FocalPoint, Image, MediaItem, Video, VideoFile } from '../media.ts'

const types = {
  image: 'IMAGE',
  video: 'VIDEO',
  audio: 'AUDIO',
  document: 'DOCUMENT',
  zip: 'ZIP',
  unspecified_media_item_type: 'UNKNOWN',
} as const

function readFocalPoint(from: JsonObject): FocalPoint | null {
  const [x, y] = [numberOrNull(from, 'x'), numberOrNull(from, 'y')]
  return x === null || y === null ? null : { x, y }
}

/** Returns the reader of a picture, with the reader of its texts. */
export const imageReader =
  (readText: typeof stringOrNull) =>
  (from: JsonObject): Image => ({
    id: readText(from, 'id'),
    url: readText(from, 'url'),
    width: numberOrNull(from, 'width'),
    height: numberOrNull(from, 'height'),
    alt: readText(from, 'altText'),
    filename: readText(from, 'filename'),
    format: readText(from, 'format'),
    urlExpiresAt: stringOrNull(from, 'urlExpirationDate'),
    focalPoint: mappedOrNull(from, 'focalPoint', readFocalPoint),
  })

/** Reads a picture of a product, a line or a brand. */
export const readImage = imageReader(stringOrNull)

const readFile = (from: JsonObject): VideoFile => ({
  url: stringOrNull(from, 'url'),
  width: numberOrNull(from, 'width'),
  height: numberOrNull(from, 'height'),
  format: stringOrNull(from, 'format'),
  quality: stringOrNull(from, 'quality'),
})

const readFiles = (from: JsonObject, files: 'files' | 'resolutions', id: string | null): Video => ({
  id,
  url: stringOrNull(from, 'url'),
  resolutions: listOf(from, files, readFile),
  posters: listOf(from, 'posters', readImage),
  filename: stringOrNull(from, 'filename'),
  stillFrameMediaId: stringOrNull(from, 'stillFrameMediaId'),
  urlExpiresAt: stringOrNull(from, 'urlExpirationDate'),
})

function readItem(from: JsonObject): MediaItem {
  const id = stringOrNull(from, 'id')
  return {
    id,
    type: wordOf(from, 'mediaType', types, null),
    title: stringOrNull(from, 'title'),
    image: mappedOrNull(from, 'image', readImage),
    thumbnail: mappedOrNull(from, 'thumbnail', readImage),
    video: mappedOrNull(from, 'video', (video) => readFiles(video, 'files', id)),
  }
}

function readGallery(from: JsonObject): readonly MediaItem[] {
  const items = listOf(from, 'items', readItem)
  const mainId = objectOrNull(from, 'mainMedia')?.id
  // The platform repeats the main item in the list, where it usually is the first.
  if (mainId !== undefined && items[0]?.id === mainId) return items
  const main = mappedOrNull(from, 'mainMedia', readItem)
  return main === null ? items : [main, ...items.filter(({ id }) => id !== main.id)]
}

/** Reads the gallery of a product, a choice or a collection: without duplicates, the main item first. */
export const readMedia = (from: JsonObject): readonly MediaItem[] =>
  mappedOrNull(from, 'media', readGallery) ?? emptyArray

/** Reads a video with its renditions, of a store variant or of an event. */
export const readVideo = (from: JsonObject): Video =>
  withFile(readFiles(from, 'resolutions', stringOrNull(from, 'id')))

/** Returns a video whose only file is at its own address as one with a rendition. */
function withFile(video: Video): Video {
  if (video.resolutions.length > 0 || !video.url) return video
  const file = { url: video.url, width: null, height: null, format: null, quality: null }
  return { ...video, resolutions: [file] }
}

/** Reads the picture or the video of a store variant. */
export function readVariantMedia(from: JsonObject): MediaItem | null {
  const others = { title: null, thumbnail: null }
  const image = mappedOrNull(from, 'image', readImage)
  if (image) return { ...others, id: image.id, type: 'IMAGE', image, video: null }
  const video = mappedOrNull(from, 'video', readVideo)
  return video && { ...others, id: video.id, type: 'VIDEO', image: null, video }
}
