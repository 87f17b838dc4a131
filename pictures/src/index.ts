// Addresses of the site's pictures, in the grammar of the platform's own kit. docs/contract/real-site.md §1.3.
import { findPicture, type PictureFacts, type Point, type Size } from './media-id.ts'
import { sized } from './sized.ts'

export { findPicture, type PictureFacts, type Point } from './media-id.ts'
export { sized, sizedSet } from './sized.ts'

export type PictureFormat = 'AUTO' | 'AVIF' | 'WEBP' | 'PNG' | 'JPEG'

type Wanted = {
  width?: number | null | undefined
  height?: number | null | undefined
  format?: PictureFormat | null | undefined
}

/** Longest side that is requested of a picture whose size is not known. */
const unknownSide = 3000
/** Area in pixels beyond which the platform makes no picture. */
const largestArea = 5000 ** 2
/** Everything else is served as it is: animations, drawings, formats that browsers do not read. */
const transformable = /^(.+)\.(png|jpe|jpe?g|webp|avif)$/i

/**
 * Returns the address of a picture at a size and format; empty without one. Without both: the original. With width and
 * height it is cropped around the focal point, with one of them it keeps its shape. It is never enlarged.
 */
export function pictureAddress(
  picture: PictureFacts,
  { width, height, format = 'AUTO' }: Wanted,
  origin: string,
): string {
  const found = findPicture(picture, origin)
  if (!found) return ''
  if ('url' in found) return found.url
  const original = `${origin}/media/${encodeURIComponent(found.id)}`
  const [, stem, written] = transformable.exec(found.id) ?? []
  if (!stem || !written || !(width || height || (format && format !== 'AUTO'))) return original
  const ending = written.toLowerCase()
  // In full size nothing is cropped, but another size in the same address may crop.
  const isCropped = !width === !height
  const focus = focusOf(ending, isCropped ? picture.focalPoint : null)
  const whole = found.size ? fillOf(found.size, focus) : unknownFit
  const name = `${encodeURIComponent(stem)}.${ending}`
  const address = `${original}/v1/${whole}${encodingOf(format, ending)}/${name}`
  const box = boxOf({ width, height }, found.size)
  return sized(address, box.width, box.height)
}

/** The kit drops the focal point of formats that it did not transform at first. */
function focusOf(ending: string, focalPoint: Point | null | undefined): string {
  const focal = /^(webp|avif)$/.test(ending) ? null : fractionsOf(focalPoint)
  return focal ? `fp_${focal.x.toFixed(2)}_${focal.y.toFixed(2)}` : 'al_c'
}

/** Writes the whole picture; `sized` replaces the quality by that of the size. */
function fillOf({ width, height }: Size, focus: string): string {
  const scale = Math.min(1, Math.sqrt(largestArea / (width * height)))
  return `fill/w_${Math.round(width * scale)},h_${Math.round(height * scale)},${focus},q_90`
}

/** Of an unknown size nothing can be cropped without enlarging it perhaps; a picture fits into a box at any size. */
const unknownFit = `fit/w_${unknownSide},h_${unknownSide},q_90`

/**
 * The kit has no encodings for PNG, JPEG and WebP. A picture that has the format already is not encoded as another one;
 * otherwise the server selects by the request's `Accept`, and formats that all readers know are selected for those that
 * accept nothing else.
 */
function encodingOf(format: PictureFormat | null | undefined, ending: string): string {
  if (format === 'AVIF') return ',enc_avif,quality_auto'
  const own = ending === 'png' ? 'PNG' : /^jp/.test(ending) ? 'JPEG' : null
  return format && format === own ? '' : ',enc_auto'
}

function boxOf({ width, height }: Wanted, size: Size | null): Size {
  if (width && height) return { width, height }
  if (!size) return { width: width || unknownSide, height: height || unknownSide }
  if (width) return { width, height: (size.height * width) / size.width }
  if (height) return { width: (size.width * height) / size.height, height }
  return size
}

/** Returns a focal point as fractions of the picture, within it. A value above 1 is a percentage. Assumed. */
export function fractionsOf(point: Point | null | undefined): Point | null {
  if (!point || !Number.isFinite(point.x) || !Number.isFinite(point.y)) return null
  const whole = point.x > 1 || point.y > 1 ? 100 : 1
  const within = (value: number) => Math.min(1, Math.max(0, value / whole))
  return { x: within(point.x), y: within(point.y) }
}
