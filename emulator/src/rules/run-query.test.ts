import { describe, expect, it } from 'vitest'
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

  it.each([
    ['a made-up cursor', { cursorPaging: { cursor: 'nonsense' } }, 'query.cursorPaging.cursor'],
    ['both pagings', { paging: { limit: 1 }, cursorPaging: { limit: 1 } }, 'query.paging'],
    [
      'a filter beside a cursor',
      { filter: { id: 1 }, cursorPaging: { cursor: 'x' } },
      'query.cursorPaging.cursor',
    ],
  ])('refuses %s', (_, query, field) => {
    expect(() => runQuery(items, query, { fields })).toThrow(`"${field}"`)
  })
})
