import { expect, it } from 'vitest'
import { moved, without } from './lists.ts'

it('moves an entry a step, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('takes one entry out', () => expect(without(['a', 'b'], 0)).toEqual(['b']))
