import { expect, test } from 'vitest'
import { wireCart } from '../../testing/wire-cart.ts'
import { createCartMemory } from './cart-memory.ts'

const cart = (id: string) => wireCart({ id })

test('the cart that was stored longest ago makes room, exactly at the limit', () => {
  const memory = createCartMemory(2)
  memory.set('a', cart('1'))
  memory.set('b', cart('2'))
  expect(memory.get('a')?.id).toBe('1')
  memory.set('a', cart('3'))
  memory.set('c', cart('4'))
  expect(['a', 'b', 'c'].map((key) => memory.get(key)?.id)).toEqual(['3', undefined, '4'])
})

test('carts are deleted by session, or by what they are', () => {
  const memory = createCartMemory()
  for (const key of ['a', 'b', 'c']) memory.set(key, cart(`of ${key}`))
  memory.delete('a')
  memory.deleteWhere(({ id }, key) => id === 'of b' && key === 'b')
  expect(['a', 'b', 'c'].map((key) => memory.get(key)?.id)).toEqual([undefined, undefined, 'of c'])
})
