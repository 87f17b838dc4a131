// What a shopper learns of an accepted write that did less than requested.
import { storesAppId } from '@vitrine/platform'
import { describe, expect, test } from 'vitest'
import { readProduct } from '../../platform/catalog/v1/read-product.ts'
import type { CartLine } from '../../platform/ecom/line.ts'
import { wireCart, wireLine } from '../../testing/wire-cart.ts'
import type { CartLineInputValue } from './line-input.ts'
import {
  nothingAdded,
  noticesOfAdd,
  noticesOfCoupon,
  noticesOfQuantities,
  noticesOfRemoval,
  problemsOfLines,
} from './notices.ts'

const line = (more: object = {}) =>
  wireLine({ catalogReference: { catalogItemId: 'p1', appId: storesAppId }, ...more })
const cart = (...lines: CartLine[]) => ({ ...wireCart(), lines })
const request = (more: Partial<CartLineInputValue> = {}): CartLineInputValue => ({
  productId: 'p1',
  quantity: 2,
  ...more,
})
const product = (more: object = {}) => readProduct({ id: 'p1', ...more })
const options = (...choices: object[]) => [{ name: 'Size', choices }]
const none = async () => null

describe('an addition', () => {
  test('in full has no notice, with or without a cart before', async () => {
    expect(await noticesOfAdd([request()], null, cart(line({ quantity: 2 })), none)).toEqual([])
    const before = cart(line({ quantity: 3 }))
    expect(await noticesOfAdd([request()], before, cart(line({ quantity: 5 })), none)).toEqual([])
  })

  test('in part is a warning with the line and what is left', async () => {
    const after = cart(line({ quantity: 4, availability: { quantityAvailable: 4 } }))
    const before = cart(line({ quantity: 3 }))
    const notices = await noticesOfAdd([request()], before, after, none)
    expect(notices).toMatchObject([
      {
        ...{ code: 'QUANTITY_CAPPED', severity: 'WARNING', field: 'lines[0].quantity' },
        ...{ lineId: 'l1', availableQuantity: 4 },
      },
    ])
    // What is left is known from the line itself where the platform does not say it.
    const silent = await noticesOfAdd([request()], null, cart(line()), none)
    expect(silent).toMatchObject([{ code: 'QUANTITY_CAPPED', availableQuantity: 1 }])
    expect(silent[0]?.message).toContain('1')
  })

  test('of nothing is judged by the product, by the index of its line', async () => {
    const find = async (id: string) => (id === 'p2' ? product({ visible: false }) : product())
    const wanted = [request(), request({ productId: 'p2' })]
    const after = cart(line({ quantity: 2 }))
    expect(await noticesOfAdd(wanted, null, after, find)).toMatchObject([
      { code: 'PRODUCT_NOT_AVAILABLE', field: 'lines[1].productId' },
    ])
  })

  test('from the catalog of another app is not judged by our products', async () => {
    const foreign = request({ catalogAppId: 'other-app' })
    const notices = await noticesOfAdd([foreign], null, cart(), async () => {
      throw new Error('It is not read')
    })
    expect(notices).toMatchObject([{ code: 'PRODUCT_NOT_AVAILABLE' }])
  })
})

