import { describe, expect, it } from 'vitest'
import { listingFilter, listingSort, readListing, writeListing } from './listing-state.ts'

const read = (text: string) => readListing(new URLSearchParams(text))

describe('listing state', () => {
  it('has defaults', () => {
    const state = read('')
    expect(state).toEqual({ page: 1, sort: 'newest', min: null, max: null, type: null, q: '' })
    expect(writeListing(state)).toBe('')
    expect(listingFilter(state)).toBeUndefined()
    expect(listingSort(state)).toEqual({ field: 'NUMERIC_ID', order: 'DESC' })
  })

  it('reads what it wrote', () => {
    const text = '?q=oak&type=digital&min=10&max=99.5&sort=price-up&page=3'
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

  it('shortens a long search', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100)
  })
})
