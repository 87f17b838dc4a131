import type { FragmentType } from '../../__generated__/fragment-masking.ts'
import { ProductTile, type ProductTile_product } from '../../product-card/ProductTile.tsx'
import { Row, Slot } from '../../ui/Row.tsx'
import styles from './CartScreen.module.css'

export type StartProduct = { id: string } & FragmentType<typeof ProductTile_product>

const places = [0, 1, 2, 3]
export const shelfSize = places.length

type StartShelfProps = {
  title: string
  /** Undefined until they are read. */
  products: readonly StartProduct[] | undefined
  /** Other products may take their place: where the page knows of some, these are not seen until that is decided. */
  isUndecided?: boolean
}

/** One row of products, which has its room before they are there. */
export function StartShelf({ title, products, isUndecided }: StartShelfProps) {
  return (
    <section
      aria-labelledby="start"
      className={styles.start}
      data-undecided={isUndecided ? '' : undefined}
    >
      <h2 id="start">{title}</h2>
      <Row of="four">
        {places.slice(0, products?.length).map((place) => {
          const product = products?.[place]
          return (
            <Slot key={place}>{product && <ProductTile key={product.id} product={product} />}</Slot>
          )
        })}
      </Row>
    </section>
  )
}
