import { describe, expect, it } from 'vitest'
import { violation } from '../testing/violation.ts'
import type { QueryFields } from './query-fields.ts'
import { runQuery } from './run-query.ts'

type Item = { id: number; group?: string }
const items: Item[] = Array.from({ length: 7 }, (_, id) => ({
  id,
  group: id === 6 ? undefined : id % 2 === 0 ? 'even' : 'odd',
}))
const fields: QueryFields<Item> = {
  id: { kind: 'number', read: (item) => item.id, sortable: true },
  group: { kind: 'text', read: (item) => item.group, sortable: true },
  secret: { kind: 'text', read: () => 'x' },
}
const ids = (page: { items: readonly Item[] }) => page.items.map((item) => item.id)
const desc = [{ fieldName: 'id', order: 'DESC' as const }]

describe('paging by offset', () => {
  it('counts exactly', () => {
    const page = runQuery(items, { paging: { limit: 3, offset: 6 } }, { fields })
    expect(ids(page)).toEqual([6])
    expect(page.metadata).toEqual({ count: 1, offset: 6, total: 7, tooManyToCount: false })
  })

  it('sorts by several fields, the missing ones last', () => {
    const sort = [{ fieldName: 'group' }, ...desc]
    expect(ids(runQuery(items, { sort }, { fields }))).toEqual([4, 2, 0, 5, 3, 1, 6])
    const down = [{ fieldName: 'group', direction: 'DESC' as const }]
    expect(ids(runQuery(items, { sort: down }, { fields })).at(-1)).toBe(6)
  })

  it('refuses to sort by a field that is not sortable', () => {
    const query = { sort: [{ fieldName: 'secret' }] }
    expect(() => runQuery(items, query, { fields })).toThrow('query.sort[0].fieldName')
  })

  it('sorts as the entity does by default, unless another sort is requested', () => {
    const defaultSort = [{ fieldName: 'id', descending: true }]
    expect(ids(runQuery(items, {}, { fields, defaultSort }))[0]).toBe(6)
    const sort = [{ fieldName: 'id' }]
    expect(ids(runQuery(items, { sort }, { fields, defaultSort }))[0]).toBe(0)
  })

  it('names the request that a search has', () => {
    const options = { fields, root: 'search' }
    const words = 'must be a number'
    expect(() => runQuery(items, { filter: { id: 'x' } }, options)).toThrow(
      violation('search.filter.id.$eq', 'FORMAT', words),
    )
    expect(() => runQuery(items, { sort: [{ fieldName: 'x' }] }, options)).toThrow(
      violation('search.sort[0].fieldName', 'FIELD_NOT_ALLOWED', 'is not a sortable field'),
    )
  })
})

describe('paging by cursor', () => {
  it('carries filter and sort through every page and back', () => {
    const first = runQuery(
      items,
      { filter: { id: { $gte: 2 } }, sort: desc, cursorPaging: { limit: 2 } },
      { fields },
    )
    expect(ids(first)).toEqual([6, 5])
    expect(first.metadata).toMatchObject({ count: 2, total: 5, hasNext: true })
    expect(first.metadata.cursors?.prev).toBeUndefined()
    const cursor = first.metadata.cursors?.next
    const second = runQuery(items, { cursorPaging: { limit: 2, cursor } }, { fields })
    expect(ids(second)).toEqual([4, 3])
    const third = runQuery(
      items,
      { cursorPaging: { limit: 2, cursor: second.metadata.cursors?.next } },
      { fields },
    )
    expect(ids(third)).toEqual([2])
    expect(third.metadata).toMatchObject({ hasNext: false })
    expect(third.metadata.cursors?.next).toBeUndefined()
    const back = runQuery(
      items,
      { cursorPaging: { limit: 2, cursor: third.metadata.cursors?.prev } },
      { fields },
    )
    expect(ids(back)).toEqual([4, 3])
  })

  it('a page of no items has no next one', () => {
    const { metadata } = runQuery(items, { cursorPaging: { limit: 0 } }, { fields })
    expect(metadata).toEqual({ count: 0, total: 7, hasNext: false, cursors: {} })
  })

  it('is the only paging of some entities', () => {
    const options = { fields, alwaysCursor: true, pageSize: 7 }
    const all = { count: 7, total: 7, hasNext: false, cursors: {} }
    expect(runQuery(items, {}, options).metadata).toEqual(all)
    expect(() => runQuery(items, { paging: { limit: 1 } }, options)).toThrow(
      violation('query.paging', 'VALIDATION', 'is not known here: page with cursorPaging'),
    )
  })

  it.each([
    ['text', 'nonsense'],
    ['another kind of value', Buffer.from('{"offset":1}').toString('base64url')],
  ])('refuses a made-up cursor: %s', (_, cursor) => {
    expect(() => runQuery(items, { cursorPaging: { cursor } }, { fields })).toThrow(
      violation('query.cursorPaging.cursor', 'FORMAT', 'is not a cursor of this query'),
    )
  })

  it('refuses both pagings at once', () => {
    const query = { paging: { limit: 1 }, cursorPaging: { limit: 1 } }
    expect(() => runQuery(items, query, { fields })).toThrow(
      violation('query.paging', 'ONE_OF_ALIGNMENT', 'cannot be combined with cursorPaging'),
    )
  })

  it.each([
    ['filter', { filter: { id: 1 } }],
    ['sort', { sort: desc }],
  ])('refuses a %s beside a cursor, which has its own', (_, own) => {
    const first = runQuery(items, { cursorPaging: { limit: 2 } }, { fields })
    const cursor = first.metadata.cursors?.next
    const words = 'carries filter and sort itself: send neither beside it'
    expect(() => runQuery(items, { ...own, cursorPaging: { cursor } }, { fields })).toThrow(
      violation('query.cursorPaging.cursor', 'ONE_OF_ALIGNMENT', words),
    )
    const empty = { filter: {}, sort: [], cursorPaging: { cursor } }
    expect(ids(runQuery(items, empty, { fields }))[0]).toBe(2)
  })
})
