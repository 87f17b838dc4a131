// Loads the pages after the one in the address. The number shown is part of the address, so that a reload shows them
// again.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client } from '@urql/core'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { navigate } from 'wouter/use-browser-location'
import type { FragmentType } from '../../../__generated__/fragment-masking.ts'
import { type ListingState, shownPages } from '../../../lib/listing-state.ts'
import type { Listing_products } from './listing-fragment.ts'

type Page = FragmentType<typeof Listing_products>

export type Pages = {
  /** Reads a page from the cache. */
  read: (client: Client, page: number) => Page | null
  fetch: (client: Client, page: number) => Promise<Page | null>
}

/** Pages of a list whose document fetches one page at a time. */
export function pagesOf<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (page: number) => Variables,
  listIn: (data: Data) => Page | null | undefined,
): Pages {
  const listOf = (data: Data | null | undefined) => (data && listIn(data)) ?? null
  const known = { requestPolicy: 'cache-only' } as const
  return {
    read: (client, page) => listOf(client.readQuery(document, variablesOf(page), known)?.data),
    fetch: async (client, page) =>
      listOf((await client.query(document, variablesOf(page)).toPromise()).data),
  }
}

type MorePages = {
  first: Page
  state: ListingState
  /** True while the list of another address loads, which more pages of this one would replace. */
  isPending: boolean
  hrefOf: (state: ListingState) => string
  pages: Pages
}

type Progress = { href: string; step: 'loading' | 'failed' | 'unwanted' }

export function useMorePages({ first, state, isPending, hrefOf, pages }: MorePages) {
  const client = useClient()
  const href = hrefOf(state)
  // Belongs to an address: the longer list has another one, and what waited for it ends in the same render.
  const [progress, setProgress] = useState<Progress | null>(null)
  const step = progress?.href === href ? progress.step : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may return to an address
  useEffect(() => setProgress(null), [href])
  const isWanted = useRef(false)
  // After the effect of the button, which the new list may not have.
  useEffect(() => {
    if (!isPending) isWanted.current = false
  }, [isPending])
  const rest = shownPages(state).slice(1)
  const next = state.page + state.pages
  const isBusy = isPending || step === 'loading'

  const loadNext = async () => {
    isWanted.current = isPending
    if (isBusy) return
    const from = window.location.href
    setProgress({ href, step: 'loading' })
    const page = await pages.fetch(client, next)
    if (!page) return setProgress({ href, step: 'failed' })
    // The visitor may have gone elsewhere meanwhile.
    if (from !== window.location.href) return setProgress({ href, step: 'unwanted' })
    // The page is now in the cache, so the longer list renders at once.
    const entry = window.history.state as unknown
    navigate(hrefOf({ ...state, pages: state.pages + 1 }), { replace: true, state: entry })
  }

  return {
    pages: [first, ...rest.flatMap((page) => pages.read(client, page) ?? [])],
    isBusy,
    /** Whether more was wanted while the list was loading. */
    isWanted,
    /** More products are on their way, or were until the list of another address was chosen, which replaces both. */
    isExpected: step === 'loading' || (step === 'unwanted' && isPending),
    hasFailed: step === 'failed',
    loadNext: () => void loadNext(),
  }
}
