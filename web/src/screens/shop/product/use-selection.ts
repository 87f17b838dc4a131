// Selected choices of a product page, stored in the address. A click renders at once and updates the address.
import { useState } from 'react'
import { useQuery } from 'urql'
import { navigate } from 'wouter/use-browser-location'
import type { ProductAvailabilityQuery } from '../../../__generated__/graphql.ts'
import { paths } from '../../../lib/paths.ts'
import {
  completeSelection,
  readSelection,
  type Selection,
  selectedChoices,
  selectionSearch,
} from '../../../lib/product-choices.ts'
import { availabilityDocument } from './availability-document.ts'
import { type ProductChoices, variantsOf } from './product-fragments.ts'

export type Availability = NonNullable<
  NonNullable<ProductAvailabilityQuery['product']>['availability']
>

export function selectionOf(product: ProductChoices, search: URLSearchParams): Selection {
  const chosen = readSelection(product.options, search)
  return completeSelection(product.options, variantsOf(product), chosen)
}

export function availabilityVariables(product: ProductChoices, selection: Selection) {
  return { id: product.id, choices: selectedChoices(product.options, selection) }
}

export function useSelection(product: ProductChoices, slug: string, search: URLSearchParams) {
  const fromAddress = selectionOf(product, search)
  const [selection, setSelection] = useState(fromAddress)
  const address = search.toString()
  const [shownAddress, setShownAddress] = useState(address)
  // A selected variant stays selected when it sells out; only a new address changes the selection.
  if (address !== shownAddress) {
    setShownAddress(address)
    setSelection(fromAddress)
  }

  const [{ data }] = useQuery({
    query: availabilityDocument,
    variables: availabilityVariables(product, selection),
    pause: product.options.length === 0,
  })

  const choose = (next: Selection) => {
    setSelection(next)
    const state = window.history.state as unknown
    navigate(paths.product(slug) + selectionSearch(product.options, next), { replace: true, state })
  }

  const availability: Availability | null = data?.product?.availability ?? null
  return { selection, choose, availability }
}
