import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../accounts.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const memberId = accounts.find(({ email }) => email === 'mara@shop.test')?.memberId
const search = (requested: object) =>
  shop.call('POST', '/ecom/v1/orders/search', {
    headers: elevatedHeaders,
    body: { search: requested },
  })
const numbers = async (requested: object) =>
  (await search(requested)).body.orders.map((order: { number: string }) => order.number)

describe('orders', () => {
  it('those of one member, newest first', async () => {
    const mine = { 'buyerInfo.memberId': memberId }
    expect(await numbers({ filter: mine })).toEqual(['9954', '9902', '9871'])
    expect(await numbers({ filter: { 'buyerInfo.memberId': 'x' } })).toEqual([])
    const sort = [{ fieldName: 'number', order: 'ASC' }]
    expect(await numbers({ filter: mine, sort })).toEqual(['9871', '9902', '9954'])
  })

  it.each([
    [{ paymentStatus: { $in: ['NOT_PAID'] } }, ['9954']],
    [{ fulfillmentStatus: 'FULFILLED' }, ['9930', '9871']],
    [{ archived: false, status: 'CANCELED' }, ['9902']],
    [{ 'lineItems.productName.original': { $hasSome: ['Morning Mug'] } }, ['9871']],
    [{ 'buyerInfo.email': 'mara@shop.test', number: { $startsWith: '98' } }, ['9871']],
  ])('by %j', async (filter, expected) => {
    expect(await numbers({ filter })).toEqual(expected)
  })

  it('a cursor goes on where the page ended', async () => {
    const first = (await search({ cursorPaging: { limit: 2 } })).body
    expect(first.orders).toHaveLength(2)
    expect(first.metadata).toMatchObject({ count: 2, hasNext: true })
    const cursor = first.metadata.cursors.next
    const second = (await search({ cursorPaging: { cursor, limit: 2 } })).body
    expect(second.orders.map((one: { number: string }) => one.number)).toEqual(['9902', '9871'])
    expect(second.metadata.cursors.next).toBeUndefined()
  })

  it('one, with pictures that can be fetched', async () => {
    const [first] = shop.state.orders.all()
    const { body } = await shop.call('GET', `/ecom/v1/orders/${first?.id}?id=${first?.id}`, {
      headers: elevatedHeaders,
    })
    expect(body.order.number).toBe(first?.number)
    expect(body.order.lineItems[0].image.url).toMatch(/^http:\/\/platform\.localhost:4000\/media\//)
  })

  it('refusals: unknown, unknown filter, without the site’s key', async () => {
    const unknown = await shop.call('GET', '/ecom/v1/orders/x', { headers: elevatedHeaders })
    expect([unknown.status, unknown.body.details.applicationError.code]).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ])
    const odd = await search({ filter: { shoeSize: 1 } })
    expect(odd.body.details.validationError.fieldViolations[0].field).toBe('search.filter.shoeSize')
    const token = await shop.visitor()
    const own = await shop.call('POST', '/ecom/v1/orders/search', { token, body: {} })
    expect(own.status).toBe(403)
  })
})
