import { lazy, Suspense, useState } from 'react'
import * as messages from '../__generated__/messages/listing.ts'
import { Icon } from '../ui/Icon.tsx'
import type { PictureSource } from '../ui/Picture.tsx'
import styles from '../ui/ProductCard.module.css'

export type QuickProduct = {
  id: string
  slug: string
  name: string
  price: { display: string }
  options: readonly unknown[]
  /** A product that is refused sells out at the same moment: what says so stays. */
  stock: { inStock: boolean }
  image: PictureSource | undefined
  /** Choices that the list is filtered by, as in the address of the product. */
  search: string
}

const load = () => import('../screens/shop/quick-add/QuickAdd.tsx')
const QuickAdd = lazy(async () => ({ default: (await load()).QuickAdd }))
const warmUp = () => void load().catch(() => undefined)

/** Adds a product from its card, or opens its choices. Without JavaScript, the card leads to the product page. */
export function QuickAddButton({ product }: { product: QuickProduct }) {
  // Each click is an attempt of its own.
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      {product.stock.inStock && (
        <button
          type="button"
          className={`${styles.action} needs-js`}
          aria-label={messages.addQuickly({ name: product.name })}
          aria-haspopup="dialog"
          onClick={() => setAttempt(attempt + 1)}
          onPointerEnter={warmUp}
        >
          <Icon name="plus" />
        </button>
      )}
      {attempt > 0 && (
        <Suspense>
          <QuickAdd product={product} key={attempt} />
        </Suspense>
      )}
    </>
  )
}
