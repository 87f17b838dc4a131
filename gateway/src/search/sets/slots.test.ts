import { expect, test } from 'vitest'
import { indexed } from '../../testing/index-kit.ts'
import { countBits, hasBit } from './bits.ts'
import { createSlots } from './slots.ts'

const product = (id: string, name = id) => indexed({ id, name })

test('a product has a slot until it is released, which the next one gets', () => {
  const slots = createSlots()
  expect(['a', 'b', 'c'].map((id) => slots.take(product(id)))).toEqual([0, 1, 2])
  slots.release(1)
  expect([slots.size, slots.room, countBits(slots.all)]).toEqual([2, 3, 2])
  expect([slots.slotOf('b'), slots.find('b')]).toEqual([undefined, undefined])
  expect(() => slots.at(1)).toThrow('No product is in slot 1')
  expect(() => slots.release(1)).toThrow('No product is in slot 1')
  expect(slots.take(product('d'))).toBe(1)
  expect(slots.take(product('e'))).toBe(3)
  expect([...slots.ids()]).toEqual(['a', 'c', 'd', 'e'])
  expect([slots.size, slots.room, countBits(slots.all)]).toEqual([4, 4, 4])
})

test('a product is found by its id and by its slot, as it was last replaced', () => {
  const slots = createSlots()
  const slot = slots.take(product('a', 'old'))
  slots.replace(slot, product('a', 'new'))
  expect(slots.find('a')?.name).toBe('new')
  expect(slots.at(slot).name).toBe('new')
  expect(slots.slotOf('a')).toBe(slot)
  expect(slots.find('b')).toBeUndefined()
})

test('the set of all slots grows with the products', () => {
  const slots = createSlots()
  for (let number = 0; number < 2100; number += 1) slots.take(product(`p${number}`))
  expect(countBits(slots.all)).toBe(2100)
  expect([1023, 1024, 2047, 2048, 2099, 2100].map((slot) => hasBit(slots.all, slot))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})
