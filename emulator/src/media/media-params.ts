// Parses the transform part of a media URL: `w_300,h_375,al_c,fp_0.50_0.40,q_80,blur_3,enc_avif`.

export type Encoding = 'avif' | 'webp' | 'png' | 'jpg'

export type MediaParams = {
  /** px, 1…3000. */
  width: number
  height: number
  /** Center of the crop, 0…1 from the left and the top. */
  focal: { x: number; y: number }
  quality?: number
  blur?: number
  /** `auto` follows the Accept header; without it the file name's extension decides. */
  encoding?: Encoding | 'auto'
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

const encodings = new Map<string, Encoding | 'auto'>([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['auto', 'auto'],
])

const numberIn = (text: string, least: number, most: number): number | undefined => {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) return undefined
  return Math.min(most, Math.max(least, Number(text)))
}

type Draft = Partial<MediaParams>
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
  enc: (value) => {
    const encoding = encodings.get(value)
    return encoding && { encoding }
  },
}

/**
 * Parses the comma list strictly: an unknown key or an unreadable value is an error that names it, sizes are
 * clamped.
 */
export const parseMediaParams = (text: string): ParsedParams => {
  let draft: Draft = {}
  for (const part of text.split(',')) {
    const cut = part.indexOf('_')
    const key = part.slice(0, cut)
    const read = cut > 0 && Object.hasOwn(readers, key) ? readers[key] : undefined
    const value = read?.(part.slice(cut + 1))
    if (!value) return { problem: `Cannot read "${part.slice(0, 40)}"` }
    draft = { ...draft, ...value }
  }
  const { width, height, focal = { x: 0.5, y: 0.5 } } = draft
  if (width === undefined || height === undefined) return { problem: 'Needs w_ and h_' }
  return { params: { ...draft, width, height, focal } }
}

/** Returns the output format: requested, negotiated, or by the file name's extension; PNG when unknown. */
export const encodingFor = (
  requested: MediaParams['encoding'],
  filename: string,
  accept: string,
): Encoding => {
  if (requested && requested !== 'auto') return requested
  if (requested === 'auto') {
    if (accept.includes('image/avif')) return 'avif'
    return accept.includes('image/webp') ? 'webp' : 'jpg'
  }
  const ending = encodings.get(filename.split('.').pop()?.toLowerCase() ?? '')
  return ending && ending !== 'auto' ? ending : 'png'
}
