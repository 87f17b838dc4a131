import { describe, expect, test } from 'vitest'
import {
  byKeyIn,
  byOffset,
  needsTotal,
  ofRemoved,
  type PageRange,
  windowOfRange,
} from './page-range.ts'

const at = (offset: number, key?: string) => ({ offset, key })
const window = (range: Partial<PageRange>, total: number | null = null) => {
  const { offset, limit } = windowOfRange({ limit: 3, offset: 0, ...range }, total)
  return [offset, limit]
}

describe('the window of a range', () => {
  test('forward starts after its cursor and ends before the other one', () => {
    expect(window({})).toEqual([0, 3])
    expect(window({ offset: 6 })).toEqual([6, 3])
    expect(window({ after: at(4) })).toEqual([5, 3])
    expect(window({ after: at(4), before: at(7) })).toEqual([5, 2])
    expect(window({ before: at(2) })).toEqual([0, 2])
  })

  test('backward has the entries right before its end', () => {
    expect(window({ isBackward: true, before: at(7) })).toEqual([4, 3])
    expect(window({ isBackward: true, before: at(2) })).toEqual([0, 2])
    expect(window({ isBackward: true, before: at(7), after: at(4) })).toEqual([5, 2])
    expect(window({ isBackward: true }, 10)).toEqual([7, 3])
    expect(window({ isBackward: true, after: at(8) }, 10)).toEqual([9, 1])
    expect(window({ isBackward: true }, 2)).toEqual([0, 2])
  })

  test('is empty where nothing is between its bounds', () => {
    expect(window({ before: at(0) })).toEqual([0, 0])
    expect(window({ isBackward: true, before: at(0) })).toEqual([0, 0])
    expect(window({ after: at(7), before: at(4) })).toEqual([8, 0])
    expect(window({ isBackward: true, after: at(7), before: at(4) })).toEqual([8, 0])
    expect(window({ isBackward: true }, 0)).toEqual([0, 0])
    expect(window({ offset: 6 }, 4)).toEqual([6, 0])
  })

  test('needs the length of the list to count from its end only', () => {
    const range = { limit: 3, offset: 0 }
    expect(needsTotal({ ...range, isBackward: true })).toBe(true)
    expect(needsTotal({ ...range, isBackward: true, before: at(3) })).toBe(false)
    expect(needsTotal(range)).toBe(false)
  })
})

test('an entry is located by its key, and where it was when it is gone', () => {
  const locate = byKeyIn(['a', 'b', 'c'])
  expect(locate(at(9, 'b'))).toEqual({ before: 1, through: 2 })
  expect(locate(at(9, 'a'))).toEqual({ before: 0, through: 1 })
  expect(locate(at(1, 'x'))).toEqual({ before: 1, through: 1 })
  expect(locate(at(2))).toEqual({ before: 2, through: 3 })
  expect([byOffset(at(4)), ofRemoved(at(4))]).toEqual([
    { before: 4, through: 5 },
    { before: 4, through: 4 },
  ])
})
