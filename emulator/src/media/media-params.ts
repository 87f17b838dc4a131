// Parses the transform part of a media URL, as strictly as the platform: `w_300,h_375,al_c,q_80,enc_auto`.
// docs/contract/real-site.md §1.3.

export type Encoding = 'avif' | 'webp' | 'png' | 'jpg'

export type MediaParams = {
  /** px, 1…3000. */
  width: number
  height: number
  /** Center of the crop, 0…1 from the left and the top; absent in a fit. */
  focal?: { x: number; y: number }
  quality?: number
  blur?: number
  /** `auto` follows the Accept header; without it the file name's extension decides. */
  encoding?: 'avif' | 'auto'
}

type ParsedParams = { params: MediaParams } | { problem: string }

const largest = 3000

const aligned: Record<string, { x: number; y: number }> = {
  c: { x: 0.5, y: 0.5 },
  t: { x: 0.5, y: 0 },
  b: { x: 0.5, y: 1 },
  l: { x: 0, y: 0.5 },
  r: { x: 1, y: 0.5 },
  tl: { x: 0, y: 0 },
  tr: { x: 1, y: 0 },
  bl: { x: 0, y: 1 },
  br: { x: 1, y: 1 },
}

const formats = new Map<string, Encoding>([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['jpe', 'jpg'],
])

/** Everything that may follow the frame; an AVIF has its quality from the server. */
const encodings: readonly [ending: string, encoding: 'avif' | 'auto'][] = [
  [',enc_auto', 'auto'],
  [',enc_avif,quality_auto', 'avif'],
  [',enc_pavif,quality_auto', 'avif'],
]

const numberIn = (text: string, least: number, most: number): number | undefined => {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) return undefined
  return Math.min(most, Math.max(least, Number(text)))
}

type Draft = Partial<Omit<MediaParams, 'encoding'>>
type Reader = (value: string) => Draft | undefined

const sized =
  (key: 'width' | 'height'): Reader =>
  (value) => {
    const size = numberIn(value, 1, largest)
    return size === undefined ? undefined : { [key]: Math.round(size) }
  }

const readers: Record<string, Reader> = {
  w: sized('width'),
  h: sized('height'),
  al: (value) => {
    const focal = aligned[value]
    return focal && { focal }
  },
  fp: (value) => {
    const [left = '', top = '', ...rest] = value.split('_')
    const x = numberIn(left, 0, 1)
    const y = numberIn(top, 0, 1)
    return x === undefined || y === undefined || rest.length > 0 ? undefined : { focal: { x, y } }
  },
  q: (value) => {
    const quality = numberIn(value, 1, 100)
    return quality === undefined ? undefined : { quality: Math.round(quality) }
  },
  blur: (value) => {
    const blur = numberIn(value, 0, 100)
    return blur === undefined ? undefined : { blur }
  },
  // Sharpening and the way of enlarging change nothing in a drawing.
  usm: (value) => (/^(\d+\.\d\d)_(\d+\.\d\d)_(\d+\.\d\d)$/.test(value) ? {} : undefined),
  lg: (value) => (value === '1' || value === '2' ? {} : undefined),
}

/** Returns what the parts say, or which of them cannot be read. */
function readParts(parts: readonly string[]): Draft | string {
  let draft: Draft = {}
  for (const part of parts) {
    const cut = part.indexOf('_')
    const key = part.slice(0, cut)
    const read = cut > 0 && Object.hasOwn(readers, key) ? readers[key] : undefined
    const value = read?.(part.slice(cut + 1))
    if (!value) return `Cannot read "${part.slice(0, 40)}"`
    draft = { ...draft, ...value }
  }
  return draft
}

/**
 * Parses the comma list strictly: an unknown key or an unreadable value is an error that names it, sizes are clamped.
 * What is cropped needs an alignment or a focal point, and not both.
 */
export const parseMediaParams = (text: string, mode: 'fill' | 'fit'): ParsedParams => {
  const [ending, encoding] = encodings.find(([one]) => text.endsWith(one)) ?? ['']
  const parts = text.slice(0, text.length - ending.length).split(',')
  const draft = readParts(parts)
  if (typeof draft === 'string') return { problem: draft }
  const { width, height } = draft
  if (width === undefined || height === undefined) return { problem: 'Needs w_ and h_' }
  const places = parts.filter((part) => /^(al|fp)_/.test(part)).length
  if (places !== (mode === 'fill' ? 1 : 0)) return { problem: 'Needs al_ or fp_ to fill' }
  return { params: { ...draft, width, height, ...(encoding && { encoding }) } }
}

/** Returns the output format: requested, negotiated, or by the file name's extension; PNG when unknown. */
export const encodingFor = (
  requested: MediaParams['encoding'],
  filename: string,
  accept: string,
): Encoding => {
  if (requested === 'avif') return requested
  if (requested === 'auto') {
    if (accept.includes('image/avif')) return 'avif'
    return accept.includes('image/webp') ? 'webp' : 'jpg'
  }
  return formats.get(endingOf(filename)) ?? 'png'
}

/** Returns the part behind the last dot, in lower case; empty without one. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Endings of the files that the platform resizes; animations, drawings and files without an ending are not. */
export const isResized = (mediaId: string): boolean => formats.has(endingOf(mediaId))

/** Returns how many times larger than its source the platform makes a picture at most. docs/contract/real-site.md §1.3 */
export function largestScale({ width, height }: { width: number; height: number }): number {
  const area = width * height
  if (area > 600 ** 2) return 1
  return area > 400 ** 2 ? 1.2 : 1.4
}
