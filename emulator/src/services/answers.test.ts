import {
  wireBrand,
  wireCart,
  wireCheckout,
  wireCheckoutSettings,
  wireCollection,
  wireEstimate,
  wireProduct,
  wireRedirectSession,
  wireStoreVariant,
} from '@vitrine/platform'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const read = async (url: string) => (await shop.call('GET', url, { token })).body
const write = async (url: string, body: unknown) =>
  (await shop.call('POST', url, { token, body })).body

/** The shapes read loosely: an unknown word becomes absent. Here nothing may get lost. */
const expectWhole = (shape: z.ZodType, value: unknown) => expect(shape.parse(value)).toEqual(value)

describe('what is answered has the shape of the call table', () => {
  it('products, with variants', async () => {
    for (const { id, visible } of shop.state.products.all()) {
      if (visible)
        expectWhole(wireProduct, (await read(`/stores-reader/v1/products/${id}`)).product)
    }
  })

  it('collections, brands, store variants, settings', async () => {
    for (const one of (await read('/v2/collections/query')).collections) {
      expectWhole(wireCollection, one)
    }
    for (const one of (await read('/stores/v3/brands/query')).brands) expectWhole(wireBrand, one)
    for (const one of (await write('/stores-reader/v1/variants/query', {})).variants) {
      expectWhole(wireStoreVariant, one)
    }
    const { checkoutSettings } = await read('/ecom/v1/checkout-settings')
    expectWhole(wireCheckoutSettings, checkoutSettings)
  })

  it('cart, estimate, checkout, redirect session', async () => {
    const path = '/ecom/v1/carts/current'
    const line = shop.line('morning-mug', 2, { options: { Color: 'Bone', Size: 'Small' } })
    const { cart } = await write(`${path}/add-to-cart`, line)
    expectWhole(wireCart, cart)
    await shop.call('PATCH', path, { token, body: { couponCode: 'SPRING10' } })
    const shippingAddress = { country: 'US', subdivision: 'US-NY' }
    expectWhole(wireEstimate, await write(`${path}/estimate-totals`, { shippingAddress }))
    const body = { channelType: 'WEB', shippingAddress, email: 'a@b.co' }
    const { checkoutId } = await write(`${path}/create-checkout`, body)
    expectWhole(wireCheckout, (await read(`/ecom/v1/checkouts/${checkoutId}`)).checkout)
    const session = await write('/headless/v1/redirect-session', { ecomCheckout: { checkoutId } })
    expectWhole(wireRedirectSession, session.redirectSession)
  })
})
