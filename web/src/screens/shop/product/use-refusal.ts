// Stock reported by a refused purchase, which is newer than any cached or earlier response.
import type { Client } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import type { Selection } from '../../../lib/product-choices.ts'
import { availabilityDocument } from './availability-document.ts'
import type { Offer } from './offer.ts'
import type { ProductChoices } from './product-fragments.ts'
import { useProductChange } from './use-product-change.ts'
import { availabilityVariables } from './use-selection.ts'

type Refusal = { combination: string; left: number }

/**
 * Refetches the stock past the cache. It uses a query of its own: an error in the page's main query would replace the
 * page.
 */
async function readAgain(client: Client, product: ProductChoices, selection: Selection) {
  const policy = { requestPolicy: 'network-only' } as const
  if (product.options.length > 0) {
    const variables = availabilityVariables(product, selection)
    await client.query(availabilityDocument, variables, policy).toPromise()
    return
  }
  const { stockDocument } = await import('./stock-document.ts')
  await client.query(stockDocument, { id: product.id }, policy).toPromise()
}

export function useRefusal(product: ProductChoices, selection: Selection) {
  const client = useClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const combination = JSON.stringify(selection)

  // An update of the product supersedes the refusal.
  useProductChange(() => setRefusal(null))

  const onRefused = (left: number) => {
    setRefusal({ combination, left })
    readAgain(client, product, selection).catch(() => undefined)
  }

  const correct = (offer: Offer): Offer =>
    refusal?.combination === combination ? afterRefusal(offer, refusal.left) : offer

  return { onRefused, correct }
}

export function afterRefusal(offer: Offer, left: number): Offer {
  return { ...offer, left, isSellable: offer.isSellable && left > 0 }
}
