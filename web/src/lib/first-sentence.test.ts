import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Boards, pots and a pantry shelf.', 'Boards, pots and a pantry shelf.'],
  ['Lamps for reading. Candles for the rest. ', 'Lamps for reading.'],
  ['Mr. Pell turns wood. Ms. Ash forges iron.', 'Mr. Pell turns wood.'],
  ['Lampen, z. B. Für den Abend. Und Kerzen.', 'Lampen, z. B. Für den Abend.'],
  ['Does it last? It does.', 'Does it last?'],
  ['About 1.5 kg of clay each, at dawn.\nThen tea.', 'About 1.5 kg of clay each, at dawn.'],
  ['Linen and wool', 'Linen and wool'],
  ['', ''],
])('%j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
