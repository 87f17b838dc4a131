import { describe, expect, test } from 'vitest'
import type { NumberRange } from '../storage/number-range.ts'
import { BadInput } from './bad-input.ts'
import { type NumberedPageArguments, numberedPages } from './numbered-pages.ts'

type Entry = { number: number }

/** Reads from a list like the stores do. */
const readFrom =
  (numbers: readonly number[]) =>
  ({
    limit,
    below = Number.POSITIVE_INFINITY,
    above = Number.NEGATIVE_INFINITY,
    isReversed,
  }: NumberRange): Entry[] =>
    numbers
      .filter((number) => number < below && number > above)
      .toSorted((one, other) => (isReversed ? one - other : other - one))
      .slice(0, limit)
      .map((number) => ({ number }))

const pageOf = numberedPages<Entry>('x', { numberOf: ({ number }) => number, usualSize: 2 })
const five = [1, 2, 3, 4, 5]
const read = (args: NumberedPageArguments, numbers: readonly number[] = five) =>
  pageOf(args, readFrom(numbers))
const shown = (args: NumberedPageArguments, numbers?: readonly number[]) =>
  read(args, numbers).nodes.map(({ number }) => number)

const refusedField = (args: NumberedPageArguments): unknown => {
  try {
    return read(args)
  } catch (error) {
    if (error instanceof BadInput) return error.field
    throw error
  }
}

describe('a page of numbered entries', () => {
  test('is read forward, newest first', () => {
    const one = read({ first: 2 })
    expect(one.edges.map(({ node }) => node)).toEqual([{ number: 5 }, { number: 4 }])
    expect(one.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const two = read({ first: 3, after: one.pageInfo.endCursor })
    expect(two.nodes).toEqual([{ number: 3 }, { number: 2 }, { number: 1 }])
    expect(two.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(two.pageInfo.endCursor).toBe(two.edges[2]?.cursor)
  })

  test('is read backward, in the same order', () => {
    const last = read({ last: 2 })
    expect(last.nodes).toEqual([{ number: 2 }, { number: 1 }])
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const earlier = read({ last: 3, before: last.pageInfo.startCursor })
    expect(earlier.nodes).toEqual([{ number: 5 }, { number: 4 }, { number: 3 }])
    expect(earlier.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
  })

  test('between two cursors has neither of their entries', () => {
    const cursors = read({ first: 5 }).edges.map(({ cursor }) => cursor)
    expect(shown({ first: 5, after: cursors[0], before: cursors[4] })).toEqual([4, 3, 2])
    expect(shown({ last: 2, after: cursors[0], before: cursors[4] })).toEqual([3, 2])
  })

  test('stays right when entries are added and removed', () => {
    const { endCursor } = read({ first: 2 }).pageInfo
    expect(shown({ first: 2, after: endCursor }, [1, 2, 3, 5, 6, 7])).toEqual([3, 2])
    expect(shown({ last: 2, before: endCursor }, [1, 2, 3, 5, 6, 7])).toEqual([6, 5])
  })

  test('has the usual size of the list, or 1 to 100 entries', () => {
    expect(shown({})).toEqual([5, 4])
    expect(shown({ first: null, last: null })).toEqual([5, 4])
    for (const size of [0, 101]) {
      expect(refusedField({ first: size })).toBe('first')
      expect(refusedField({ last: size })).toBe('last')
    }
    expect(refusedField({ first: 1, last: 1 })).toBe('last')
  })

  test('of an empty list has no cursors', () => {
    expect(read({}, [])).toEqual({
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    })
  })

  test.each(['x', '5', 'y5', 'x5 ', ' x5', 'x-1', 'x1234567890123456'])(
    '%j is no cursor',
    (text) => {
      const cursor = Buffer.from(text).toString('base64url')
      expect(refusedField({ after: cursor })).toBe('after')
      expect(refusedField({ before: cursor })).toBe('before')
    },
  )
})

test('a list in ascending order is read forward from its first number', () => {
  const upward = numberedPages<Entry>('u', { numberOf: ({ number }) => number, order: 'ASC' })
  const fromStart = ({ isReversed, ...range }: NumberRange) =>
    readFrom(five)({ ...range, isReversed: !isReversed })
  const shownUpward = (args: NumberedPageArguments) =>
    upward(args, fromStart).nodes.map(({ number }) => number)
  const { edges } = upward({ first: 5 }, fromStart)
  expect(edges.map(({ node }) => node.number)).toEqual(five)
  expect(shownUpward({ first: 2, after: edges[1]?.cursor })).toEqual([3, 4])
  expect(shownUpward({ last: 2, before: edges[3]?.cursor })).toEqual([2, 3])
  expect(shownUpward({ last: 2 })).toEqual([4, 5])
})
