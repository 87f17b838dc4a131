// What the log says about failures whose cause is the setup of the site.
import { allCalls } from '@vitrine/platform'
import { expect, test, vi } from 'vitest'
import { createFaultLog } from './fault-log.ts'
import { readFailure } from './read-failure.ts'

const refused = (body: unknown) =>
  readFailure({
    call: 'searchOrders',
    status: 403,
    statusText: 'Forbidden',
    headers: { 'x-wix-request-id': 'wix-1' },
    text: JSON.stringify(body),
  })
const blank = refused({ message: '', details: {} })

function faultLog() {
  const clock = { now: 0 }
  const warn = vi.fn()
  return { clock, warn, log: createFaultLog({ warn }, () => clock.now) }
}
const { searchOrders } = allCalls.orders

test('row W: a refusal without a reason names call and permission', () => {
  const { log, warn } = faultLog()
  log('orders', searchOrders, blank)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    {
      ...{ call: 'searchOrders', service: 'orders', method: 'POST', path: searchOrders.path },
      ...{ status: 403, platformRequestId: 'wix-1' },
    },
    expect.stringContaining('Read Orders (SCOPE.DC-STORES.READ-ORDERS)'),
  )
})

test('row W: a call that no key may make says so', () => {
  const { log, warn } = faultLog()
  const applicationError = { code: 'X', description: '' }
  log(
    'currentCart',
    allCalls.currentCart.getCurrentCart,
    refused({ details: { applicationError } }),
  )
  expect(warn.mock.lastCall?.[1]).toContain('the token of a visitor or member')
})

test('row W: a refusal with a reason is none of the setup', () => {
  const { log, warn } = faultLog()
  log('orders', searchOrders, refused({ message: 'Not yours', details: {} }))
  expect(warn).not.toHaveBeenCalled()
})

test('row Q: a site without collections v2 is no error of the gateway, another unknown path is', () => {
  const { log, warn } = faultLog()
  const text = '<!doctype html><title>Not found</title>'
  const page = readFailure({ call: 'any', status: 404, statusText: '', headers: {}, text })
  log('collections', allCalls.collections.queryCollections, page)
  expect(warn.mock.lastCall?.[1]).toContain('they are read by v1')
  log('orders', searchOrders, page)
  expect(warn.mock.lastCall?.[1]).toContain('does not know the path')
})

test('a checkout without a way to pay says what the site lacks', () => {
  const { log, warn } = faultLog()
  const { createCheckoutFromCurrentCart } = allCalls.currentCart
  const applicationError = { code: 'SITE_MUST_ACCEPT_PAYMENTS', description: 'no' }
  log('currentCart', createCheckoutFromCurrentCart, refused({ details: { applicationError } }))
  expect(warn.mock.lastCall?.[1]).toContain('connect a payment method')
})

test('a sentence about a call is written once a minute', () => {
  const { log, warn, clock } = faultLog()
  log('orders', searchOrders, blank)
  clock.now = 59_999
  log('orders', searchOrders, blank)
  log('members', allCalls.members.queryMembers, blank)
  expect(warn).toHaveBeenCalledTimes(2)
  clock.now = 60_000
  log('orders', searchOrders, blank)
  expect(warn).toHaveBeenCalledTimes(3)
})
