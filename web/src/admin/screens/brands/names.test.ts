import { expect, it } from 'vitest'
import { namesIn, problemOfNames } from './names.ts'

it('reads one name per line, without duplicates', () => {
  expect(namesIn(' Acme \n\nOstra\nACME\nacme ')).toEqual(['Acme', 'Ostra'])
  expect(namesIn('  \n')).toEqual([])
})

it.each([
  [[], 'Type at least one name.'],
  [['x'.repeat(51)], 'longer than 50'],
  [Array.from({ length: 101 }, (_, at) => `B${at}`), 'At most 100'],
])('says what is wrong (%#)', (names, words) => {
  expect(problemOfNames(names)).toContain(words)
})
