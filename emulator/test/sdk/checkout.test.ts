import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  failureOf,
  lineOf,
  mugOf,
  type Platform,
  type Shopper,
  shopper,
  startPlatform,
} from './official-client.ts'

let platform: Platform
let client: Shopper
let checkoutId: string
beforeAll(async () => {
  platform = await startPlatform()
  client = shopper(platform.clientId)
  const mug = await mugOf(client)
  const lineItems = [lineOf(mug, 1, { Color: 'Bone', Size: 'Large' })]
  await client.currentCart.addToCurrentCart({ lineItems })
  const made = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'ada@shop.test',
    shippingAddress: { country: 'DE', addressLine1: 'Am Markt 1', city: 'Jena' },
  })
  checkoutId = made.checkoutId ?? ''
})
afterAll(() => platform.stop())

describe('checkouts', () => {
  it('get', async () => {
    const checkout = await client.checkout.getCheckout(checkoutId)
    expect(checkout._id).toBe(checkoutId)
    expect(checkout.lineItems?.[0]?.media).toMatch(/^wix:image:/)
    expect(checkout.shippingInfo?.shippingDestination?.address?.addressLine1).toBe('Am Markt 1')
    expect(checkout.priceSummary).toMatchObject({
      subtotal: { amount: '34' },
      shipping: { amount: '14.5' },
      tax: { amount: '9.22' },
      total: { amount: '57.72' },
    })
    expect(checkout.completed).toBe(false)
  })

  it('get by cart, get the page’s address', async () => {
    const cart = await client.currentCart.getCurrentCart()
    const byCart = await client.checkout.getCheckoutByCartId(cart._id ?? '')
    expect(byCart.checkout?._id).toBe(checkoutId)
    const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkoutId)
    expect((await fetch(checkoutUrl ?? '')).status).toBe(200)
  })

  it('update: what is present changes, the rest stays', async () => {
    const moved = await client.checkout.updateCheckout(checkoutId, {
      shippingInfo: {
        shippingDestination: { address: { country: 'US', subdivision: 'US-NY', city: 'Hudson' } },
      },
    })
    expect(moved.buyerInfo?.email).toBe('ada@shop.test')
    expect(moved.shippingInfo?.shippingDestination?.address).toEqual({
      country: 'US',
      subdivision: 'US-NY',
      city: 'Hudson',
    })
    expect(moved.priceSummary?.tax).toMatchObject({ amount: '3.63' })
  })

  it('update refuses nothing to change, and an email that is removed', async () => {
    const empty = await failureOf(client.checkout.updateCheckout(checkoutId, {}))
    expect(empty.status).toBe(400)
    // The SDK's types exclude null, which the platform has to refuse.
    const cleared = { buyerInfo: { email: null as unknown as string } }
    const refused = await failureOf(client.checkout.updateCheckout(checkoutId, cleared))
    expect(refused.status).toBe(400)
    const otherVisitor = shopper(platform.clientId).checkout
    const notMine = await failureOf(otherVisitor.updateCheckout(checkoutId, { buyerNote: 'Mine' }))
    expect(notMine.status).toBe(404)
  })

  it('a gift card: applied, refused, removed', async () => {
    const options = { giftCardCode: 'HALDEN25-4711', giftCardRedeemAmount: '20' }
    const paid = await client.checkout.updateCheckout(checkoutId, {}, options)
    expect(paid.giftCard?.obfuscatedCode).toBe('*********4711')
    expect(paid.giftCard?.amount?.amount).toBe('20')
    expect(paid.giftCard?.requestedAmount?.amount).toBe('20')
    const estimate = await client.currentCart.estimateCurrentCartTotals()
    expect(estimate.giftCard?.amount?.amount).toBe('20')
    const refused = await failureOf(
      client.checkout.updateCheckout(checkoutId, {}, { giftCardCode: 'HALDENOLD-2468' }),
    )
    expect(refused.details?.applicationError?.code).toBe('GIFT_CARD_EXPIRED')
    const { checkout } = await client.checkout.removeGiftCard(checkoutId)
    expect(checkout?.giftCard).toBeUndefined()
  })

  it('settings', async () => {
    const settings = await client.checkoutSettings.getCheckoutSettings()
    expect(settings.checkoutSettings?.checkoutBrand?.header?.text).toBe('Halden')
    expect(settings.checkoutSettings?.checkoutFields?.giftCardRedeemEnabled).toBe(true)
  })

  it('another visitor’s is not found', async () => {
    const failure = await failureOf(shopper(platform.clientId).checkout.getCheckout(checkoutId))
    expect(failure.status).toBe(404)
    expect(failure.details?.applicationError?.code).toBe('NOT_FOUND')
  })
})

const back = 'http://localhost:3000/back'
const guid = '11111111-1111-4111-8111-111111111111'

describe('redirect sessions', () => {
  it.each([
    ['ecomCheckout', () => ({ ecomCheckout: { checkoutId } })],
    [
      'bookingsCheckout',
      () => ({
        bookingsCheckout: { slotAvailability: { slot: { serviceId: guid } }, timezone: 'UTC' },
      }),
    ],
    ['eventsCheckout', () => ({ eventsCheckout: { reservationId: guid, eventSlug: 'fair' } })],
    ['paidPlansCheckout', () => ({ paidPlansCheckout: { planId: guid } })],
    ['storesProduct', () => ({ storesProduct: { productSlug: 'morning-mug' } })],
    ['bookingsBook', () => ({ bookingsBook: {} })],
    ['login', () => ({ login: {} })],
    ['logout', () => ({ logout: { clientId: platform.clientId } })],
  ])('%s leads to a page', async (_, intent) => {
    const other = intent() as Record<string, unknown>
    const own = 'logout' in other ? shopper(platform.clientId) : client
    const { redirectSession } = await own.redirects.createRedirectSession({
      ...other,
      callbacks: { postFlowUrl: back },
    })
    expect(redirectSession?._id).toBeTypeOf('string')
    const page = await fetch(redirectSession?.fullUrl ?? '', { redirect: 'manual' })
    expect([200, 303]).toContain(page.status)
  })

  it('auth comes from the strategy', async () => {
    const auth = client.auth
    const oauthData = auth.generateOAuthData(`${back}/callback`, back)
    const { authUrl } = await auth.getAuthUrl(oauthData, { responseMode: 'query' })
    expect((await fetch(authUrl)).status).toBe(200)
    expect(platform.sent.at(-1)?.body).toContain(oauthData.codeChallenge)
  })

  it('no intent is refused', async () => {
    const failure = await failureOf(client.redirects.createRedirectSession({}))
    expect(failure.details?.validationError?.fieldViolations[0]?.violatedRule).toBe(
      'REQUIRED_ONE_OF_FIELD',
    )
  })
})
