// Fields that our own pages do not show, with the values of the embedded platform: products, settings and redirect
// sessions.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { productWithOptions, trackedProduct } from './support/products.ts'
import { anyId, anyTime } from './support/shapes.ts'
import { useStack } from './support/start.ts'

const key = 'a-key-of-an-app'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({ APP_KEYS: `books:${hash}:catalog:read` })
const asApp = { headers: { authorization: `Bearer ${key}` } }
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
})

test('CheckoutSettings', async () => {
  const data = await shopper.query<{
    checkoutSettings: unknown
  }>(`{ checkoutSettings { selectionColor buttonColor placeOrderButtonColor billingFields giftCardRedeemEnabled
    policies { kind } checkoutFields { subscriptionCheckbox { visible checkedByDefault } policyAgreementCheckbox { visible checkedByDefault } }
    header { text textColor alignment displayCheckoutLabel logo { size image { url width height alt } }
      continueShopping { hidden displayType } backgroundColor dividerColor } createdAt updatedAt } }`)
  const box = { visible: false, checkedByDefault: false }
  expect(data.checkoutSettings).toEqual({
    selectionColor: '#2f5d4a',
    buttonColor: '#2f5d4a',
    placeOrderButtonColor: '#2f5d4a',
    billingFields: 'MINIMUM_REQUIRED_FIELDS',
    giftCardRedeemEnabled: true,
    policies: [{ kind: 'TERMS_AND_CONDITIONS' }, { kind: 'PRIVACY' }, { kind: 'RETURNS' }],
    checkoutFields: { subscriptionCheckbox: box, policyAgreementCheckbox: box },
    header: {
      text: 'Halden',
      textColor: '#22302a',
      alignment: 'CENTER',
      displayCheckoutLabel: true,
      logo: {
        size: 'SMALL',
        image: {
          url: expect.stringContaining(`${stack().platformUrl}/media/`),
          width: 1200,
          height: 1500,
          alt: 'Halden',
        },
      },
      continueShopping: { hidden: false, displayType: 'TEXT' },
      backgroundColor: '#f7f3ec',
      dividerColor: '#ddd5c8',
    },
    createdAt: anyTime,
    updatedAt: anyTime,
  })
})

describe('RedirectSession', () => {
  const document = `mutation R($input: CreateRedirectSessionInput!) { createRedirectSession(input: $input) {
    redirectSession { id fullUrl endpoint searchParams shortUrl hasSessionToken } problems { code field } } }`
  type Result = { createRedirectSession: unknown }

  test('every part of the URL', async () => {
    const preferences = { additionalQueryParameters: [{ name: 'from', value: 'test' }] }
    const input = { intent: { login: true }, preferences }
    const data = await shopper.query<Result>(document, { input })
    const endpoint = `${stack().platformUrl}/hosted/login`
    expect(data.createRedirectSession).toEqual({
      problems: [],
      redirectSession: {
        id: anyId,
        fullUrl: expect.stringMatching(`^${endpoint}\\?session=[0-9a-f-]{36}&from=test$`),
        endpoint,
        searchParams: { session: anyId, from: 'test' },
        shortUrl: null,
        hasSessionToken: true,
      },
    })
  })
})

describe('Product', () => {
  const costs = `product(id: $id) { numericId inventoryItemId pageUrl productDimensions { length unit } packageDimensions { width }
    costAndProfit { cost { amount } profit { amount } } costRange { min { amount } max { amount } } variants(first: 3) { nodes { costAndProfit { margin } } } }`

  test('public fields', async () => {
    const { id } = await trackedProduct(shopper)
    const data = await shopper.query<{ product: unknown }>(
      'query P($id: ID!) { product(id: $id) { numericId inventoryItemId pageUrl productDimensions { length } } }',
      { id },
    )
    expect(data.product).toMatchObject({
      numericId: expect.any(String),
      inventoryItemId: expect.any(String),
      pageUrl: expect.stringContaining('/p/'),
    })
  })

  test('only an app sees the costs of a product and its variants', async () => {
    const { id } = await productWithOptions(shopper)
    const query = `query P($id: ID!) { ${costs} }`
    const data = await shopper.query<{ product: Record<string, unknown> }>(query, { id }, asApp)
    const amount = expect.stringMatching(/^\d+(\.\d+)?$/)
    const margin = expect.stringMatching(/^-?0\.\d+$/)
    expect(data.product).toMatchObject({
      costAndProfit: { cost: { amount }, profit: { amount } },
      costRange: {
        min: { amount: expect.stringMatching(/^\d+\.\d\d$/) },
        max: { amount: expect.stringMatching(/^\d+\.\d\d$/) },
      },
      variants: { nodes: Array(3).fill({ costAndProfit: { margin } }) },
    })
    const refused = await shopper.execute(query, { id })
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
