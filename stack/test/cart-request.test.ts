// What the gateway sends to the platform for a cart, where the embedded platform cannot show a difference.
import { afterEach, expect, test, vi } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import * as documents from './support/documents.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
afterEach(() => {
  vi.restoreAllMocks()
})

test('a new country replaces the whole address, including the former region', async () => {
  const shopper = createShopper(stack().shopUrl)
  const product = await trackedProduct(shopper)
  await shopper.query(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
  const send = vi.spyOn(stack().app.gateway.transport, 'send')
  const addresses = () =>
    send.mock.calls
      .filter(([, call]) => call.name === 'updateCurrentCart')
      .map(([, call, request]) => call.request.parse(request))
      .map((body) => (body as { cartInfo: { contactInfo: object } }).cartInfo)
  const saved = async (contactAddress: object) => {
    const { updateCart } = await shopper.query<{ updateCart: { problems: unknown[] } }>(
      documents.updateCart,
      { input: { contactAddress } },
    )
    expect(updateCart.problems).toEqual([])
  }
  await saved({ country: 'US', subdivision: 'US-OR', postalCode: '97201' })
  await saved({ country: 'DE' })
  expect(addresses()).toMatchObject([
    { contactInfo: { address: { country: 'US', subdivision: 'US-OR', postalCode: '97201' } } },
    {
      contactInfo: {
        address: {
          country: 'DE',
          subdivision: null,
          city: null,
          postalCode: null,
          addressLine: null,
          addressLine2: null,
          streetAddress: null,
          geocode: null,
        },
      },
    },
  ])
})
