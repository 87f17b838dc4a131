import { expect, test } from 'vitest'
import { indexed } from '../../testing/index-kit.ts'
import { createProductTable } from '../product-table.ts'
import { findWords } from './find-words.ts'

const words = Array.from(
  { length: 60 },
  (_, index) => `word${String.fromCharCode(97 + (index % 26))}${'x'.repeat(1 + index / 26)}`,
)

function shopOf(products: number) {
  const table = createProductTable()
  for (let index = 0; index < products; index += 1) {
    table.put(indexed({ id: `p${index}`, numericId: index, name: words.join(' ') }))
  }
  return table
}

test('popular searches are found once until a text changes', () => {
  const { text, ...table } = shopOf(3)
  const first = words.map((word) => findWords(text, word))
  expect(first[0]?.hits).toHaveLength(3)
  words.forEach((word, index) => {
    expect(findWords(text, word)).toBe(first[index])
  })
  table.put(indexed({ id: 'p9', numericId: 9, name: words.join(' ') }))
  expect(findWords(text, words[0] ?? '')?.hits).toHaveLength(4)
})

test('hits of many products make room for those of later searches', () => {
  const { text } = shopOf(900)
  const first = words.map((word) => findWords(text, word))
  expect(first[0]?.hits.length).toBeGreaterThan(500)
  expect(findWords(text, words.at(-1) ?? '')).toBe(first.at(-1))
  expect(findWords(text, words[0] ?? '')).not.toBe(first[0])
})
