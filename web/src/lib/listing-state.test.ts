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
    expect(listingSort(state)).toEqual({ field: 'CREATED_AT', order: 'DESC' })
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
        { option: 'Color', choices: ['Deep Green'] },
        { option: 'Size', choices: ['L', 'S'] },
      ],
      inStock: true,
      onSale: true,
      types: ['DIGITAL'],
      price: { min: '10', max: '99.5' },
    })
  })

  it('builds the same filter in whatever order the boxes are checked', () => {
    const [one, other] = ['brand=b&opt.B=1&brand=a&opt.A=2', 'opt.A=2&brand=a&opt.B=1&brand=b']
    expect(read(one)).toEqual(read(other))
  })

  it('sorts searches by relevance and other lists by age, unless a sort is given', () => {
    expect(read('q=mug').sort).toBe('best')
    expect(read('q=mug&sort=newest').sort).toBe('newest')
    expect(read('sort=price-up').sort).toBe('price-up')
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
    expect(state.options).toEqual([{ option: 'Color', choices: expect.any(Array) }])
    // Sixty in all: each is a chip, and its link carries the others.
    expect(state.options[0]?.choices).toHaveLength(10)
    expect(read(many.join('&').replaceAll('brand', 'x')).options[0]?.choices).toHaveLength(50)
    expect(read('brand=a&brand=a').brands).toEqual(['a'])
    expect(read(`opt.Color=${'x'.repeat(51)}`).options).toEqual([])
    const options = Array.from({ length: 40 }, (_, index) => `opt.O${index}=x`)
    expect(read(options.join('&')).options).toHaveLength(20)
    const empty = Array.from({ length: 20 }, (_, index) => `opt.A${index}=`)
    expect(read(`${empty.join('&')}&opt.Z=x`).options).toEqual([{ option: 'Z', choices: ['x'] }])
  })

  it('takes exactly as much as it can use', () => {
    const [slug, word] = ['x'.repeat(100), 'y'.repeat(50)]
    const state = read(`q=${slug}&brand=${slug}&collection=${slug}&opt.${word}=${word}`)
    expect(state).toMatchObject({
      q: slug,
      brands: [slug],
      collections: [slug],
      options: [{ option: word, choices: [word] }],
    })
    expect(read(`q=${slug}x&brand=${slug}x&collection=${slug}x`)).toMatchObject({
      q: slug,
      brands: [],
      collections: [],
    })
  })

  it('leaves an option out when nothing of it is taken', () => {
    const brands = Array.from({ length: 50 }, (_, index) => `brand=b${index}`)
    const values = Array.from({ length: 11 }, (_, index) => `opt.A=${index}&opt.B=${index}`)
    const { options } = read([...brands, ...values].join('&'))
    expect(options).toEqual([{ option: 'A', choices: expect.any(Array) }])
  })

  it('reads prices to the cent, from nothing to the most there is', () => {
    const prices = ['0', '0.005', '9.994', '999999', '999999.01', ' 5 ', '', ' ', 'x'].map(
      (text) => read(`min=${text}`).min,
    )
    expect(prices).toEqual([0, 0.01, 9.99, 999_999, null, 5, null, null, null])
    expect(listingFilter(read('max=0'))).toEqual({ price: { min: null, max: '0' } })
    expect(listingFilter(read('min=0'))).toEqual({ price: { min: '0', max: null } })
    expect(writeListing(read('min=0&max=0'))).toBe('?min=0&max=0')
  })

  it('trims and sorts values, and counts the same one once', () => {
    expect(read('brand=+b+&brand=a&brand=b').brands).toEqual(['a', 'b'])
    expect(read('q=+oak+').q).toBe('oak')
    expect(read('opt.=x&opt.Color=+Moss+').options).toEqual([
      { option: 'Color', choices: ['Moss'] },
    ])
  })

  it('knows both kinds of products', () => {
    expect(listingFilter(read('type=physical'))).toEqual({ types: ['PHYSICAL'] })
    expect(read('type=toString').type).toBeNull()
    expect([read('stock=0').stock, read('sale=0').sale]).toEqual([false, false])
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