describe('why nothing was added', () => {
  const reason = (more: object | null, wanted: Partial<CartLineInputValue> = {}) => {
    const { code, field, suggestedFix, availableQuantity } = nothingAdded(
      'lines[0]',
      request(wanted),
      more && product(more),
      undefined,
    )
    return { code, field, suggestedFix, availableQuantity }
  }
  const at = (name: string, code: string, more: object = {}) => ({
    ...{ code, field: `lines[0].${name}`, suggestedFix: null, availableQuantity: null },
    ...more,
  })
  const expectReason = (found: object, wanted: object) =>
    expect(
      Object.fromEntries(Object.entries(found).map(([key, value]) => [key, value ?? null])),
    ).toEqual(wanted)

  test('the line is at its limit, exactly', () => {
    const full = nothingAdded('lines[0]', request(), null, line({ quantity: 100_000 }))
    expect(full).toMatchObject({
      ...{ code: 'OUT_OF_RANGE', field: 'lines[0].quantity', lineId: 'l1' },
    })
    const almost = nothingAdded('lines[0]', request(), null, line({ quantity: 99_999 }))
    expect(almost.code).toBe('PRODUCT_NOT_AVAILABLE')
  })

  test('all that is left is in the cart', () => {
    const existing = line({ quantity: 3, availability: { quantityAvailable: 3 } })
    expect(nothingAdded('lines[0]', request(), product(), existing)).toMatchObject({
      ...{ code: 'OUT_OF_STOCK', field: 'lines[0].quantity', lineId: 'l1', availableQuantity: 3 },
      message: expect.stringContaining('3'),
    })
  })

  test('the product is gone, hidden or sold out', () => {
    expectReason(reason(null), at('productId', 'PRODUCT_NOT_AVAILABLE'))
    expectReason(reason({ visible: false }), at('productId', 'PRODUCT_NOT_AVAILABLE'))
    const soldOut = { visible: true, stock: { inventoryStatus: 'OUT_OF_STOCK' } }
    const outOfStock = at('quantity', 'OUT_OF_STOCK', { availableQuantity: 0 })
    expectReason(reason(soldOut), outOfStock)
    // The most certain reason comes first.
    expectReason(reason({ ...soldOut, productOptions: options({ value: 'S' }) }), outOfStock)
    // Nothing else is wrong with it.
    expectReason(reason({ stock: { inventoryStatus: 'IN_STOCK' } }), outOfStock)
  })

  test('an option has no choice, or one that is unknown or hidden', () => {
    const productOptions = options(
      { value: '#fff', description: 'White' },
      { value: 'Black', visible: false },
    )
    const required = at('choices', 'OPTIONS_REQUIRED', { suggestedFix: 'CHOOSE_OPTIONS' })
    expectReason(reason({ productOptions }), required)
    const other = [{ option: 'Color', choice: 'White' }]
    expectReason(reason({ productOptions }, { choices: other }), required)
    const chosen = (choice: string) => ({ choices: [{ option: 'SIZE', choice }] })
    const unavailable = at('choices', 'VARIANT_NOT_AVAILABLE')
    for (const choice of ['Green', 'Black', '#fff'])
      expectReason(reason({ productOptions }, chosen(choice)), unavailable)
    expect(reason({ productOptions }, chosen('WHITE')).code).toBe('OUT_OF_STOCK')
  })

  test('a variant id stands for the choices, if it is known and visible', () => {
    const variants = [{ id: 'v1' }, { id: 'v2', variant: { visible: false } }]
    const facts = { productOptions: options({ value: 'S' }), variants }
    expect(reason(facts, { variantId: 'v1' }).code).toBe('OUT_OF_STOCK')
    for (const variantId of ['v2', 'v3'])
      expectReason(reason(facts, { variantId }), at('choices', 'VARIANT_NOT_AVAILABLE'))
    expect(reason({}, { variantId: 'v1' }).code).toBe('VARIANT_NOT_AVAILABLE')
  })

  test('a text is missing or too long, exactly', () => {
    const customTextFields = [
      { title: 'Name', mandatory: true, maxLength: 5 },
      { title: 'Date', mandatory: false, maxLength: 5 },
    ]
    const texts = (value: string, title = 'Name') => ({ customTexts: [{ title, value }] })
    const missing = at('customTexts', 'CUSTOM_TEXT_REQUIRED')
    expectReason(reason({ customTextFields }), missing)
    expectReason(reason({ customTextFields }, texts('  ')), missing)
    expectReason(reason({ customTextFields }, texts('Vera', 'Date')), missing)
    expect(reason({ customTextFields }, texts('Veras')).code).toBe('OUT_OF_STOCK')
    expectReason(reason({ customTextFields }, texts('Verass')), at('customTexts', 'INVALID_LENGTH'))
    expect(reason({}, texts('x'.repeat(500))).code).toBe('OUT_OF_STOCK')
    expect(reason({}, texts('x'.repeat(501))).code).toBe('INVALID_LENGTH')
    const both = [...texts('x').customTexts, ...texts('x'.repeat(501), 'Other').customTexts]
    expect(reason({}, { customTexts: both }).code).toBe('INVALID_LENGTH')
  })
})

