import { describe, expect, test } from 'vitest'
import { BadInput } from './bad-input.ts'
import { connectionOf, cursorOf, limitOf, windowOf } from './paging.ts'

const fieldOf = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput) return error.field
    throw error
  }
}

describe('the window of a page', () => {
  test('has 1 to 100 entries, by default 50', () => {
    expect([undefined, null, 1, 100].map((first) => limitOf(first))).toEqual([50, 50, 1, 100])
    for (const first of [0, 101, -1]) expect(fieldOf(() => limitOf(first))).toBe('first')
    expect(() => limitOf(101)).toThrow('The page size is 1 to 100.')
  })

  test('begins after a cursor, or at a page', () => {
    expect(windowOf({})).toEqual({ limit: 50, offset: 0 })
    expect(windowOf({ first: 10, page: 1 })).toEqual({ limit: 10, offset: 0 })
    expect(windowOf({ first: 10, page: 3 })).toEqual({ limit: 10, offset: 20 })
    expect(windowOf({ first: 10, after: cursorOf(0) })).toEqual({ limit: 10, offset: 1 })
    expect(windowOf({ first: 10, after: cursorOf(19), page: null })).toEqual({
      ...{ limit: 10, offset: 20 },
    })
  })

  test('is named by one of both', () => {
    expect(fieldOf(() => windowOf({ after: cursorOf(0), page: 2 }))).toBe('page')
    expect(fieldOf(() => windowOf({ page: 0 }))).toBe('page')
  })

  test('ends at a million entries, exactly', () => {
    expect(windowOf({ first: 100, page: 10_001 }).offset).toBe(1_000_000)
    expect(fieldOf(() => windowOf({ first: 100, page: 10_002 }))).toBe('page')
    expect(windowOf({ after: cursorOf(999_999) }).offset).toBe(1_000_000)
    expect(fieldOf(() => windowOf({ after: cursorOf(1_000_000) }))).toBe('after')
  })

  test.each(['o', '5', 'o5 ', ' o5', 'ox', 'o-1', 'o12345678'])('%j is no cursor', (text) => {
    const after = Buffer.from(text).toString('base64url')
    expect(fieldOf(() => windowOf({ after }))).toBe('after')
  })
})

test('a page with a total knows its place', () => {
  const at = (offset: number, nodes: string[], total: number | null) =>
    connectionOf(nodes, { limit: 2, offset }, total)
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
  expect(at(0, ['a'], null).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })
  expect(at(0, [], 0).pageInfo).toMatchObject({ startCursor: null, endCursor: null })
})
