// Reads and writes the state of a list in the query of its URL. Unknown values are ignored.

import type { ProductFilter, ProductSort, ProductType } from '../__generated__/graphql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/listing.ts'
import { parsePage } from './pagination.ts'

export const sorts = {
  best: { label: messages.bestMatch, sort: { field: 'BEST_MATCH', order: 'DESC' } },
  newest: { label: commonMessages.newest, sort: { field: 'CREATED_AT', order: 'DESC' } },
  'price-up': { label: messages.priceLowToHigh, sort: { field: 'PRICE', order: 'ASC' } },
  'price-down': { label: messages.priceHighToLow, sort: { field: 'PRICE', order: 'DESC' } },
  name: { label: messages.name, sort: { field: 'NAME', order: 'ASC' } },
} as const satisfies Record<string, { label: string; sort: ProductSort }>

export type SortKey = keyof typeof sorts
export type TypeKey = 'physical' | 'digital'

export type FilteredOption = { option: string; choices: string[] }

/** The search text and the filters of a list. */
export type Narrowing = {
  q: string
  /** Slugs. */
  collections: string[]
  brands: string[]
  /** Keyed by the option's name, as displayed. */
  options: FilteredOption[]
  stock: boolean
  sale: boolean
  type: TypeKey | null
  min: number | null
  max: number | null
}

export type ListingState = Narrowing & {
  page: number
  /** Pages shown at once, from `page` on. */
  pages: number
  sort: SortKey
}

const types: Record<TypeKey, ProductType> = { physical: 'PHYSICAL', digital: 'DIGITAL' }
const longestSearch = 100
const longestSlug = 100
/** Longest name of an option, and longest value. */
const longestWord = 50
const mostValues = 50
const mostOptions = 20
/** Most values of all filters: each has a chip, whose link contains all others. */
const mostChosen = 60
/** A reload fetches each page from the platform. */
export const mostPages = 8

/** Prefix of option filters in the URL: `opt.Color=Pine`. */
export const optionPrefix = 'opt.'

export const nothingNarrowed: Narrowing = {
  q: '',
  collections: [],
  brands: [],
  options: [],
  stock: false,
  sale: false,
  type: null,
  min: null,
  max: null,
}

/** Returns the default order, which is left out of the URL. */
export const ownSort = (q: string): SortKey => (q ? 'best' : 'newest')

export function readListing(search: URLSearchParams): ListingState {
  const sort = search.get('sort') ?? ''
  const type = search.get('type') ?? ''
  const q = (search.get('q') ?? '').trim().slice(0, longestSearch)
  const isSort = isKey(sorts, sort) && (sort !== 'best' || q !== '')
  let left = mostChosen
  const take = (values: string[]) => {
    const taken = values.slice(0, left)
    left -= taken.length
    return taken
  }
  return {
    page: parsePage(search.get('page')),
    pages: Math.min(parsePage(search.get('pages')), mostPages),
    sort: isSort ? sort : ownSort(q),
    q,
    collections: take(readValues(search, 'collection', longestSlug)),
    brands: take(readValues(search, 'brand', longestSlug)),
    options: readOptions(search)
      .map(({ option, choices }) => ({ option, choices: take(choices) }))
      .filter(({ choices }) => choices.length > 0),
    stock: search.get('stock') === '1',
    sale: search.get('sale') === '1',
    type: isKey(types, type) ? type : null,
    min: readPrice(search.get('min')),
    max: readPrice(search.get('max')),
  }
}

/** Sorted, so that the same values are the same query in whatever order they were selected. */
function readValues(search: URLSearchParams, name: string, longest: number): string[] {
  const values = search.getAll(name).map((value) => value.trim())
  const known = values.filter((value) => value !== '' && value.length <= longest)
  return [...new Set(known)].slice(0, mostValues).sort()
}

function readOptions(search: URLSearchParams): FilteredOption[] {
  const keys = [...new Set(search.keys())].filter((key) => key.startsWith(optionPrefix)).sort()
  return keys
    .map((key) => ({
      option: key.slice(optionPrefix.length),
      choices: readValues(search, key, longestWord),
    }))
    .filter(
      ({ option, choices }) => option.trim() && option.length <= longestWord && choices.length > 0,
    )
    .slice(0, mostOptions)
}

/** Returns the query of the URL without default values; empty if all are defaults. */
export function writeListing(state: ListingState): string {
  const search = new URLSearchParams()
  const put = (name: string, value: string | number | null | false) =>
    value !== null && value !== false && value !== '' && search.append(name, String(value))
  put('q', state.q)
  for (const value of state.collections) put('collection', value)
  for (const value of state.brands) put('brand', value)
  for (const { option, choices } of state.options) {
    for (const choice of choices) put(optionPrefix + option, choice)
  }
  put('stock', state.stock && 1)
  put('sale', state.sale && 1)
  put('type', state.type)
  put('min', state.min)
  put('max', state.max)
  // Best match is the default order of every search, so it is never written.
  put('sort', state.sort !== ownSort(state.q) && state.sort !== 'best' && state.sort)
  put('page', state.page > 1 && state.page)
  put('pages', state.pages > 1 && state.pages)
  const text = search.toString()
  return text && `?${text}`
}

/** Resets the page, because another filter makes another list. */
export const fromStart = { page: 1, pages: 1 } as const

/** Returns the canonical URL of a page of the list, without filters. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}

/** Returns the numbers of the pages that the URL shows. */
export function shownPages({ page, pages }: ListingState): number[] {
  return Array.from({ length: pages }, (_, index) => page + index)
}

export function listingFilter(state: ListingState): ProductFilter | undefined {
  const { q, collections, brands, options, stock, sale, type, min, max } = state
  const filter: ProductFilter = {
    ...(q && { search: q }),
    ...(collections.length > 0 && { collections }),
    ...(brands.length > 0 && { brands }),
    ...(options.length > 0 && { options }),
    ...(stock && { inStock: true }),
    ...(sale && { onSale: true }),
    ...(type && { types: [types[type]] }),
    ...((min !== null || max !== null) && { price: priceRange(min, max) }),
  }
  return Object.keys(filter).length > 0 ? filter : undefined
}

export function listingSort(state: ListingState): ProductSort {
  return sorts[state.sort].sort
}

/** Two prices in the wrong order are the same range. */
const priceRange = (min: number | null, max: number | null) =>
  min !== null && max !== null && min > max
    ? { min: decimal(max), max: decimal(min) }
    : { min: decimal(min), max: decimal(max) }

const decimal = (price: number | null) => (price === null ? null : String(price))

/** Reads a price as number fields accept it: rounded to cents; null for anything else. */
function readPrice(text: string | null): number | null {
  const price = Math.round(Number(text?.trim() || 'none') * 100) / 100
  return price >= 0 && price <= 999_999 ? price : null
}

function isKey<Key extends string>(record: Record<Key, unknown>, text: string): text is Key {
  return Object.hasOwn(record, text)
}
