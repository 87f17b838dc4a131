// Stock reported by a refused purchase, which is newer than any cached or earlier response.
import type { Client } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import type { Selection } from '../../../lib/product-choices.ts'
import { useShownProduct } from '../../../lib/shown-products.ts'
import { availabilityDocument } from './availability-document.ts'
import type { Offer } from './offer.ts'
import type { ProductChoices } from './product-fragments.ts'
import { availabilityVariables } from './use-selection.ts'

type Refusal = { combination: string; left: number }

const policy = { requestPolicy: 'network-only' } as const

/**
 * Refetches the stock past all caches. It uses a query of its own: an error in the page's main query would replace the
 * page.
 */
async function readStock(client: Client, { id }: ProductChoices) {
  const { stockDocument } = await import('./stock-document.ts')
  await client.query(stockDocument, { id }, policy).toPromise()
}

export function useRefusal(product: ProductChoices, selection: Selection) {
  const client = useClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const combination = JSON.stringify(selection)

  const readChoices = () =>
    client
      .query(availabilityDocument, availabilityVariables(product, selection), policy)
      .toPromise()
  const hasChoices = product.options.length > 0

  useShownProduct(product.id, {
    combination,
    refetch: hasChoices ? readChoices : undefined,
    // An update of the product supersedes the refusal.
    onChange: () => setRefusal(null),
  })

  const onRefused = (left: number) => {
    setRefusal({ combination, left })
    const reading = hasChoices ? readChoices() : readStock(client, product)
    reading.catch(() => undefined)
  }

  const correct = (offer: Offer): Offer =>
    refusal?.combination === combination ? afterRefusal(offer, refusal.left) : offer

  return { onRefused, correct }
}

export function afterRefusal(offer: Offer, left: number): Offer {
  return { ...offer, left, isSellable: offer.isSellable && left > 0 }
}
