import { describe, expect, it } from 'vitest'
import {
  listingFilter,
  listingSort,
  nothingNarrowed,
  pageAddress,
  readListing,
  shownPages,
  writeListing,
} from './listing-state.ts'

const read = (text: string) => readListing(new URLSearchParams(text))

describe('listing state', () => {
  it('has defaults', () => {
    const state = read('')
    expect(state).toEqual({ page: 1, pages: 1, sort: 'newest', ...nothingNarrowed })
    expect(writeListing(state)).toBe('')
    expect(listingFilter(state)).toBeUndefined()
    expect(listingSort(state)).toEqual({ field: 'NEWEST', order: 'DESC' })
  })

  it('reads what it wrote', () => {
    const text =
      '?q=oak&collection=desk&brand=a-b&brand=c&opt.Color=Deep+Green&opt.Size=L&opt.Size=S' +
      '&stock=1&sale=1&type=digital&min=10&max=99.5&sort=price-up&page=3&pages=2'
    expect(writeListing(read(text))).toBe(text)
    expect(listingFilter(read(text))).toEqual({
      search: 'oak',
      collections: ['desk'],
      brands: ['a-b', 'c'],
      options: [
        { name: 'Color', values: ['Deep Green'] },
        { name: 'Size', values: ['L', 'S'] },
      ],
      inStock: true,
      onSale: true,
      productType: 'DIGITAL',
      price: { min: 10, max: 99.5 },
    })
  })

  it('builds the same filter in whatever order the boxes are checked', () => {
    const [one, other] = ['brand=b&opt.B=1&brand=a&opt.A=2', 'opt.A=2&brand=a&opt.B=1&brand=b']
    expect(read(one)).toEqual(read(other))
  })

  it('sorts searches by relevance and other lists by age, unless a sort is given', () => {
    expect(read('q=mug').sort).toBe('best')
    expect(read('q=mug&sort=newest').sort).toBe('newest')
    expect(writeListing(read('q=mug&sort=newest'))).toBe('?q=mug&sort=newest')
    expect(read('sort=best').sort).toBe('newest')
    expect(writeListing({ ...read('q=mug'), q: '' })).toBe('')
    expect(listingSort(read('q=mug'))).toEqual({ field: 'BEST_MATCH', order: 'DESC' })
  })

  it('ignores what it does not know', () => {
    const text =
      'sort=toString&type=__proto__&min=-1&max=1e9&page=0&utm_source=mail&stock=yes&sale=' +
      `&brand=&collection=+&opt.=Pine&opt.+=x&opt.Color=&opt.${'n'.repeat(51)}=x`
    expect(read(text)).toEqual(read(''))
  })

  it('takes no more than it can use', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `brand=b${index}&opt.Color=c${index}`)
    const state = read(many.join('&'))
    expect(state.brands).toHaveLength(50)
    expect(state.options).toEqual([{ name: 'Color', values: expect.any(Array) }])
    // Sixty in all: each is a chip, and its link carries the others.
    expect(state.options[0]?.values).toHaveLength(10)
    expect(read(many.join('&').replaceAll('brand', 'x')).options[0]?.values).toHaveLength(50)
    expect(read('brand=a&brand=a').brands).toEqual(['a'])
    expect(read(`opt.Color=${'x'.repeat(51)}`).options).toEqual([])
    const options = Array.from({ length: 40 }, (_, index) => `opt.O${index}=x`)
    expect(read(options.join('&')).options).toHaveLength(20)
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
