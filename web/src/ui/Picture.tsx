import { sized, sizedSet } from '@vitrine/pictures/sized'
import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

/** `url` is that of the full size in which the gateway writes it: with the point that stays in sight. */
export type PictureSource = { url: string; alt: string }

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

/** A picture cropped around its focal point, in the size that the browser selects; the server selects the format. */
export function Picture({ image, widths, sizes, ratio = 1.25, isFirst, ...rest }: PictureProps) {
  const { url, alt } = image
  const width = widths.find((one) => one >= 400) ?? widths[widths.length - 1] ?? 400
  const height = Math.round(width * ratio)
  return (
    <img
      className={classNames(styles.picture, rest.className)}
      src={sized(url, width, height)}
      srcSet={sizedSet(url, widths, ratio)}
      sizes={sizes}
      width={width}
      height={height}
      alt={rest.isDecoration ? '' : alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
