// The currency that amounts are converted to: which codes there are, and what happens with any other.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { elevatedStaff, executeAdmin } from './support/admin.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})

const document = '{ product(slug: "moon-jar") { price { currency converted { currency } } } }'
const inCurrency = (currency: string) => ({ headers: { 'x-vitrine-currency': currency } })
const converted = (currency: string | null) => ({
  product: { price: { currency: 'USD', converted: currency && { currency } } },
})

test('amounts are converted to each currency of the shop', async () => {
  type Store = { store: { currency: string; currencies: { code: string }[] } }
  const { store } = await shopper.query<Store>('{ store { currency currencies { code } } }')
  const [own, ...others] = store.currencies.map(({ code }) => code)
  expect([own, others.length > 0]).toEqual([store.currency, true])
  for (const code of others) {
    expect(await shopper.query(document, {}, inCurrency(code))).toEqual(converted(code))
    const lower = inCurrency(code.toLowerCase())
    expect(await shopper.query(document, {}, lower)).toEqual(converted(code))
  }
})

test.each(['USD', ''])('the currency %j converts nothing', async (currency) => {
  expect(await shopper.query(document, {}, inCurrency(currency))).toEqual(converted(null))
})

test.each(['XXX', 'SEK', 'EURO', 'EUR, GBP'])(
  'the unknown currency %j is refused, and no platform call is made',
  async (currency) => {
    await controlOf(stack().platformUrl).clearCalls()
    const search = new URLSearchParams({ query: document })
    const headers = { ...inCurrency(currency).headers }
    const responses = [
      await shopper.execute(document, {}, { headers }),
      await (await shopper.send(`/graphql?${search}`, { headers })).json(),
    ]
    for (const { data, errors } of responses) {
      expect(data).toBeUndefined()
      expect(errors).toMatchObject([
        {
          message: expect.stringContaining('Store.currencies'),
          extensions: { code: 'UNKNOWN_CURRENCY', requestId: expect.any(String) },
        },
      ])
    }
    expect(responses[0]?.status).toBe(400)
    expect(await controlOf(stack().platformUrl).calls()).toEqual([])
  },
)

test('the endpoint of staff refuses it too', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { errors } = await executeAdmin(staff, document, {}, inCurrency('XXX').headers)
  expect(errors?.[0]?.extensions.code).toBe('UNKNOWN_CURRENCY')
})
