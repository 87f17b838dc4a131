import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const violation = ({ body }: Answer) => body.details.validationError?.fieldViolations[0]
const cart = '/ecom/v1/carts/current'
const product = 'ba38d9d1-424f-4f23-876f-35f2b62e853c'
const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product }

describe('a request that breaks a rule', () => {
  it.each([
    ['missing', 'POST', `${cart}/remove-line-items`, {}, 'lineItemIds', 'REQUIRED_FIELD', {}],
    [
      'empty list',
      'POST',
      `${cart}/remove-line-items`,
      { lineItemIds: [] },
      'lineItemIds',
      'MIN_SIZE',
      { threshold: 1 },
    ],
    [
      'no GUID',
      'POST',
      `${cart}/remove-line-items`,
      { lineItemIds: ['x'] },
      'lineItemIds[0]',
      'FORMAT',
      { type: 'GUID' },
    ],
    [
      'too many',
      'POST',
      `${cart}/remove-line-items`,
      { lineItemIds: Array.from({ length: 101 }, () => product) },
      'lineItemIds',
      'MAX_SIZE',
      { threshold: 100 },
    ],
    [
      'zero',
      'POST',
      `${cart}/add-to-cart`,
      { lineItems: [{ quantity: 0, catalogReference: reference }] },
      'lineItems[0].quantity',
      'MIN',
      { threshold: 1 },
    ],
    [
      'negative',
      'POST',
      `${cart}/update-line-items-quantity`,
      { lineItems: [{ id: product, quantity: -1 }] },
      'lineItems[0].quantity',
      'MIN',
      { threshold: 1 },
    ],
    [
      'huge',
      'POST',
      `${cart}/add-to-cart`,
      { lineItems: [{ quantity: 100_001, catalogReference: reference }] },
      'lineItems[0].quantity',
      'MAX',
      { threshold: 100_000 },
    ],
    [
      'a fraction',
      'POST',
      `${cart}/add-to-cart`,
      { lineItems: [{ quantity: 1.5, catalogReference: reference }] },
      'lineItems[0].quantity',
      'FORMAT',
      expect.anything(),
    ],
    [
      'a text as number',
      'POST',
      `${cart}/add-to-cart`,
      { lineItems: [{ quantity: '2', catalogReference: reference }] },
      'lineItems[0].quantity',
      'FORMAT',
      expect.anything(),
    ],
    [
      'too long',
      'PATCH',
      cart,
      { cartInfo: { buyerNote: 'x'.repeat(1001) } },
      'cartInfo.buyerNote',
      'MAX_LENGTH',
      { threshold: 1000 },
    ],
    [
      'an unknown field',
      'PATCH',
      cart,
      { cartInfo: { note: 'x' } },
      'cartInfo.note',
      'FIELD_NOT_ALLOWED',
      {},
    ],
    [
      'no email',
      'POST',
      `${cart}/create-checkout`,
      { channelType: 'WEB', email: 'x' },
      'email',
      'FORMAT',
      { type: 'EMAIL' },
    ],
    [
      'no word of the list',
      'POST',
      `${cart}/create-checkout`,
      { channelType: 'FAX' },
      'channelType',
      'INVALID_ENUM_VALUE',
      expect.anything(),
    ],
    [
      'no country',
      'POST',
      `${cart}/estimate-totals`,
      { shippingAddress: { country: 'usa' } },
      'shippingAddress.country',
      'FORMAT',
      expect.anything(),
    ],
    [
      'a negative price',
      'POST',
      `${cart}/add-to-cart`,
      { customLineItems: [{ price: '-1', itemType: { preset: 'PHYSICAL' } }] },
      'customLineItems[0].price',
      'DECIMAL_GTE',
      { threshold: 0 },
    ],
    [
      'no intent',
      'POST',
      '/_api/redirects-api/v1/redirect-session',
      {},
      '',
      'REQUIRED_ONE_OF_FIELD',
      {},
    ],
    [
      'two intents',
      'POST',
      '/_api/redirects-api/v1/redirect-session',
      { login: {}, storesProduct: { productSlug: 'x' } },
      '',
      'ONE_OF_ALIGNMENT',
      {},
    ],
    [
      'a page too large',
      'POST',
      '/stores-reader/v1/products/query-platformized',
      { query: { paging: { limit: 101 } } },
      'query.paging.limit',
      'MAX',
      { threshold: 100 },
    ],
    ['a list as body', 'POST', `${cart}/add-to-cart`, [], '', 'FORMAT', {}],
  ])('%s', async (_, method, url, body, field, violatedRule, data) => {
    const answer = await shop.call(method, url, { token, body })
    expect(answer.status).toBe(400)
    expect(violation(answer)).toMatchObject({ field, violatedRule, data })
    expect(answer.body.message).toContain('INVALID_ARGUMENT')
  })

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['another type', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['a body too large', JSON.stringify({ a: 'x'.repeat(1_100_000) }), 'application/json', 413],
    ['a poisoned body', '{"__proto__":{"a":1}}', 'application/json', 400],
  ])('%s', async (_, body, type, status) => {
    const headers = { 'content-type': type }
    const answer = await shop.call('POST', `${cart}/add-to-cart`, { token, body, headers })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toBeTypeOf('string')
    expect(answer.body.details).toBeTypeOf('object')
  })

  it('an over-long path parameter meets its rule', async () => {
    const url = `/stores-reader/v1/collections/slug/${'x'.repeat(101)}`
    expect(violation(await shop.call('GET', url, { token }))).toMatchObject({
      field: 'slug',
      violatedRule: 'MAX_LENGTH',
      data: { threshold: 100 },
    })
  })
})
