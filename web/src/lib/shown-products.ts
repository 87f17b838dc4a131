// The products that the page shows, declared by the components that show them. The code that subscribes to them is
// loaded later (live/).
import { useEffect, useMemo } from 'react'

type Details = {
  /** The selected choices, serialized. */
  combination?: string
  /** Fetches again what depends on the selected choices. Without it, the fields of a product card are all. */
  refetch?: (() => Promise<unknown>) | undefined
  /** Called right before a received change is rendered. */
  onChange?: () => void
}

export type ShownProduct = Details & { id: string }

const shown = new Set<ShownProduct>()
export const shownProducts: ReadonlySet<ShownProduct> = shown

/** Ids of products that changed while the page was open: HTTP caches may contain them as they were before. */
export const changedProducts = new Set<string>()

let onShown = () => undefined as unknown

/** Sets the listener for changes of this list. */
export function onShownProducts(listener: () => unknown): void {
  onShown = listener
}

/** Adds a product until the returned function is called. Of two entries for the same product each counts. */
export function showProduct(product: ShownProduct): () => void {
  shown.add(product)
  onShown()
  return () => {
    shown.delete(product)
    onShown()
  }
}

/** Declares that the component shows a product, for as long as it is mounted. */
export function useShownProduct(id: string, details?: Details): void {
  const product = useMemo<ShownProduct>(() => ({ id }), [id])
  useEffect(() => {
    Object.assign(product, details)
  })
  useEffect(() => showProduct(product), [product])
}
