import { beforeEach, expect, it, vi } from 'vitest'
import { beginCheckout } from './begin-checkout.ts'
import { startCheckoutDocument } from './checkout-documents.ts'

const { engine, delivery, mutation, assign } = vi.hoisted(() => ({
  delivery: { remembered: null as object | null, ofCart: null as object | null },
  engine: {
    state: { cart: null },
    isSettled: true,
    settled: async () => engine.isSettled,
    request: vi.fn(),
    refresh: vi.fn(),
    dispatch: vi.fn(),
  },
  mutation: vi.fn(),
  assign: vi.fn(),
}))
vi.mock('./engine.ts', () => ({ cartEngine: () => engine }))
vi.mock('../lib/cart-signal.ts', () => ({ cartClient: () => ({ mutation }) }))
vi.mock('./delivery.ts', () => ({
  rememberedDelivery: () => ({ address: delivery.remembered }),
  deliveryOf: () => ({ address: delivery.ofCart }),
}))

/** The gateway answers so. */
const answer = (startCheckout: object | null, error?: object) =>
  mutation.mockReturnValue({
    toPromise: async () => ({ data: startCheckout && { startCheckout }, error }),
  })

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('window', { location: { assign } })
  vi.stubGlobal('document', { documentElement: { dataset: { theme: 'dark' } } })
  engine.isSettled = true
  Object.assign(delivery, { remembered: null, ofCart: null })
})

it('goes to the payment page, in the theme of the shop', async () => {
  answer({ redirectUrl: 'https://pay.test/1', problems: [] })
  expect(await beginCheckout()).toEqual([])
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1?theme=dark')
  expect(mutation).toHaveBeenCalledExactlyOnceWith(startCheckoutDocument, { input: {} })
  expect(engine.refresh).not.toHaveBeenCalled()
  expect(engine.request).not.toHaveBeenCalled()
})

it('gives a cart without an address the remembered one', async () => {
  answer({ redirectUrl: 'https://pay.test/1', problems: [] })
  const address = { country: 'DE' }
  delivery.remembered = address
  await beginCheckout()
  const intent = { kind: 'delivery', delivery: { address } }
  expect(engine.request).toHaveBeenCalledExactlyOnceWith('delivery', intent)
  delivery.ofCart = { country: 'US' }
  await beginCheckout()
  expect(engine.request).toHaveBeenCalledOnce()
})

it('does not leave a cart behind that has an unsaved change', async () => {
  engine.isSettled = false
  expect(await beginCheckout()).toMatchObject([{ code: 'OUTCOME_UNKNOWN' }])
  expect(mutation).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

it('stays where checkout is refused, and reads the cart again', async () => {
  const refusal = { code: 'NOT_AVAILABLE', message: 'Sold out.' }
  answer({ redirectUrl: null, problems: [refusal] })
  expect(await beginCheckout()).toEqual([refusal])
  expect(assign).not.toHaveBeenCalled()
  expect(engine.refresh).toHaveBeenCalledOnce()
  expect(engine.dispatch).not.toHaveBeenCalled()
})

it('shows the refusal of a gift card at its field as well', async () => {
  const refusal = { code: 'GIFT_CARD_EXPIRED', message: 'Expired.', field: 'giftCardCode' }
  answer({ redirectUrl: null, problems: [refusal] })
  expect(await beginCheckout()).toEqual([refusal])
  expect(engine.dispatch).toHaveBeenCalledExactlyOnceWith({
    type: 'serverProblems',
    problems: { 'gift-card': [refusal] },
  })
})

it('says so where no answer came', async () => {
  answer(null, { graphQLErrors: [] })
  expect(await beginCheckout()).toHaveLength(1)
  expect(assign).not.toHaveBeenCalled()
})
