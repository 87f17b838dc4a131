// Reacts to product changes received by subscription. The shopper's own selections are not reported.

import { useEffect, useRef, useState } from 'react'
import * as messages from '../../../__generated__/messages/product.ts'

/** Calls back right before the page renders a received update. */
export function useProductChange(callback: () => void): void {
  const last = useRef(callback)
  useEffect(() => {
    last.current = callback
  })
  useEffect(() => {
    const handle = () => last.current()
    addEventListener('vitrine:product-changed', handle)
    return () => removeEventListener('vitrine:product-changed', handle)
  }, [])
}

/** Announcement of a price change of the selected variant; empty before one, and after another selection. */
export function usePriceChange(price: string, choice: string): string {
  const [before, setBefore] = useState<{ price: string; choice: string } | null>(null)
  const [words, setWords] = useState('')
  useProductChange(() => setBefore({ price, choice }))
  useEffect(() => {
    if (before?.choice !== choice) setWords('')
    else if (before.price !== price) setWords(messages.priceChangedTo({ price }))
  }, [before, price, choice])
  return words
}
