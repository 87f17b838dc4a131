import { lazy, useState, useTransition } from 'react'
import * as messages from '../__generated__/messages/listing.ts'
import { addToCart } from '../lib/cart-signal.ts'
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

// `warm-quick-add.ts` loads it before the first tap.
const QuickAdd = lazy(async () => {
  const part = await import('../screens/shop/quick-add/QuickAdd.tsx')
  return { default: part.QuickAdd }
})

/** One click; of a product without choices, its request. */
export type Attempt = { sent: ReturnType<typeof addToCart> | null }

/** Adds a product from its card, or opens its choices. Without JavaScript, the card leads to the product page. */
export function QuickAddButton({ product }: { product: QuickProduct }) {
  const [attempt, setAttempt] = useState<Attempt>()
  // No boundary of its own: a transition lasts until the code of the choices is there, and says so.
  const [isBusy, startTransition] = useTransition()
  const onClick = () => {
    if (isBusy) return
    const sent = product.options[0] ? null : addToCart(lineOf(product))
    startTransition(() => setAttempt({ sent }))
  }
  return (
    <>
      {product.stock.inStock && (
        <button
          type="button"
          className={`${styles.action} needs-js`}
          aria-label={messages.addQuickly({ name: product.name })}
          aria-haspopup="dialog"
          aria-busy={isBusy}
          onClick={onClick}
        >
          <Icon name="plus" />
        </button>
      )}
      {attempt && <QuickAdd product={product} attempt={attempt} />}
    </>
  )
}

export const lineOf = ({ id, name, price, image }: QuickProduct) => ({
  productId: id,
  choices: [],
  customTexts: [],
  quantity: 1,
  preview: { name, price: price.display, imageUrl: image?.url ?? null },
})
