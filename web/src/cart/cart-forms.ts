// The cart's forms without JavaScript. In the browser the cart engine sends the same documents for its intents.

import type { AddressInput } from '../__generated__/graphql.ts'
import { basePath } from '../__generated__/messages/locale.ts'
import { defineForm, type PlainForm } from '../forms/define-form.ts'
import { type FormFields, filledOf, textOf } from '../forms/form-fields.ts'
import { prefixedFields } from '../forms/prefixed-fields.ts'
import { startCheckoutDocument } from './checkout-documents.ts'
import {
  addDocument,
  applyCouponDocument,
  applyGiftCardDocument,
  removeCouponDocument,
  removeDocument,
  removeGiftCardDocument,
  setQuantityDocument,
  updateDocument,
} from './write-documents.ts'

/** Zero for anything but a whole number, which the gateway's rule for quantities refuses. */
const wholeOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** Idempotency key of the rendered form, or a new one. */
const idempotencyKeyOf = (fields: FormFields) =>
  filledOf(fields, 'idempotencyKey') ?? crypto.randomUUID()

function addressOf(fields: FormFields): AddressInput | null {
  const country = textOf(fields, 'country').toUpperCase()
  if (!country) return null
  // Without JavaScript the form still holds the region of the country chosen before.
  const region = textOf(fields, 'subdivision').toUpperCase()
  const [city, postalCode] = [filledOf(fields, 'city'), filledOf(fields, 'postalCode')]
  return {
    country,
    ...(region.startsWith(`${country}-`) && { subdivision: region }),
    ...(city && { city }),
    ...(postalCode && { postalCode }),
  }
}

const cartTargets = { failurePath: `${basePath}/cart`, successPath: `${basePath}/cart` }

/** Coupon code and note are fields of one form: submitting one retains the other. */
const extras: Pick<PlainForm, 'retainedFields' | 'isSharedForm'> = {
  retainedFields: ['code', 'buyerNote'],
  isSharedForm: true,
}

export const addToCartForm = defineForm({
  name: 'add-to-cart',
  document: addDocument,
  variables: (fields) => ({
    input: {
      idempotencyKey: idempotencyKeyOf(fields),
      lines: [
        {
          productId: textOf(fields, 'productId'),
          quantity: wholeOf(fields.quantity ?? '1'),
          choices: prefixedFields(fields, 'option.').map(([option, choice]) => ({
            option,
            choice,
          })),
          customTexts: prefixedFields(fields, 'text.').map(([title, value]) => ({ title, value })),
        },
      ],
    },
  }),
  failurePath: basePath || '/',
  successPath: `${basePath}/cart`,
  // The product, not a text: the cart names it if it has it.
  next: (_, leadTo, { productId = '' }) => `${leadTo}?${new URLSearchParams({ added: productId })}`,
})

export const setQuantityForm = defineForm({
  name: 'set-quantity',
  document: setQuantityDocument,
  variables: (fields) => {
    const line = { lineId: textOf(fields, 'lineId'), quantity: wholeOf(textOf(fields, 'quantity')) }
    return { input: { idempotencyKey: idempotencyKeyOf(fields), lines: [line] } }
  },
  ...cartTargets,
})

export const removeLineForm = defineForm({
  name: 'remove-line',
  document: removeDocument,
  variables: (fields) => ({
    input: { idempotencyKey: idempotencyKeyOf(fields), lineIds: [textOf(fields, 'lineId')] },
  }),
  ...cartTargets,
})

export const applyCouponForm = defineForm({
  name: 'apply-coupon',
  document: applyCouponDocument,
  variables: (fields) => ({
    input: { idempotencyKey: idempotencyKeyOf(fields), code: fields.code ?? '' },
  }),
  ...cartTargets,
  ...extras,
})

export const removeCouponForm = defineForm({
  name: 'remove-coupon',
  document: removeCouponDocument,
  variables: (fields) => ({ idempotencyKey: idempotencyKeyOf(fields) }),
  ...cartTargets,
  ...extras,
})

/** The code is worth money: a refused one is typed again, and is in no cookie meanwhile. */
export const applyGiftCardForm = defineForm({
  name: 'apply-gift-card',
  document: applyGiftCardDocument,
  variables: (fields) => ({
    input: { idempotencyKey: idempotencyKeyOf(fields), giftCardCode: fields.giftCardCode ?? '' },
  }),
  ...cartTargets,
})

export const removeGiftCardForm = defineForm({
  name: 'remove-gift-card',
  document: removeGiftCardDocument,
  variables: (fields) => ({ idempotencyKey: idempotencyKeyOf(fields) }),
  ...cartTargets,
})

export const updateCartForm = defineForm({
  name: 'update-cart',
  document: updateDocument,
  variables: (fields) => {
    const [address, code] = [addressOf(fields), filledOf(fields, 'shippingOption')]
    return {
      input: {
        idempotencyKey: idempotencyKeyOf(fields),
        ...('buyerNote' in fields && { buyerNote: filledOf(fields, 'buyerNote') }),
        ...(address && { contactAddress: address }),
        ...(code && { selectedShippingOption: { code } }),
      },
    }
  },
  ...cartTargets,
  ...extras,
})

export const checkoutForm = defineForm({
  name: 'checkout',
  // The address fields stand beside the button: an address chosen there is saved first.
  before: (fields) => {
    const contactAddress = addressOf(fields)
    return contactAddress && { document: updateDocument, variables: { input: { contactAddress } } }
  },
  document: startCheckoutDocument,
  variables: (fields) => {
    const buyerNote = filledOf(fields, 'buyerNote')
    return { input: { ...(buyerNote && { buyerNote }) } }
  },
  ...cartTargets,
})
