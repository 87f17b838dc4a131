import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload, CartView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { controlOf } from './support/platform-control.ts'
import {
  engravedProduct,
  firstChoices,
  productWithOptions,
  soldOutProduct,
  trackedProduct,
} from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})

const add = async (line: Record<string, unknown>, idempotencyKey?: string) =>
  (
    await shopper.query<{ addToCart: CartPayload }>(documents.addToCart, {
      input: { lines: [line], idempotencyKey },
    })
  ).addToCart
const set = async (lineId: string, quantity: number) =>
  (
    await shopper.query<{ setCartLineQuantities: CartPayload }>(documents.setQuantities, {
      input: { lines: [{ lineId, quantity }] },
    })
  ).setCartLineQuantities
const coupon = async (code: string) =>
  (
    await shopper.query<{ applyCoupon: CartPayload }>(documents.applyCoupon, {
      input: { code },
    })
  ).applyCoupon
const cart = async () => (await shopper.query<{ cart: CartView | null }>(documents.readCart)).cart

describe('a cart from creation to deletion', () => {
  test('browsing creates no session and no cart', async () => {
    expect(await cart()).toBeNull()
    await trackedProduct(shopper)
    expect(shopper.cookie).toBe('')
  })

  test('the first add creates a session, a cart and a line', async () => {
    const product = await trackedProduct(shopper)
    const { cart: added, problems } = await add({ productId: product.id, quantity: 2 })
    expect(problems).toEqual([])
    expect(added).toMatchObject({ itemCount: 2, lines: [{ productId: product.id, quantity: 2 }] })
    expect(shopper.cookie).toMatch(/^vitrine=/)
    expect(await cart()).toMatchObject({ itemCount: 2 })
  })

  test('adding the same product twice makes one line', async () => {
    const product = await productWithOptions(shopper)
    const line = { productId: product.id, choices: firstChoices(product), quantity: 1 }
    await add(line)
    const { cart: added, problems } = await add(line)
    expect(problems).toEqual([])
    expect(added?.lines).toHaveLength(1)
    expect(added?.lines[0]?.quantity).toBe(2)
  })

  test('a line is removed, a note is set and cleared, the cart is deleted', async () => {
    const product = await trackedProduct(shopper)
    const { cart: added } = await add({ productId: product.id, quantity: 1 })
    const lineId = added?.lines[0]?.id
    const noted = await shopper.query<{ updateCart: CartPayload }>(documents.updateCart, {
      input: { buyerNote: 'Ring twice' },
    })
    expect(noted.updateCart.cart?.buyerNote).toBe('Ring twice')
    const cleared = await shopper.query<{ updateCart: CartPayload }>(documents.updateCart, {
      input: { buyerNote: null },
    })
    expect(cleared.updateCart.cart?.buyerNote).toBeNull()
    const removed = await shopper.query<{ removeCartLines: CartPayload }>(documents.removeLines, {
      input: { lineIds: [lineId] },
    })
    expect(removed.removeCartLines.cart?.lines).toEqual([])
    const deletion = await shopper.query<{ deleteCart: { deleted: boolean } }>(
      'mutation { deleteCart { deleted problems { code } } }',
    )
    expect(deletion.deleteCart.deleted).toBe(true)
    expect(await cart()).toBeNull()
  })
})

