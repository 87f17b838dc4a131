import { describe, expect, it } from 'vitest'
import {
  listingFilter,
  listingSort,
  pageAddress,
  readListing,
  shownPages,
  writeListing,
} from './listing-state.ts'

const read = (text: string) => readListing(new URLSearchParams(text))

describe('listing state', () => {
  it('has defaults', () => {
    const state = read('')
    const nothing = { min: null, max: null, type: null, q: '' }
    expect(state).toEqual({ page: 1, pages: 1, sort: 'newest', ...nothing })
    expect(writeListing(state)).toBe('')
    expect(listingFilter(state)).toBeUndefined()
    expect(listingSort(state)).toEqual({ field: 'NUMERIC_ID', order: 'DESC' })
  })

  it('reads what it wrote', () => {
    const text = '?q=oak&type=digital&min=10&max=99.5&sort=price-up&page=3&pages=2'
    expect(writeListing(read(text))).toBe(text)
    expect(listingFilter(read(text))).toEqual({
      search: 'oak',
      type: 'DIGITAL',
      minPrice: 10,
      maxPrice: 99.5,
    })
  })

  it('ignores what it does not know', () => {
    const text = 'sort=toString&type=__proto__&min=-1&max=1e9&page=0&utm_source=mail'
    expect(read(text)).toEqual(read(''))
  })

  it('shows as many pages as the address says, within reason', () => {
    expect(shownPages(read('page=2&pages=3'))).toEqual([2, 3, 4])
    expect(shownPages(read('pages=9999'))).toHaveLength(8)
  })

  it('knows each page of a list by an address of its own', () => {
    expect(pageAddress('/c/desk', 1)).toBe('/c/desk')
    expect(pageAddress('/c/desk', 2)).toBe('/c/desk?page=2')
  })

  it('shortens a long search', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100)
  })
})
