import { expect, test } from 'vitest'
import type { GridRow } from './grid-state.ts'
import { movedWords } from './moved.ts'

const row: GridRow = {
  id: 'a',
  name: 'Anvil',
  basePrice: '10.00',
  discount: 'none',
  cost: '4.00',
  weight: '1.5',
}

test('names an edited amount that changed on the server, and no amount that is not edited', () => {
  const now = [{ ...row, basePrice: '11.00', weight: '2' }]
  const words = movedWords([row], now, { a: { basePrice: '12.00' } })
  expect(words).toHaveLength(1)
  expect(words[0]).toMatch(/price is 11\.00 now, 10\.00 before/)
})

test('names a discount that changed under an edited price, and under no other edit', () => {
  const now = [{ ...row, discount: '20% off' }]
  expect(movedWords([row], now, { a: { basePrice: '12.00' } })[0]).toMatch(
    /discount is 20% off now, none before/,
  )
  expect(movedWords([row], now, { a: { cost: '5.00' } })).toEqual([])
  expect(movedWords([row], [], { a: { basePrice: '12.00' } })).toEqual([])
})
