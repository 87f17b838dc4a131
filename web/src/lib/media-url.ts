// Derives the URLs of all sizes, so that a page contains one base URL per picture.

export type MediaFormat = 'avif' | 'webp' | 'png' | 'jpeg'
export type Focal = { x: number; y: number }
export type MediaSize = { width: number; height: number; format: MediaFormat; focal?: Focal | null }

const extension: Record<MediaFormat, string> = {
  avif: 'avif',
  webp: 'webp',
  png: 'png',
  jpeg: 'jpg',
}

/** Returns the URL of the picture, cropped to this size around its focal point. */
export function mediaUrl(base: string, { width, height, format, focal }: MediaSize): string {
  const point = focal ? `,fp_${fraction(focal.x)}_${fraction(focal.y)}` : ''
  const size = `w_${Math.round(width)},h_${Math.round(height)}`
  const name = extension[format]
  return `${base}/v1/fill/${size}${point},q_80,enc_${format}/picture.${name}`
}

/** `height / width`; portraits of the grid are 4:5, so 1.25. */
export function mediaSrcSet(
  base: string,
  widths: readonly number[],
  ratio: number,
  format: MediaFormat,
  focal?: Focal | null,
): string {
  return widths
    .map((width) => `${mediaUrl(base, { width, height: width * ratio, format, focal })} ${width}w`)
    .join(', ')
}

const fraction = (value: number) => String(Math.round(Math.min(1, Math.max(0, value)) * 100) / 100)
