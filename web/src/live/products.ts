// Fetches the products on screen again, as far as changes may have been missed.
import type { Client } from '@urql/core'
import { changedProducts, type ShownProduct, shownProducts } from '../lib/shown-products.ts'
import { productsDocument } from './documents.ts'

/** Maximum number of products of one subscription. */
export const mostProducts = 100

/** Returns the ids of products on the page; of more than the maximum, the last, which the shopper scrolled to. */
export function idsOnScreen(): string[] {
  return [...new Set([...shownProducts].map(({ id }) => id))].slice(-mostProducts)
}

/** Notifies the components that show a product right before its change is rendered. */
export function announceChange(id: string): void {
  for (const shown of shownProducts) if (shown.id === id) shown.onChange?.()
}

/** Ids of products whose cached choices are invalidated when they are next fetched. */
export const missedProducts = new Set<string>()

/** Fetches products again after a gap in the stream: each of them may have changed. */
export function readMissed(client: Client, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    changedProducts.add(id)
    missedProducts.add(id)
  }
  return readAgain(client, ids)
}

export async function readAgain(client: Client, ids: readonly string[]): Promise<void> {
  const chosen = [...shownProducts].filter(({ id, refetch }) => refetch && ids.includes(id))
  // What these fetch includes what the list query would.
  const rest = ids.filter((id) => !chosen.some((one) => one.id === id))
  ids.forEach(announceChange)
  await Promise.all([
    rest.length > 0 &&
      client.query(productsDocument, { ids: rest }, { requestPolicy: 'network-only' }).toPromise(),
    ...chosen.map(readChoices),
  ])
}

async function readChoices(product: ShownProduct): Promise<void> {
  const { combination } = product
  await product.refetch?.()
  // The selection changed while the query was in flight.
  if (shownProducts.has(product) && product.combination !== combination) await product.refetch?.()
}
