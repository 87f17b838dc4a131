import { useEffect, useState } from 'react'
import * as messages from '../../../__generated__/messages/product.ts'
import { useShownProduct } from '../../../lib/shown-products.ts'

/** Says that the price of the selected variant is new; empty before a change, and after another selection. */
export function usePriceChange(id: string, price: string, choice: string): string {
  const [before, setBefore] = useState<{ price: string; choice: string } | null>(null)
  const [words, setWords] = useState('')
  useShownProduct(id, { onChange: () => setBefore({ price, choice }) })
  useEffect(() => {
    if (before?.choice !== choice) setWords('')
    else if (before.price !== price) setWords(messages.newPrice)
  }, [before, price, choice])
  return words
}
