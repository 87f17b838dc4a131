import { expect, test } from 'vitest'
import { isQuick } from './is-quick.ts'

const color = (count: number) => ({ choices: Array.from({ length: count }) })
const mug = { customTextFields: [], options: [color(4), color(2)] }

test('a product with few choices can be added from its card', () => {
  expect(isQuick(mug)).toBe(true)
  expect(isQuick({ ...mug, options: [] })).toBe(true)
})

test('one that takes a text or has many choices is decided on at its page', () => {
  expect(isQuick({ ...mug, customTextFields: [{}] })).toBe(false)
  expect(isQuick({ ...mug, options: [color(2), color(2), color(2)] })).toBe(false)
  expect(isQuick({ ...mug, options: [color(9)] })).toBe(false)
})
