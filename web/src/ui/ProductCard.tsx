import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
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
  /** What is low in stock says so. */
  note?: string | null
  image: PictureSource | null | undefined
  /** Second picture, fetched and shown on hover and on focus by keyboard. */
  second?: PictureSource | null | undefined
  dots?: readonly Dot[]
  isFirst?: boolean
  sizes?: string
  headingLevel?: 2 | 3
  /** A button on the picture. */
  action?: ReactNode
}

const widths = [240, 360, 480, 640]

/** Rendered widths of the 2, 3 and 4 column grid. */
export const gridSizes =
  '(min-width: 1416px) 312px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 45vw'

/** A product in a grid or a rail. The name is the link; the whole card is clickable. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, price, was, isFrom, ribbon, isSoldOut, note, dots, action } = props
  const { headingLevel = 3, image, second, isFirst, sizes = gridSizes } = props
  const [isWanted, setWanted] = useState(false)
  const Heading = `h${headingLevel}` as const
  const pictures = { widths, sizes, isDecoration: true }
  // A finger also enters, and focuses what it taps: it never sees the second picture.
  const onPointerEnter = (event: PointerEvent) => event.pointerType === 'mouse' && setWanted(true)
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && setWanted(true)
  return (
    <article className={styles.card} data-card="" onPointerEnter={onPointerEnter} onFocus={onFocus}>
      <div className={classNames(styles.frame, isSoldOut && styles.faded)}>
        {image && <Picture image={image} isFirst={isFirst} {...pictures} />}
        {second && isWanted && (
          <div className={styles.second}>
            <Picture image={second} {...pictures} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>
          <a href={href}>{name}</a>
        </Heading>
        <div className={styles.foot}>
          <Price now={price} was={was} isFrom={isFrom} />
          {dots && dots.length > 0 && <ColorDots dots={dots} />}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {(isSoldOut || ribbon) && (
        <div className={styles.marks}>
          {isSoldOut && (
            <p className={classNames(styles.mark, styles.gone)}>{commonMessages.soldOut}</p>
          )}
          {ribbon && <p className={styles.mark}>{ribbon}</p>}
        </div>
      )}
      {action}
    </article>
  )
}
