// Fetches suggestions while typing: debounced, from two characters on, without responses to older texts.

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import type { SuggestionsQuery } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/shell.ts'
import { paths } from '../../lib/paths.ts'
import type { PictureSource } from '../../ui/Picture.tsx'

const suggestionsDocument = graphql(`
  query Suggestions($query: String!) {
    suggest(search: $query, first: 5) {
      correctedSearch
      products {
        id
        slug
        name
        price {
          display
        }
        mainMedia {
          image {
            url(format: WEBP)
          }
        }
      }
      collections {
        id
        slug
        name
      }
      brands {
        id
        slug
        name
      }
    }
  }
`)

export type Suggestion = {
  href: string
  label: string
  kind: 'correction' | 'product' | 'collection' | 'brand' | 'all'
  detail?: string
  image?: PictureSource | null
}

const pause = 200
const minLength = 2

export type SuggestionState = { query: string; entries: Suggestion[]; isLoading: boolean }

const nothing: SuggestionState = { query: '', entries: [], isLoading: false }

export function useSuggestions(text: string): SuggestionState {
  const client = useClient()
  const [state, setState] = useState(nothing)
  const query = text.trim().toLowerCase()

  useEffect(() => {
    if (query.length < minLength) return setState(nothing)
    let isStale = false
    // Texts fetched before are in the normalized cache and appear without a delay.
    const known = client.readQuery(suggestionsDocument, { query }, { requestPolicy: 'cache-only' })
    if (known?.data)
      return setState({ query, entries: entriesOf(known.data, query), isLoading: false })
    setState((last) => ({ ...last, isLoading: true }))
    const timer = setTimeout(async () => {
      const { data } = await client.query(suggestionsDocument, { query }).toPromise()
      if (!isStale) setState({ query, entries: entriesOf(data, query), isLoading: false })
    }, pause)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [query, client])

  return state
}

/** "See all results" is always last, also without suggestions and after errors. */
function entriesOf(data: SuggestionsQuery | undefined, query: string): Suggestion[] {
  const found = data?.suggest
  const corrected = found?.correctedSearch
  return [
    ...(corrected
      ? [
          {
            kind: 'correction' as const,
            href: paths.search(corrected),
            label: messages.didYouMean({ corrected }),
          },
        ]
      : []),
    ...(found?.products ?? []).map((product) => ({
      kind: 'product' as const,
      href: paths.product(product.slug),
      label: product.name,
      detail: product.price.display,
      image: product.mainMedia?.image ? { ...product.mainMedia.image, alt: '' } : null,
    })),
    ...(found?.collections ?? []).map((collection) => ({
      kind: 'collection' as const,
      href: paths.collection(collection.slug),
      label: collection.name,
    })),
    ...(found?.brands ?? []).map((brand) => ({
      kind: 'brand' as const,
      href: paths.brand(brand.slug),
      label: brand.name,
    })),
    { kind: 'all', href: paths.search(query), label: messages.seeAllResultsFor({ query }) },
  ]
}
