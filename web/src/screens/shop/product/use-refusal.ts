// What a refusal taught about a combination: newer than anything that was read before it, and than any cache.
import { useState } from 'react'
import { useClient } from 'urql'
import type { Selection } from '../../../lib/product-choices.ts'
import type { Offer } from './offer.ts'
import { availabilityDocument, productDocument } from './product-documents.ts'
import type { ProductChoices } from './product-fragments.ts'
import { availabilityVariables } from './use-selection.ts'

type Refusal = { combination: string; left: number }

export function useRefusal(product: ProductChoices, slug: string, selection: Selection) {
  const client = useClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const combination = JSON.stringify(selection)

  const onRefused = (left: number) => {
    setRefusal({ combination, left })
    // The other choices may have gone with it.
    const policy = { requestPolicy: 'network-only' } as const
    if (product.options.length === 0)
      void client.query(productDocument, { slug }, policy).toPromise()
    else {
      const variables = availabilityVariables(product, selection)
      void client.query(availabilityDocument, variables, policy).toPromise()
    }
  }

  const correct = (offer: Offer): Offer =>
    refusal?.combination === combination ? afterRefusal(offer, refusal.left) : offer

  return { onRefused, correct }
}

export function afterRefusal(offer: Offer, left: number): Offer {
  return { ...offer, left, isSellable: offer.isSellable && left > 0 }
}
