// What changed while somebody looked. What they chose themselves is no news.
import { useEffect, useRef, useState } from 'react'

/** Calls back when the page is about to show what it was told. */
export function useNews(callback: () => void): void {
  const last = useRef(callback)
  useEffect(() => {
    last.current = callback
  })
  useEffect(() => {
    const tell = () => last.current()
    addEventListener('vitrine-news', tell)
    return () => removeEventListener('vitrine-news', tell)
  }, [])
}

/** In words, what became of the price of one choice; empty until it is told, and after the next choice. */
export function usePriceNews(price: string, choice: string): string {
  const [before, setBefore] = useState<{ price: string; choice: string } | null>(null)
  const [words, setWords] = useState('')
  useNews(() => setBefore({ price, choice }))
  useEffect(() => {
    if (before?.choice !== choice) setWords('')
    else if (before.price !== price) setWords(`Price changed to ${price}`)
  }, [before, price, choice])
  return words
}