describe('what an accepted add did not do is reported', () => {
  test('a quantity over the stock is capped, with the available quantity', async () => {
    const product = await trackedProduct(shopper)
    const { cart: added, problems } = await add({
      productId: product.id,
      quantity: product.stock.quantity + 5,
    })
    expect(added?.lines[0]?.quantity).toBe(product.stock.quantity)
    expect(problems).toMatchObject([
      {
        code: 'QUANTITY_CAPPED',
        severity: 'WARNING',
        field: 'lines[0].quantity',
        availableQuantity: product.stock.quantity,
      },
    ])
    const secondAdd = await add({ productId: product.id, quantity: 1 })
    expect(secondAdd.problems).toMatchObject([{ code: 'OUT_OF_STOCK', field: 'lines[0].quantity' }])
  })

  test.each([
    [
      'sold out',
      async () => ({ productId: (await soldOutProduct(shopper)).id, quantity: 1 }),
      'OUT_OF_STOCK',
    ],
    [
      'no choice made',
      async () => ({ productId: (await productWithOptions(shopper)).id, quantity: 1 }),
      'OPTIONS_REQUIRED',
    ],
    [
      'an unknown choice',
      async () => {
        const product = await productWithOptions(shopper)
        return {
          productId: product.id,
          quantity: 1,
          choices: product.options.map(({ name }) => ({ option: name, choice: 'No such' })),
        }
      },
      'VARIANT_NOT_AVAILABLE',
    ],
    [
      'a missing engraving',
      async () => {
        const product = await engravedProduct(shopper)
        return { productId: product.id, quantity: 1, choices: firstChoices(product) }
      },
      'CUSTOM_TEXT_REQUIRED',
    ],
    [
      'an unknown product',
      async () => ({ productId: '11111111-1111-4111-8111-111111111111', quantity: 1 }),
      'PRODUCT_NOT_AVAILABLE',
    ],
  ])('%s: nothing is added and the reason is reported', async (_name, line, code) => {
    const { cart: added, problems } = await add(await line())
    expect(problems).toMatchObject([{ code, severity: 'ERROR' }])
    expect(added?.itemCount ?? 0).toBe(0)
  })

  test('a change over the stock is lowered and reported', async () => {
    const product = await trackedProduct(shopper)
    const { cart: added } = await add({ productId: product.id, quantity: 1 })
    const lineId = added?.lines[0]?.id ?? ''
    const { cart: changed, problems } = await set(lineId, product.stock.quantity + 1)
    expect(changed?.lines[0]?.quantity).toBe(product.stock.quantity)
    expect(problems).toMatchObject([
      { code: 'QUANTITY_CAPPED', lineId, availableQuantity: product.stock.quantity },
    ])
  })

  test('an unknown line is reported as not found', async () => {
    const product = await trackedProduct(shopper)
    await add({ productId: product.id, quantity: 1 })
    const { problems } = await set('11111111-1111-4111-8111-111111111111', 2)
    expect(problems).toMatchObject([{ code: 'LINE_NOT_FOUND' }])
  })

  test('a product that sells out in the cart is a problem of its line', async () => {
    const control = controlOf(stack().platformUrl)
    const product = await trackedProduct(shopper)
    const { cart: added } = await add({ productId: product.id, quantity: 2 })
    await control.stock({ slug: product.slug, quantity: 1 })
    expect((await cart())?.problems).toEqual([{ code: 'LINE_PARTIALLY_AVAILABLE' }])
    await control.stock({ slug: product.slug, quantity: 0 })
    const started = await shopper.query<{
      startCheckout: { redirectUrl: string | null; problems: unknown[] }
    }>(
      'mutation { startCheckout(input: {}) { redirectUrl problems { code lineId suggestedFix } } }',
    )
    expect(started.startCheckout).toEqual({
      redirectUrl: null,
      problems: [
        {
          code: 'LINE_NOT_AVAILABLE',
          lineId: added?.lines[0]?.id,
          suggestedFix: 'REMOVE_LINE_ITEM',
        },
      ],
    })
    await control.stock({ slug: product.slug, quantity: product.stock.quantity })
  })
})

describe('coupons', () => {
  beforeEach(async () => {
    const product = await trackedProduct(shopper)
    await add({ productId: product.id, quantity: 1 })
  })

  test('a valid coupon applies and can be removed', async () => {
    const { cart: withCoupon, problems } = await coupon('SPRING10')
    expect(problems).toEqual([])
    expect(withCoupon?.couponCode).toBe('SPRING10')
    const data = await shopper.query<{ removeCoupon: CartPayload }>(
      `mutation { removeCoupon { ${documents.cartFields} } }`,
    )
    expect(data.removeCoupon.cart?.couponCode).toBeNull()
  })

  test('every kind of refusal has its own code at the field', async () => {
    const control = (await (await fetch(`${stack().platformUrl}/_control`)).json()) as {
      coupons: { code: string; type: string; status: string }[]
    }
    const expected: Record<string, string> = {
      EXPIRED: 'COUPON_EXPIRED',
      PENDING: 'COUPON_NOT_ACTIVE_YET',
      NOT_ACTIVE_YET: 'COUPON_NOT_ACTIVE_YET',
      USED_UP: 'COUPON_USED_UP',
      DISABLED: 'COUPON_DISABLED',
    }
    const refused = control.coupons.filter(({ status }) => expected[status])
    expect(new Set(refused.map(({ status }) => expected[status])).size).toBeGreaterThanOrEqual(4)
    for (const { code, status } of refused) {
      expect((await coupon(code)).problems, `${code} is ${status}`).toMatchObject([
        { code: expected[status], field: 'code' },
      ])
    }
    expect((await coupon('NO-SUCH-CODE')).problems).toMatchObject([
      { code: 'COUPON_NOT_FOUND', field: 'code' },
    ])
  })
})
