import { type Focal, mediaSrcSet, mediaUrl } from '../lib/media-url.ts'
import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

export type PictureSource = { url: string; alt: string; focalPoint?: Focal | null }

export type PictureProps = {
  image: PictureSource
  /** Available widths, ascending. */
  widths: readonly number[]
  /** The `sizes` attribute, as the layout renders it. */
  sizes: string
  /** Height divided by width; 1.25 is the 4:5 of the grids. */
  ratio?: number
  /** Loads eagerly with high priority: for one picture per page, the largest in the viewport. */
  isFirst?: boolean
  /** Empty when adjacent text says the same. */
  isDecoration?: boolean
  className?: string | undefined
}

/** A picture cropped around its focal point, in the size and format the browser selects. */
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
