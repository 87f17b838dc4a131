import { describe, expect, test } from 'vitest'
import type { Window } from '../paging/page-range.ts'
import { BadInput } from './bad-input.ts'
import {
  connectionOf,
  cursorOf,
  limitOf,
  offsetPage,
  type PageArguments,
  rangeOf,
  slicePage,
  withNodes,
} from './paging.ts'

const fieldOf = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput) return error.field
    throw error
  }
}

describe('the range of a page', () => {
  test('has 1 to 100 entries, by default 50', () => {
    expect([undefined, null, 1, 100].map((first) => limitOf(first))).toEqual([50, 50, 1, 100])
    for (const first of [0, 101, -1]) expect(fieldOf(() => limitOf(first))).toBe('first')
    for (const last of [0, 101, -1]) expect(fieldOf(() => rangeOf({ last }))).toBe('last')
    expect(() => limitOf(101)).toThrow('The page size is 1 to 100.')
  })

  test('begins after a cursor, or at a page', () => {
    expect(rangeOf({})).toMatchObject({ limit: 50, offset: 0, isBackward: false })
    expect(rangeOf({ first: 10, page: 1 })).toMatchObject({ limit: 10, offset: 0 })
    expect(rangeOf({ first: 10, page: 3 })).toMatchObject({ limit: 10, offset: 20 })
    expect(rangeOf({ first: 10, after: cursorOf(19), page: null })).toMatchObject({
      ...{ limit: 10, offset: 0, after: { offset: 19 } },
    })
  })

  test('is read backward with `last`', () => {
    expect(rangeOf({ last: 3, before: cursorOf(4, 'k;é\n') })).toEqual({
      ...{ limit: 3, offset: 0, isBackward: true, after: undefined },
      before: { offset: 4, key: 'k;é\n' },
    })
    expect(fieldOf(() => rangeOf({ first: 1, last: 1 }))).toBe('last')
  })

  test('is named by cursors or by a page', () => {
    expect(fieldOf(() => rangeOf({ after: cursorOf(0), page: 2 }))).toBe('page')
    expect(fieldOf(() => rangeOf({ before: cursorOf(0), page: 2 }))).toBe('page')
    expect(fieldOf(() => rangeOf({ last: 1, page: 2 }))).toBe('page')
    expect(fieldOf(() => rangeOf({ page: 0 }))).toBe('page')
  })

  test('ends at a million entries, exactly', () => {
    expect(rangeOf({ first: 100, page: 10_001 }).offset).toBe(1_000_000)
    expect(fieldOf(() => rangeOf({ first: 100, page: 10_002 }))).toBe('page')
    expect(rangeOf({ after: cursorOf(999_999) }).after).toEqual({ offset: 999_999 })
    for (const name of ['after', 'before'])
      expect(fieldOf(() => rangeOf({ [name]: cursorOf(1_000_000) }))).toBe(name)
  })

  test.each(['o', '5', 'o5 ', ' o5', 'ox', 'o-1', 'o12345678', 'o5;', 'xo5;a'])(
    '%j is no cursor',
    (text) => {
      const cursor = Buffer.from(text).toString('base64url')
      expect(fieldOf(() => rangeOf({ after: cursor }))).toBe('after')
      expect(fieldOf(() => rangeOf({ before: cursor }))).toBe('before')
    },
  )
})

test('a page with a total knows its place', () => {
  const at = (offset: number, nodes: (string | null)[], total: number | null) =>
    connectionOf(nodes, { offset }, total)
  expect(at(2, ['c', 'd'], 5)).toEqual({
    nodes: ['c', 'd'],
    edges: [
      { cursor: cursorOf(2), node: 'c' },
      { cursor: cursorOf(3), node: 'd' },
    ],
    pageInfo: {
      ...{ hasNextPage: true, hasPreviousPage: true },
      ...{ startCursor: cursorOf(2), endCursor: cursorOf(3) },
    },
    totalCount: 5,
  })
  expect(at(2, ['c', 'd'], 4).pageInfo.hasNextPage).toBe(false)
  expect(at(2, ['c', 'd', 'e'], 5).pageInfo.endCursor).toBe(cursorOf(4))
  expect(at(0, ['a'], null).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })
  expect(at(0, [], 0).pageInfo).toMatchObject({ startCursor: null, endCursor: null })
  expect(at(0, [null, 'b', null], 4)).toMatchObject({
    edges: [{ cursor: cursorOf(1), node: 'b' }],
    pageInfo: { hasNextPage: true },
  })
})

