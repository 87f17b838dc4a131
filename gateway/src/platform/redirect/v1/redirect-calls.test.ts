// Redirect sessions as they are requested and read.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import type { RedirectIntent } from '../redirect.ts'
import { redirectCalls } from './redirect-calls.ts'

const { createRedirectSession: call } = redirectCalls.redirects
const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const slot = { serviceId: 's', startDate: '2026-11-02', endDate: undefined }

test.each<[RedirectIntent, object]>([
  [{ checkout: { checkoutId: id } }, { ecomCheckout: { checkoutId: id } }],
  [
    { bookingsCheckout: { serviceId: 's', startsAt: '2026-11-02', timezone: 'UTC' } },
    { bookingsCheckout: { slotAvailability: { slot }, timezone: 'UTC' } },
  ],
  [
    { eventsCheckout: { reservationId: id, eventSlug: 'e' } },
    { eventsCheckout: { reservationId: id, eventSlug: 'e' } },
  ],
  [{ paidPlansCheckout: { planId: id } }, { paidPlansCheckout: { planId: id } }],
  [{ product: { productSlug: 'mug' } }, { storesProduct: { productSlug: 'mug' } }],
  [{ bookingsBook: {} }, { bookingsBook: {} }],
  [{ memberAccount: { section: 'ORDERS' } }, { memberAccountPage: { section: 'ORDERS' } }],
  [{ login: true, logout: null }, { login: {} }],
  [{ logout: { clientId: 'c' } }, { logout: { clientId: 'c' } }],
])('the intent %j has its name on the wire', (intent, sent) => {
  expect(call.request.parse({ intent })).toEqual(sent)
})

test('an authorization is requested for a code with a challenge', () => {
  const codeChallenge = 'c'.repeat(43)
  const authorization = {
    ...{ clientId: 'c', prompt: 'none', responseMode: 'query', codeChallenge, state: 's' },
  } as const
  expect(call.request.parse({ intent: { authorization } })).toEqual({
    auth: {
      prompt: 'none',
      authRequest: {
        ...{ clientId: 'c', responseMode: 'query', codeChallenge, state: 's' },
        ...{ responseType: 'code', scope: 'offline_access', codeChallengeMethod: 'S256' },
      },
    },
  })
})

test('callbacks are URLs, and preferences have the names of the wire', () => {
  expect(
    call.request.parse({
      intent: { login: true },
      callbacks: { cartPage: 'https://shop.test/cart' },
      preferences: { useGenericPages: true, additionalQueryParameters: { a: 'b' } },
    }),
  ).toEqual({
    login: {},
    callbacks: { cartPageUrl: 'https://shop.test/cart' },
    preferences: { useGenericWixPages: true, additionalQueryParameters: { a: 'b' } },
  })
})

test('a session has its URL and little else', () => {
  const read = (session: object) => call.response.parse({ redirectSession: session })
  expect(read({ fullUrl: 'u', shortUrl: '', sessionToken: '' })).toEqual({
    redirectSession: {
      ...{ id: null, fullUrl: 'u', endpoint: null, searchParams: null, shortUrl: null },
      hasSessionToken: false,
    },
  })
  const urlDetails = { endpoint: '/e', searchParams: { a: 'b' } }
  expect(read({ fullUrl: 'u', sessionToken: 't', urlDetails }).redirectSession).toMatchObject({
    ...{ endpoint: '/e', searchParams: { a: 'b' }, hasSessionToken: true },
  })
})

test.each([
  [{}, 'redirectSession is not an object'],
  [{ redirectSession: {} }, 'redirectSession.fullUrl is not a string'],
  [
    { redirectSession: { fullUrl: 'u', urlDetails: { endpoint: 1 } } },
    'redirectSession.urlDetails.endpoint is not a string',
  ],
])('%j is another form', (response, where) => {
  expect(formFailure(call, response)).toBe(
    `createRedirectSession was answered in an unknown form: ${where}`,
  )
})
