import { expect, test } from 'vitest'
import { BadInput } from './bad-input.ts'
import { type CursorPaging, cursorPage, isCursorOf } from './cursor-pages.ts'

const letters = [...'abcdefg']

/** Reads like the platform: a cursor names where its page starts. */
const reader = (list: readonly (string | null)[] = letters) => {
  const requests: CursorPaging[] = []
  const read = async (paging: CursorPaging) => {
    requests.push(paging)
    const start = Number(paging.cursor ?? 0)
    const end = start + paging.limit
    return { nodes: list.slice(start, end), next: end < list.length ? String(end) : undefined }
  }
  return { requests, read }
}
const pageOf = (args: { first?: number; after?: string | null }, list?: (string | null)[]) =>
  cursorPage(args, 'x', reader(list).read)

test('goes on where the page ended, with one call', async () => {
  const { requests, read } = reader()
  const one = await cursorPage({ first: 3 }, 'x', read)
  expect(one).toMatchObject({
    nodes: ['a', 'b', 'c'],
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
    totalCount: null,
  })
  const two = await cursorPage({ first: 5, after: one.pageInfo.endCursor }, 'x', read)
  expect(two).toMatchObject({
    nodes: ['d', 'e', 'f', 'g'],
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  })
  expect(requests).toEqual([{ limit: 3 }, { limit: 5, cursor: '3' }])
})

test('each entry has a cursor of its own', async () => {
  const { edges, pageInfo } = await pageOf({ first: 3 })
  expect(new Set(edges.map(({ cursor }) => cursor)).size).toBe(3)
  expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges[2]?.cursor])
  // The rest of the page the entry was on.
  const rest = await pageOf({ first: 9, after: edges[0]?.cursor })
  expect([rest.nodes, rest.pageInfo.hasNextPage]).toEqual([['b', 'c'], true])
  const one = await pageOf({ first: 1, after: edges[0]?.cursor })
  expect([one.nodes, one.pageInfo.hasNextPage]).toEqual([['b'], true])
  const two = await pageOf({ first: 1, after: one.pageInfo.endCursor })
  expect(two.nodes).toEqual(['c'])
  expect((await pageOf({ first: 9, after: two.pageInfo.endCursor })).nodes).toEqual([...'defg'])
})

test('an entry within a later page of the platform is found again', async () => {
  const one = await pageOf({ first: 2 })
  const { requests, read } = reader()
  const two = await cursorPage({ first: 3, after: one.pageInfo.endCursor }, 'x', read)
  expect(two.nodes).toEqual(['c', 'd', 'e'])
  const rest = await cursorPage({ first: 9, after: two.edges[0]?.cursor }, 'x', read)
  expect(rest.nodes).toEqual(['d', 'e'])
  expect(requests).toEqual([
    { limit: 3, cursor: '2' },
    { limit: 3, cursor: '2' },
  ])
})

test('there is more within the last page of the platform', async () => {
  const { edges } = await pageOf({ first: 7 })
  const { requests, read } = reader()
  const { nodes, pageInfo } = await cursorPage({ first: 2, after: edges[3]?.cursor }, 'x', read)
  expect(requests).toEqual([{ limit: 7 }])
  expect([nodes, pageInfo.hasNextPage]).toEqual([['e', 'f'], true])
  expect((await pageOf({ first: 2, after: pageInfo.endCursor })).nodes).toEqual(['g'])
})

test('after the last entry comes an empty page', async () => {
  const { pageInfo } = await pageOf({ first: 7 })
  expect(pageInfo.hasNextPage).toBe(false)
  const end = await pageOf({ first: 7, after: pageInfo.endCursor })
  expect(end).toMatchObject({
    nodes: [],
    pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  })
})

test('leaves entries out without losing its place', async () => {
  const list = ['a', null, null, null, 'e']
  const one = await pageOf({ first: 2 }, list)
  expect([one.nodes, one.pageInfo.hasNextPage]).toEqual([['a'], true])
  const two = await pageOf({ first: 2, after: one.pageInfo.endCursor }, list)
  expect([two.nodes, two.pageInfo.startCursor]).toEqual([[], null])
  expect((await pageOf({ first: 2, after: two.pageInfo.endCursor }, list)).nodes).toEqual(['e'])
})

test.each(['x', 'y[null,3,0,null]', 'x[null,0,0,null]', 'x[null,101,0,null]', 'x[1,3,0,null]'])(
  'refuses %j as a cursor',
  async (text) => {
    const after = Buffer.from(text).toString('base64url')
    await expect(pageOf({ after })).rejects.toThrow(BadInput)
    await expect(pageOf({ after })).rejects.toMatchObject({ field: 'after' })
  },
)

test('goes on after a page without entries that has a next one', async () => {
  const pages: Record<string, { nodes: string[]; next?: string }> = {
    first: { nodes: [], next: 'second' },
    second: { nodes: ['a'] },
  }
  const read = async ({ cursor = 'first' }: CursorPaging) => {
    const { nodes = [], next } = pages[cursor] ?? {}
    return { nodes, next }
  }
  const { nodes, pageInfo } = await cursorPage({ first: 3 }, 'x', read)
  expect([nodes, pageInfo.hasNextPage]).toEqual([[], true])
  expect((await cursorPage({ after: pageInfo.endCursor }, 'x', read)).nodes).toEqual(['a'])
})

test('a cursor names its list', async () => {
  const { endCursor } = (await pageOf({ first: 1 })).pageInfo
  expect([isCursorOf('x', endCursor ?? ''), isCursorOf('y', endCursor ?? '')]).toEqual([
    true,
    false,
  ])
})
