// Calls back-in-stock requests through the official SDK. docs/contract/checkout-order.md §6.
import { backInStockNotifications } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  codeOf,
  control,
  failureOf,
  mailsTo,
  type Platform,
  shopper,
  siteClient,
  startPlatform,
  storesApp,
} from './official-client.ts'

const clientOf = ({ siteId, apiKey }: Platform) =>
  createClient({
    modules: { requests: backInStockNotifications },
    auth: ApiKeyStrategy({ siteId, apiKey }),
  })

let platform: Platform
let site: ReturnType<typeof clientOf>
let jugId: string
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  await platform.reset()
  site = clientOf(platform)
  const { items } = await siteClient(platform)
    .products.queryProducts()
    .eq('slug', 'milk-jug')
    .find()
  jugId = items[0]?._id ?? ''
})

const sendRequest = (email: string, Color = 'Sky') =>
  site.requests.createBackInStockNotificationRequest(
    {
      catalogReference: { appId: storesApp, catalogItemId: jugId, options: { options: { Color } } },
      email,
      itemUrl: 'https://shop.example/p/milk-jug',
    },
    { name: 'Milk Jug', price: '34' },
  )

it('created, read, found by contact in pages, deleted', async () => {
  const first = await sendRequest('ada@example.test')
  expect(first).toMatchObject({ status: 'RECEIVED', email: 'ada@example.test' })
  expect(first._createdDate).toBeInstanceOf(Date)
  const id = first._id ?? ''
  expect((await site.requests.getBackInStockNotificationRequest(id))._id).toBe(id)
  await sendRequest('ada@example.test', 'Rose')
  await sendRequest('bo@example.test')
  const page = await site.requests
    .queryBackInStockNotificationRequests()
    .eq('contactId', first.contactId)
    .descending('_createdDate')
    .limit(1)
    .find()
  expect([page.items.length, page.hasNext()]).toEqual([1, true])
  const second = await page.next()
  expect([second.items.length, second.hasNext()]).toEqual([1, false])
  await site.requests.deleteBackInStockNotificationRequest(id)
  expect((await codeOf(site.requests.getBackInStockNotificationRequest(id)))[0]).toBe(404)
})

it('a filter that is too long for an address goes out by POST', async () => {
  const { contactId } = await sendRequest('ada@example.test')
  const others = Array.from({ length: 120 }, (_, index) => `${contactId}-${index}`)
  const { items } = await site.requests
    .queryBackInStockNotificationRequests()
    .in('contactId', [...others, contactId])
    .find()
  expect(items).toHaveLength(1)
  expect(platform.sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
  })
})

it('sends an email when stock is back', async () => {
  const { _id = '' } = await sendRequest('ada@example.test')
  await control(platform, 'POST', '/stock', { slug: 'milk-jug', quantity: 3 })
  const after = await site.requests.getBackInStockNotificationRequest(_id ?? '')
  expect(after).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true })
  expect((await mailsTo(platform, 'ada@example.test')).map(({ kind }) => kind)).toEqual([
    'back-in-stock',
  ])
})

it('refusals: requested twice, unknown choices, no address, a shopper', async () => {
  await sendRequest('ada@example.test')
  expect(await codeOf(sendRequest('ada@example.test'))).toEqual([
    409,
    'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
  ])
  expect((await codeOf(sendRequest('ada@example.test', 'Plaid')))[1]).toBe(
    'INVALID_CATALOG_REFERENCE_OPTIONS',
  )
  const { details } = await failureOf(sendRequest('ada'))
  expect(details?.validationError?.fieldViolations[0]?.field).toBe('request.email')
  const url = 'https://www.wixapis.com/back-in-stock-service/v1/back-in-stock-notification-requests'
  expect((await shopper(platform.clientId).fetchWithAuth(url)).status).toBe(403)
})
