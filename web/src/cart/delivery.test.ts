import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delivery } from './cart-intents.ts'
import {
  addressOf,
  deliveryInput,
  deliveryOf,
  rememberDelivery,
  rememberedDelivery,
} from './delivery.ts'
import type { CartSnapshot } from './transport.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const address = { country: 'US', subdivision: 'US-NY', postalCode: '12534' }
const nowhere = { address: null, option: null }
const read = (cart: object) => deliveryOf(cart as CartSnapshot)

test('the delivery of a cart has what the cart knows', () => {
  expect([deliveryOf(null), read({}), read({ contactInfo: { address: null } })]).toEqual([
    nowhere,
    nowhere,
    nowhere,
  ])
  expect(
    read({ contactInfo: { address }, selectedShippingOption: { code: 'fast', carrierId: 'c' } }),
  ).toEqual({ address, option: { code: 'fast', carrierId: 'c' } })
  expect(
    read({
      contactInfo: { address: { country: 'DE', subdivision: null, postalCode: '' } },
      selectedShippingOption: { code: 'slow', carrierId: null },
    }),
  ).toEqual({ address: { country: 'DE' }, option: { code: 'slow' } })
  expect(read({ contactInfo: { address: { country: null, postalCode: '1' } } })).toEqual(nowhere)
  expect(addressOf('DE', { postalCode: '10115' })).toEqual({ country: 'DE', postalCode: '10115' })
})

test('an option is requested for an address only', () => {
  const option = { code: 'fast' }
  expect(deliveryInput({ address, option })).toEqual({
    shippingAddress: address,
    selectedShippingOption: option,
  })
  expect(deliveryInput({ address, option: null })).toEqual({ shippingAddress: address })
  expect(deliveryInput({ address: null, option })).toEqual({})
})

test.each<Delivery>([
  { address, option: { code: 'fast' } },
  { address, option: null },
])('the next cart finds %j again', (delivery) => {
  rememberDelivery(delivery)
  expect([...stored.keys()]).toEqual(['vitrine-delivery'])
  expect(rememberedDelivery()).toEqual(delivery)
})

test.each([
  undefined,
  'no JSON',
  'null',
  '{"address":{}}',
  '{"address":{"country":1}}',
  '{"option":{}}',
])('what is stored as %j is no delivery', (text) => {
  if (text !== undefined) stored.set('vitrine-delivery', text)
  expect(rememberedDelivery()).toEqual(nowhere)
})

test('an address that was stored without an option has none', () => {
  stored.set('vitrine-delivery', JSON.stringify({ address }))
  expect(rememberedDelivery()).toEqual({ address, option: null })
})

test('without storage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberDelivery({ address, option: null })
  expect(rememberedDelivery()).toEqual(nowhere)
})
