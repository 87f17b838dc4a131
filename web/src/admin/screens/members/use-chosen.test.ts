import { expect, it } from 'vitest'
import { partsOf } from './use-chosen.ts'

const people = Array.from({ length: 250 }, (_, at) => ({ id: `${at}`, name: `Member ${at}` }))

it('deletes a hundred at a time, and nobody twice', () => {
  const parts = partsOf('DELETE', people)
  expect(parts.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(parts.flat()).toEqual(people)
})

it.each(['APPROVE', 'BLOCK'] as const)('does %s one by one, so that each is told', (action) => {
  const parts = partsOf(action, people)
  expect(parts).toHaveLength(250)
  expect(parts.flat()).toEqual(people)
})
