// The state of a list lives in its address; this reads and writes it. Unknown values are ignored.
import type { ProductFilter, ProductSort, ProductType } from '../__generated__/graphql.ts'
import { parsePage } from './pagination.ts'

export const sorts = {
  newest: { label: 'Newest', sort: { field: 'NUMERIC_ID', order: 'DESC' } },
  'price-up': { label: 'Price, low to high', sort: { field: 'PRICE', order: 'ASC' } },
  'price-down': { label: 'Price, high to low', sort: { field: 'PRICE', order: 'DESC' } },
  name: { label: 'Name', sort: { field: 'NAME', order: 'ASC' } },
} as const satisfies Record<string, { label: string; sort: ProductSort }>

export type SortKey = keyof typeof sorts
export type TypeKey = 'physical' | 'digital'

export type ListingState = {
  page: number
  /** Pages shown at once, from `page` on. */
  pages: number
  sort: SortKey
  min: number | null
  max: number | null
  type: TypeKey | null
  q: string
}

const types: Record<TypeKey, ProductType> = { physical: 'PHYSICAL', digital: 'DIGITAL' }
const longestSearch = 100
/** A reload asks the platform for each of them. */
const mostPages = 8

export function readListing(search: URLSearchParams): ListingState {
  const sort = search.get('sort') ?? ''
  const type = search.get('type') ?? ''
  return {
    page: parsePage(search.get('page')),
    pages: Math.min(parsePage(search.get('pages')), mostPages),
    sort: isKey(sorts, sort) ? sort : 'newest',
    min: readPrice(search.get('min')),
    max: readPrice(search.get('max')),
    type: isKey(types, type) ? type : null,
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
  }
}

/** The address's search part, without what is at its default; empty when all is. */
export function writeListing(state: ListingState): string {
  const search = new URLSearchParams()
  if (state.q) search.set('q', state.q)
  if (state.type) search.set('type', state.type)
  if (state.min !== null) search.set('min', String(state.min))
  if (state.max !== null) search.set('max', String(state.max))
  if (state.sort !== 'newest') search.set('sort', state.sort)
  if (state.page > 1) search.set('page', String(state.page))
  if (state.pages > 1) search.set('pages', String(state.pages))
  const text = search.toString()
  return text && `?${text}`
}

/** The list's first page, as any change of what is in it leads there. */
export const fromStart = { page: 1, pages: 1 } as const

/** One page of the list as itself, whatever it is filtered by: what an index should know it as. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}

/** Numbers of the pages an address shows. */
export function shownPages({ page, pages }: ListingState): number[] {
  return Array.from({ length: pages }, (_, index) => page + index)
}

export function listingFilter(state: ListingState): ProductFilter | undefined {
  const filter: ProductFilter = {}
  if (state.q) filter.search = state.q
  if (state.type) filter.type = types[state.type]
  if (state.min !== null) filter.minPrice = state.min
  if (state.max !== null) filter.maxPrice = state.max
  return Object.keys(filter).length > 0 ? filter : undefined
}

export function listingSort(state: ListingState): ProductSort {
  return sorts[state.sort].sort
}

function readPrice(text: string | null): number | null {
  return text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null
}

function isKey<Key extends string>(record: Record<Key, unknown>, text: string): text is Key {
  return Object.hasOwn(record, text)
}
