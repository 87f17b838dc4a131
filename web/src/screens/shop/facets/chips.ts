// Active filters of a list, each with its label and the state without it.

import type { FacetName } from '../../../__generated__/graphql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import type { ListingState } from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import type { Facets } from '../parts/listing-fragment.ts'

export type Chip = {
  label: string
  /** Null for the query, which is not a facet. */
  facet: FacetName | null
  without: Partial<ListingState>
}

type PriceWords = (price: number) => string

export function chipsOf(
  state: ListingState,
  path: string,
  facets: Facets,
  priceWords: PriceWords,
): Chip[] {
  const { q, collections, brands, options, stock, sale, type, min, max } = state
  const chip = (label: string, facet: Chip['facet'], without: Chip['without']): Chip => ({
    label,
    facet,
    without,
  })
  const labelOf = (name: FacetName, value: string) =>
    facets.find((facet) => facet.name === name)?.values.find((one) => one.value === value)?.label ??
    titleOf(value)
  return [
    // A search page has no chip for its query.
    ...(q && path !== paths.search()
      ? [chip(messages.queryChip({ query: q }), null, { q: '' })]
      : []),
    ...collections.map((one) =>
      chip(labelOf('COLLECTIONS', one), 'COLLECTIONS', { collections: but(collections, one) }),
    ),
    ...brands.map((one) => chip(labelOf('BRANDS', one), 'BRANDS', { brands: but(brands, one) })),
    ...options.flatMap(({ option, choices }) =>
      choices.map((one) =>
        chip(`${option}: ${one}`, 'OPTION', { options: less(options, option, one) }),
      ),
    ),
    ...(stock ? [chip(commonMessages.inStock, 'IN_STOCK', { stock: false })] : []),
    ...(sale ? [chip(messages.reduced, 'ON_SALE', { sale: false })] : []),
    ...(type
      ? [
          chip(type === 'digital' ? messages.digital : messages.thingsToHold, 'PRODUCT_TYPE', {
            type: null,
          }),
        ]
      : []),
    ...(min === null
      ? []
      : [chip(messages.fromPrice({ min: priceWords(min) }), 'PRICE', { min: null })]),
    ...(max === null
      ? []
      : [chip(messages.upTo({ max: priceWords(max) }), 'PRICE', { max: null })]),
  ]
}

/** `Tarn Lighting` for `tarn-lighting`: a value without results has no label. */
const titleOf = (slug: string) =>
  slug.replace(/(^|-)(.)/g, (_all, _dash, first: string) => ` ${first.toUpperCase()}`).trim()

const but = (values: readonly string[], value: string) => values.filter((one) => one !== value)

const less = (options: ListingState['options'], option: string, choice: string) =>
  options
    .map((one) => (one.option === option ? { option, choices: but(one.choices, choice) } : one))
    .filter(({ choices }) => choices.length > 0)
