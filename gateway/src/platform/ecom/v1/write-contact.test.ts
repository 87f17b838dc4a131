// What is sent of the buyer, the contact and the delivery of a cart.
import { expect, test } from 'vitest'
import type { CartChange } from '../cart-change.ts'
import { ecomCalls } from './ecom-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const { updateCurrentCart } = ecomCalls.currentCart
const sent = (change: CartChange) =>
  JSON.parse(JSON.stringify(updateCurrentCart.request.parse(change)))

test.each<[CartChange, object]>([
  [{}, {}],
  [{ buyerNote: null }, { cartInfo: { buyerNote: null } }],
  [{ email: 'a@shop.test' }, { cartInfo: { buyerInfo: { email: 'a@shop.test' } } }],
  [{ contactId: null }, { cartInfo: { buyerInfo: { contactId: null } } }],
  [{ contactInfo: null }, { cartInfo: { contactInfo: null } }],
  [
    { selectedShippingOption: { carrierId: id, code: 'fast' } },
    { cartInfo: { selectedShippingOption: { carrierId: id, code: 'fast' } } },
  ],
  [
    {
      ...{ overrideCheckoutUrl: 'https://shop.test/pay', businessLocationId: id },
      ...{ extendedFields: { app: { a: 1 } }, couponCode: 'SPRING' },
    },
    {
      cartInfo: {
        overrideCheckoutUrl: 'https://shop.test/pay',
        extendedFields: { app: { a: 1 } },
        businessLocationId: id,
      },
      couponCode: 'SPRING',
    },
  ],
])('a change has only what is given: %j', (change, body) => {
  expect(JSON.stringify(sent(change))).toBe(JSON.stringify(body))
})

const cleared = {
  subdivision: null,
  city: null,
  postalCode: null,
  addressLine: null,
  addressLine2: null,
  streetAddress: null,
  geocode: null,
}

test('an address clears what it leaves out, and has its street as an object', () => {
  const contactOf = (contactInfo: CartChange['contactInfo']) =>
    sent({ contactInfo }).cartInfo.contactInfo
  expect(contactOf({ address: { country: 'DE' } })).toEqual({
    address: { country: 'DE', ...cleared },
  })
  expect(
    contactOf({
      address: { country: 'DE', streetName: 'Mill Lane', streetNumber: null, city: 'Bath' },
    }),
  ).toEqual({
    address: {
      ...{ country: 'DE', ...cleared, city: 'Bath' },
      streetAddress: { number: null, name: 'Mill Lane' },
    },
  })
  const geocode = { latitude: 1, longitude: 2 }
  expect(contactOf({ address: { country: 'DE', streetNumber: '', geocode } })).toEqual({
    address: { country: 'DE', ...cleared, geocode },
  })
})

test('a person has the words of the platform, and null clears', () => {
  const personOf = (contactDetails: object) =>
    sent({ contactInfo: { contactDetails } }).cartInfo.contactInfo
  expect(personOf({ firstName: 'Mara', phone: null, vatId: null })).toEqual({
    contactDetails: { firstName: 'Mara', phone: null, vatId: null },
  })
  expect(personOf({ vatId: { id: '1', type: 'CPF' } })).toEqual({
    contactDetails: { vatId: { id: '1', type: 'CPF' } },
  })
  expect(personOf({ vatId: { id: '1', type: 'UNKNOWN' } })).toEqual({
    contactDetails: { vatId: { id: '1', type: 'UNSPECIFIED' } },
  })
})

test('a change is validated in the form in which it is sent', () => {
  const wrong = updateCurrentCart.request.safeParse({
    email: 'a',
    contactInfo: {
      address: { country: 'Germany' },
      contactDetails: { firstName: 'x'.repeat(101) },
    },
    selectedShippingOption: { code: '' },
  })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'cartInfo.buyerInfo.email',
    'cartInfo.contactInfo.address.country',
    'cartInfo.contactInfo.contactDetails.firstName',
    'cartInfo.selectedShippingOption.code',
  ])
})
