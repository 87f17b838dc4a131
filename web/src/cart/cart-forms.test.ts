import { expect, test } from 'vitest'
import {
  addToCartForm,
  applyCouponForm,
  applyGiftCardForm,
  checkoutForm,
  removeCouponForm,
  removeGiftCardForm,
  removeLineForm,
  setQuantityForm,
  updateCartForm,
} from './cart-forms.ts'

const idempotencyKey = 'r'
const newId = expect.stringMatching(/^[\da-f-]{36}$/)

test('adding reads the product, its choices and its texts', () => {
  const fields = {
    idempotencyKey,
    productId: 'p',
    quantity: '3',
    'option.Size': 'S',
    'text.Engraving': 'A',
    other: 'x',
  }
  const line = {
    productId: 'p',
    quantity: 3,
    choices: [{ option: 'Size', choice: 'S' }],
    customTexts: [{ title: 'Engraving', value: 'A' }],
  }
  expect(addToCartForm.variables(fields)).toEqual({ input: { idempotencyKey, lines: [line] } })
})

test('a form without an idempotency key gets a new one', () => {
  const { input } = addToCartForm.variables({ productId: 'p' })
  expect(input).toMatchObject({ idempotencyKey: newId, lines: [{ quantity: 1 }] })
  expect(removeCouponForm.variables({ idempotencyKey: ' ' })).toEqual({ idempotencyKey: newId })
})

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['999999999', 999_999_999],
  ['1000000000', 0],
  ['1.5', 0],
  ['-1', 0],
  ['2x', 0],
  ['x2', 0],
  ['', 0],
])('the quantity %j is %i', (text, quantity) => {
  const { input } = setQuantityForm.variables({ idempotencyKey, lineId: 'a', quantity: text })
  expect(input).toEqual({ idempotencyKey, lines: [{ lineId: 'a', quantity }] })
})

test('a line is removed by its id', () => {
  expect(removeLineForm.variables({ idempotencyKey, lineId: 'a' })).toEqual({
    input: { idempotencyKey, lineIds: ['a'] },
  })
})

test('a code is sent as it was typed', () => {
  expect(applyCouponForm.variables({ idempotencyKey, code: 'TEN' })).toEqual({
    input: { idempotencyKey, code: 'TEN' },
  })
  expect(applyCouponForm.variables({ idempotencyKey })).toEqual({
    input: { idempotencyKey, code: '' },
  })
  expect(removeCouponForm.variables({ idempotencyKey })).toEqual({ idempotencyKey })
  expect(applyGiftCardForm.variables({ idempotencyKey, giftCardCode: 'HALDEN25' })).toEqual({
    input: { idempotencyKey, giftCardCode: 'HALDEN25' },
  })
  expect(removeGiftCardForm.variables({ idempotencyKey })).toEqual({ idempotencyKey })
  // A code that is worth money is retained nowhere.
  expect(applyGiftCardForm).not.toHaveProperty('retainedFields')
})

test('an emptied note is removed, and a form without one leaves it alone', () => {
  const update = (fields: Record<string, string>) =>
    updateCartForm.variables({ idempotencyKey, ...fields })
  expect(update({ buyerNote: ' Ring twice ' })).toEqual({
    input: { idempotencyKey, buyerNote: 'Ring twice' },
  })
  expect(update({ buyerNote: '' })).toEqual({ input: { idempotencyKey, buyerNote: null } })
  expect(update({})).toEqual({ input: { idempotencyKey } })
  expect(update({ shippingOption: 'fast' })).toEqual({
    input: { idempotencyKey, selectedShippingOption: { code: 'fast' } },
  })
})

const updated = (fields: Record<string, string>) =>
  updateCartForm.variables({ idempotencyKey, ...fields }).input.contactAddress

test('an address has the fields that are filled', () => {
  const fields = { country: ' us ', subdivision: 'us-ny', city: ' Hudson ', postalCode: '12534' }
  expect(updated(fields)).toEqual({
    country: 'US',
    subdivision: 'US-NY',
    city: 'Hudson',
    postalCode: '12534',
  })
  expect(updated({ ...fields, city: '', postalCode: ' ' })).toEqual({
    country: 'US',
    subdivision: 'US-NY',
  })
  expect(updated({ ...fields, country: '' })).toBeUndefined()
})

test('the region of the country chosen before is left out', () => {
  expect(updated({ country: 'CA', subdivision: 'US-NY' })).toEqual({ country: 'CA' })
  expect(updated({ country: 'CA', subdivision: 'CAX' })).toEqual({ country: 'CA' })
})

test('checkout saves the address beside its button first, and takes the note along', () => {
  expect(checkoutForm.before?.({})).toBeNull()
  expect(checkoutForm.before?.({ country: 'DE' })).toMatchObject({
    variables: { input: { contactAddress: { country: 'DE' } } },
  })
  expect(checkoutForm.variables({ buyerNote: 'Ring' })).toEqual({ input: { buyerNote: 'Ring' } })
  expect(checkoutForm.variables({ buyerNote: ' ' })).toEqual({ input: {} })
})
