import { type Focal, mediaSrcSet, mediaUrl } from '../lib/media-url.ts'
import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

export type PictureSource = { url: string; alt: string; focalPoint?: Focal | null }

export type PictureProps = {
  image: PictureSource
  /** Widths on offer, smallest first. */
  widths: readonly number[]
  /** The layout's truth, as `sizes` wants it. */
  sizes: string
  /** Height by width; 1.25 is the 4:5 of the grids. */
  ratio?: number
  /** Loads at once and before others: one per page, the largest in sight. */
  isFirst?: boolean
  /** The words beside it say the same already. */
  isDecoration?: boolean
  className?: string | undefined
}

/** A picture cut around its focal point, in the size and format the browser prefers. */
export function Picture({ image, widths, sizes, ratio = 1.25, isFirst, ...rest }: PictureProps) {
  const { url, alt, focalPoint } = image
  const width = widths.find((one) => one >= 400) ?? widths[widths.length - 1] ?? 400
  const height = Math.round(width * ratio)
  return (
    <picture>
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={mediaSrcSet(url, widths, ratio, 'avif', focalPoint)}
      />
      <img
        className={classNames(styles.picture, rest.className)}
        src={mediaUrl(url, { width, height, format: 'webp', focal: focalPoint })}
        srcSet={mediaSrcSet(url, widths, ratio, 'webp', focalPoint)}
        sizes={sizes}
        width={width}
        height={height}
        alt={rest.isDecoration ? '' : alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
