// Pages appended to the one in the address. What was appended comes back with the visitor: coming home from a
// product shows the same list at the same place.
import type { Client } from '@urql/core'
import { useState } from 'react'
import { useClient } from 'urql'
import type { FragmentType } from '../../../__generated__/fragment-masking.ts'
import type { Listing_products } from './listing-fragment.ts'

type Page = FragmentType<typeof Listing_products>

export type LoadPage = (client: Client, page: number) => Promise<Page | null>

type Appended = { key: string; pages: Page[] }

/** Lists left on this visit, by address. A reload starts over with the address alone. */
const remembered = new Map<string, Page[]>()

type MorePages = { first: Page; page: number; key: string; loadPage: LoadPage }

export function useMorePages({ first, page, key, loadPage }: MorePages) {
  const client = useClient()
  const [appended, setAppended] = useState<Appended>(() => ({
    key,
    pages: remembered.get(key) ?? [],
  }))
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const own = appended.key === key ? appended.pages : (remembered.get(key) ?? [])

  const loadNext = async () => {
    if (state === 'loading') return
    setState('loading')
    const next = await loadPage(client, page + own.length + 1)
    if (!next) return setState('failed')
    const pages = [...own, next]
    remembered.set(key, pages)
    setAppended({ key, pages })
    setState('idle')
  }

  return {
    pages: [first, ...own],
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadNext: () => void loadNext(),
  }
}
