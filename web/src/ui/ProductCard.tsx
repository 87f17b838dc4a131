import { useState } from 'react'
import * as commonMessages from '../__generated__/messages/common.ts'
import { ColorDots, type Dot } from './ColorDots.tsx'
import { classNames } from './class-names.ts'
import { Picture, type PictureSource } from './Picture.tsx'
import { Price } from './Price.tsx'
import styles from './ProductCard.module.css'

export type ProductCardProps = {
  href: string
  name: string
  brand?: string | null
  price: string
  was?: string | null
  isFrom?: boolean
  ribbon?: string | null
  isSoldOut?: boolean
  image: PictureSource | null
  /** Second picture, fetched and shown on hover. */
  second?: PictureSource | null
  dots?: readonly Dot[]
  isFirst?: boolean
  sizes?: string
  headingLevel?: 2 | 3
}

const widths = [240, 360, 480, 640]

/** Rendered widths of the 2, 3 and 4 column grid. */
export const gridSizes =
  '(min-width: 1416px) 312px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 45vw'

/** A product in a grid or a rail. The name is the link; the whole card is clickable. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, price, was, isFrom, ribbon, isSoldOut, dots } = props
  const { headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-card="">
      <CardPictures {...props} />
      <div className={styles.words}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>
          <a href={href}>{name}</a>
        </Heading>
        <div className={styles.foot}>
          <Price now={price} was={was} isFrom={isFrom} />
          {dots && dots.length > 0 && <ColorDots dots={dots} />}
        </div>
      </div>
      {(isSoldOut || ribbon) && (
        <div className={styles.marks}>
          {isSoldOut && (
            <p className={classNames(styles.mark, styles.gone)}>{commonMessages.soldOut}</p>
          )}
          {ribbon && <p className={styles.mark}>{ribbon}</p>}
        </div>
      )}
    </article>
  )
}

function CardPictures({ image, second, isFirst, isSoldOut, sizes = gridSizes }: ProductCardProps) {
  const [isWanted, setWanted] = useState(false)
  return (
    <div
      className={classNames(styles.frame, isSoldOut && styles.faded)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setWanted(true)}
    >
      {image && (
        <Picture image={image} widths={widths} sizes={sizes} isFirst={isFirst} isDecoration />
      )}
      {second && isWanted && (
        <div className={styles.second}>
          <Picture image={second} widths={widths} sizes={sizes} isDecoration />
        </div>
      )}
    </div>
  )
}
