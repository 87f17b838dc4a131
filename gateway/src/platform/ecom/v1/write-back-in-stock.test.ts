// What is sent of a request to be notified of stock.
import { storesAppId } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { ecomCalls } from './ecom-calls.ts'

const { request } = ecomCalls.backInStockNotifications.createBackInStockNotificationRequest
const wanted = {
  productId: 'p1',
  choices: {},
  email: 'a@shop.test',
  pageUrl: 'https://shop.test/p/bowl',
  shown: { name: 'Bowl', price: 12.5, image: null },
}
const reference = { appId: storesAppId, catalogItemId: 'p1' }

test('a request has its product, and what the email shows', () => {
  expect(request.parse(wanted)).toEqual({
    request: { catalogReference: reference, email: wanted.email, itemUrl: wanted.pageUrl },
    itemDetails: { name: 'Bowl', price: '12.5' },
  })
})

test('choices are the options of the reference, and a picture has its text', () => {
  const image = { url: 'https://shop.test/a.png', alt: 'A bowl' }
  const choices = { Size: 'S' }
  expect(request.parse({ ...wanted, choices, shown: { ...wanted.shown, image } })).toMatchObject({
    request: { catalogReference: { ...reference, options: { options: choices } } },
    itemDetails: { image: { url: image.url, altText: 'A bowl' } },
  })
  const { itemDetails } = request.parse({
    ...wanted,
    shown: { ...wanted.shown, image: { ...image, alt: null } },
  })
  expect(itemDetails.image).toEqual({ url: image.url })
})

test('a request is validated in the form in which it is sent', () => {
  const wrong = request.safeParse({ ...wanted, email: 'a', productId: '' })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    ...['request.catalogReference.catalogItemId', 'request.email'],
  ])
})
