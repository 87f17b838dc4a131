import { expect, test } from 'vitest'
import { combinationsOf, countOf, sameChoices } from './combinations.ts'

const option = (name: string, ...words: string[]) => ({
  name,
  choices: words.map((description) => ({ description })),
})

test('one combination per choice of every option, the first changing slowest', () => {
  const options = [option('Color', 'Red', 'Blue'), option('Size', 'S', 'L')]
  expect(combinationsOf(options)).toEqual([
    { Color: 'Red', Size: 'S' },
    { Color: 'Red', Size: 'L' },
    { Color: 'Blue', Size: 'S' },
    { Color: 'Blue', Size: 'L' },
  ])
  expect(countOf(options)).toBe(4)
})

test('no option makes the one without choices', () => {
  expect(combinationsOf([])).toEqual([{}])
  expect(countOf([])).toBe(1)
})

test('six options of a hundred choices are counted without being made', () => {
  const many = option('Size', ...Array.from({ length: 100 }, (_, index) => String(index)))
  expect(countOf(Array.from({ length: 6 }, () => many))).toBe(1e12)
})

test('choices are the same whatever their order', () => {
  expect(sameChoices({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
  expect(sameChoices({ a: '1' }, { a: '1', b: '2' })).toBe(false)
  expect(sameChoices({ a: '1' }, { a: '2' })).toBe(false)
  expect(sameChoices({ a: '1', b: '2' }, { a: '1', b: '3' })).toBe(false)
})