const letters = [...'abcdefg']

describe('a list that is read by position', () => {
  /** Reads like the platform, which refuses an empty page. */
  const reader = (total: number | null, hasMore?: boolean) => {
    const windows: Window[] = []
    const read = async (window: Window) => {
      windows.push(window)
      expect(window.limit).toBeGreaterThan(0)
      const nodes = letters.slice(window.offset, window.offset + window.limit)
      return { nodes, total, hasMore }
    }
    return { windows, read }
  }
  const pageOf = async (args: PageArguments) => {
    const { windows, read } = reader(letters.length)
    const { nodes, pageInfo } = await offsetPage(args, read)
    return [nodes.join(''), windows.length, pageInfo.hasPreviousPage, pageInfo.hasNextPage]
  }

  test('takes one read forward, and backward from a cursor', async () => {
    expect(await pageOf({ first: 3 })).toEqual(['abc', 1, false, true])
    expect(await pageOf({ first: 3, after: cursorOf(3) })).toEqual(['efg', 1, true, false])
    expect(await pageOf({ last: 2, before: cursorOf(3) })).toEqual(['bc', 1, true, true])
    expect(await pageOf({ last: 2, before: cursorOf(1) })).toEqual(['a', 1, false, true])
  })

  test('takes a second read to count from its end', async () => {
    expect(await pageOf({ last: 2 })).toEqual(['fg', 2, true, false])
  })

  test('is empty before its first entry', async () => {
    expect(await pageOf({ last: 2, before: cursorOf(0) })).toEqual(['', 1, false, true])
  })

  test('without a length is read from cursors, and says whether there is more', async () => {
    const refused = offsetPage({ last: 2 }, reader(null).read)
    await expect(refused).rejects.toMatchObject({ field: 'last' })
    const page = await offsetPage({ first: 2 }, reader(null, true).read)
    expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([null, true])
    expect((await offsetPage({ first: 2 }, reader(null).read)).pageInfo.hasNextPage).toBe(false)
    expect((await offsetPage({ first: 7 }, reader(7, true).read)).pageInfo.hasNextPage).toBe(false)
  })
})

describe('a list that is whole in memory', () => {
  const slice = (args: PageArguments, list: readonly string[] = letters) =>
    slicePage(list, args, (letter) => letter)

  test('stays right when entries are added and removed', () => {
    const { pageInfo } = slice({ first: 2, after: slice({ first: 2 }).pageInfo.endCursor })
    const changed = [...'xyzbcdefg']
    expect(slice({ first: 2, after: pageInfo.endCursor }, changed).nodes).toEqual(['e', 'f'])
    expect(slice({ last: 2, before: pageInfo.startCursor }, changed).nodes).toEqual(['z', 'b'])
    // `d` is gone: the list goes on where it was.
    expect(slice({ first: 2, after: pageInfo.endCursor }, [...'abcefg']).nodes).toEqual(['e', 'f'])
  })

  test('is read from its end', () => {
    expect(slice({ last: 2 })).toMatchObject({
      nodes: ['f', 'g'],
      totalCount: 7,
      pageInfo: { hasPreviousPage: true, hasNextPage: false },
    })
  })

  test('has the same places with other nodes', () => {
    const page = slice({ first: 2, page: 2 })
    expect(withNodes(page, ['C', null])).toEqual({
      ...page,
      nodes: ['C'],
      edges: [{ cursor: page.edges[0]?.cursor, node: 'C' }],
    })
  })
})
