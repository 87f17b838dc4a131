import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('a text is read once, also when nothing is found in it', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length))
  const lengthOf = memoize(read)
  expect(['ab', '', 'ab', ''].map(lengthOf)).toEqual([2, undefined, 2, undefined])
  expect(read.mock.calls.flat()).toEqual(['ab', ''])
})

test('the oldest result makes room for another', () => {
  const read = vi.fn((text: string) => text.length)
  const lengthOf = memoize(read, 2)
  for (const text of ['a', 'b', 'c', 'b', 'a']) lengthOf(text)
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})
