import { describe, expect, it } from 'vitest'
import { pageCount, pageLinks, parsePage, span } from './pagination.ts'

describe('pagination', () => {
  it('counts pages', () => {
    expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3])
  })

  it('shows every page of a short list', () => {
    expect(pageLinks(1, 1)).toEqual([1])
    expect(pageLinks(2, 3)).toEqual([1, 2, 3])
  })

  it('marks gaps, but never a gap of one', () => {
    expect(pageLinks(1, 10)).toEqual([1, 2, null, 10])
    expect(pageLinks(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10])
    expect(pageLinks(6, 10)).toEqual([1, null, 5, 6, 7, null, 10])
    expect(pageLinks(10, 10)).toEqual([1, null, 9, 10])
  })

  it('stays inside the list when the page is not', () => {
    expect(pageLinks(99, 3)).toEqual([1, 2, 3])
    expect(pageLinks(99, 10)).toEqual([1, null, 10])
  })

  it('reads a page number and nothing else', () => {
    const read = [
      '2',
      '1',
      '0',
      '-1',
      '1.5',
      '1e3',
      'x',
      '',
      '9999',
      '99999',
      'x2',
      '2x',
      null,
    ].map(parsePage)
    expect(read).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 9999, 1, 1, 1, 1])
  })

  it('counts in pages of another size', () => {
    expect([pageCount(100, 50), pageCount(101, 50)]).toEqual([2, 3])
    expect(span(3, 1, 101, 50)).toEqual({ from: 101, to: 101, total: 101 })
  })

  it('says which entries are on screen', () => {
    expect(span(2, 20, 44)).toEqual({ from: 25, to: 44, total: 44 })
    expect(span(1, 0, 0)).toEqual({ from: 0, to: 0, total: 0 })
  })
})