describe('a change of quantities', () => {
  test('is reported for each line that has another quantity', () => {
    const after = cart(
      line({ id: 'same', quantity: 2 }),
      line({ id: 'fixed', quantity: 1, fixedQuantity: true }),
      line({ id: 'less', quantity: 3 }),
    )
    const wanted = ['same', 'gone', 'fixed', 'less'].map((lineId, index) => ({
      lineId,
      quantity: index === 0 ? 2 : 9,
    }))
    expect(noticesOfQuantities(wanted, after)).toMatchObject([
      { code: 'LINE_NOT_FOUND', field: 'lines[1].lineId', lineId: 'gone' },
      { code: 'QUANTITY_FIXED', field: 'lines[2].quantity', lineId: 'fixed' },
      {
        ...{ code: 'QUANTITY_CAPPED', field: 'lines[3].quantity', lineId: 'less' },
        ...{ availableQuantity: 3, severity: 'WARNING' },
      },
    ])
  })

  test('to nothing that is left names no number', () => {
    const sold = line({ quantity: 1, availability: { quantityAvailable: 0 } })
    const wanted = [{ lineId: 'l1', quantity: 2 }]
    const [notice] = noticesOfQuantities(wanted, cart(sold))
    expect(notice).toMatchObject({ code: 'QUANTITY_CAPPED', availableQuantity: 0 })
    const [other] = noticesOfQuantities(wanted, cart(line()))
    expect(notice?.message).not.toBe(other?.message)
  })
})

test('a coupon is on the cart in any case, or reported', () => {
  const after = wireCart({
    appliedDiscounts: [{}, { coupon: {} }, { coupon: { code: 'Spring' } }],
  })
  expect(noticesOfCoupon('SPRING', after)).toEqual([])
  expect(noticesOfCoupon('SPRIN', after)).toMatchObject([
    { code: 'COUPON_NOT_APPLICABLE', field: 'code' },
  ])
})

test('a removed line that did not exist is a warning, where the cart before is known', () => {
  const before = cart(line())
  expect(noticesOfRemoval(['l1', 'l2'], before)).toMatchObject([
    { code: 'LINE_NOT_FOUND', field: 'lineIds[1]', lineId: 'l2', severity: 'WARNING' },
  ])
  expect(noticesOfRemoval(['l2'], null)).toEqual([])
})

describe('lines that prevent an order', () => {
  const name = (original: string, translated?: string) => ({ original, translated })
  const problemOf = (more: object) => problemsOfLines([line(more)])[0]

  test('are gone or sold out, and say which by name', () => {
    const gone = problemOf({
      availability: { status: 'NOT_FOUND' },
      productName: name('Mug', 'Tasse'),
    })
    expect(gone).toMatchObject({
      ...{ code: 'LINE_NOT_AVAILABLE', lineId: 'l1', suggestedFix: 'REMOVE_LINE_ITEM' },
      ...{ availableQuantity: 0, message: expect.stringMatching(/Tasse.*no longer/) },
    })
    const soldOut = problemOf({
      availability: { status: 'NOT_AVAILABLE' },
      productName: name('Mug'),
    })
    expect(soldOut?.message).toContain('Mug')
    expect(soldOut?.message?.replace('Mug', '')).not.toBe(gone?.message?.replace('Tasse', ''))
    expect(problemOf({ availability: { status: 'NOT_FOUND' } })?.message).toMatch(/^This/)
  })

  test('have less left than the cart', () => {
    const partly = { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 } as const
    expect(problemOf({ availability: partly, productName: name('Mug') })).toMatchObject({
      ...{ code: 'LINE_PARTIALLY_AVAILABLE', lineId: 'l1', suggestedFix: 'REDUCE_QUANTITY' },
      ...{ availableQuantity: 3, message: expect.stringMatching(/3.*Mug|Mug.*3/) },
    })
    const unknown = problemOf({ availability: { status: 'PARTIALLY_AVAILABLE' } })
    expect(unknown?.availableQuantity ?? null).toBeNull()
  })

  test('are not those that are available, or of which nothing is known', () => {
    expect(problemsOfLines([line(), line({ availability: { status: 'AVAILABLE' } })])).toEqual([])
  })
})
