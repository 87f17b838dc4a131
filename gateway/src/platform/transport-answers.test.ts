// Answers that are late, too large or of another form.
import { allCalls } from '@vitrine/platform'
import { describe, expect, test } from 'vitest'
import { bench, failureOf, json, scope, useTransport } from '../testing/transport-kit.ts'
import { platformCalls } from './calls.ts'
import { parseResponse } from './parse-response.ts'

const cart = { cart: { id: 'c1', lineItems: [], appliedDiscounts: [] } }

const productId = '6f0a1b1e-3a52-4d0e-9a53-0d2a4c7f5b11'

useTransport()

const read = () =>
  bench.transport.send('currentCart', allCalls.currentCart.getCurrentCart, {}, scope)

describe('answers that are none', () => {
  test('no answer in time', async () => {
    bench.answers = [() => {}]
    const failure = await failureOf(read())
    expect([failure.kind, failure.facts.status]).toEqual(['system', undefined])
    expect(bench.seen).toHaveLength(1)
  })

  test('S98 a redirect is not followed', async () => {
    bench.answers = [
      (_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/steal' })
        response.end()
      },
    ]
    expect((await failureOf(read())).kind).toBe('system')
    expect(bench.seen).toHaveLength(1)
  })

  test('S101 an answer larger than any we know is cut off', async () => {
    bench.answers = [json(200, { cart: { id: 'x'.repeat(200_000) } })]
    expect((await failureOf(read())).kind).toBe('system')
  })

  test.each([['not json'], [[]], [{ cart: null }], [{ cart: { lineItems: 'many' } }]])(
    'an answer of another form (%j) is a system error',
    async (body) => {
      bench.answers = [
        (_request, response) =>
          response.end(typeof body === 'string' ? body : JSON.stringify(body)),
      ]
      const failure = await failureOf(read())
      expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
      expect(failure.facts).toMatchObject({ call: 'getCurrentCart', status: 200 })
      expect(failure.message).toBe('getCurrentCart was answered in an unknown form')
    },
  )

  test.each([
    [201, json(201, cart)],
    [299, json(299, cart)],
  ])('row S: a %i is a success', async (_, response) => {
    bench.answers = [response]
    expect(await read()).toMatchObject(cart)
    expect(bench.seen).toHaveLength(1)
  })

  test.each([
    [204, ''],
    [200, ''],
    [200, ' \n'],
  ])(
    'row S: a %i without a body (%j) is an answer of a call without a result',
    async (status, body) => {
      bench.answers = [(_request, response) => response.writeHead(status).end(body || undefined)]
      const send = () =>
        bench.transport.send('currentCart', allCalls.currentCart.deleteCurrentCart, {}, scope)
      expect(await send()).toEqual({})
      // For a call with a result it is one of another form, with the status that came.
      expect((await failureOf(read())).facts.status).toBe(status)
    },
  )

  test('members we do not know pass through, words we do not know read as absent', async () => {
    bench.answers = [json(200, { cart: { ...cart.cart, weightUnit: 'STONE', novelty: 7 } })]
    const { cart: found } = await read()
    expect(found.weightUnit).toBeUndefined()
    expect(found).toMatchObject({ novelty: 7 })
  })

  test('an answer of a mapped call of another form is a failure that names call and member', async () => {
    const { getProduct } = platformCalls.productsRead
    const send = () => bench.transport.send('productsRead', getProduct, { id: productId }, scope)
    const product = { id: productId, priceData: { price: '20' } }
    bench.answers = [json(200, { product })]
    expect((await failureOf(send())).message).toBe(
      'getProduct was answered in an unknown form: product.priceData.price is not a number',
    )
    // What is not read is not judged, except where responses are compared with the contract.
    bench.answers = [json(200, { product: { id: productId, lastUpdated: null, ribbons: 7 } })]
    expect((await send()).product.id).toBe(productId)
  })

  test('a large part of a list is read when it is used, and fails then with call and member', async () => {
    const { queryProducts } = platformCalls.productsRead
    const infoSections = [{ title: 'Care', description: 'x'.repeat(20_000) }]
    const products = [
      { id: 'p1', additionalInfoSections: infoSections, media: { items: [{ id: 'm1' }] } },
      { id: 'p2', media: { items: 7 }, productOptions: [{ name: 'Size' }] },
    ]
    bench.answers = [json(200, { products })]
    const answer = await bench.transport.send(
      'productsRead',
      queryProducts,
      { query: { page: { limit: 2 } } },
      scope,
    )
    const [whole, other] = answer.products
    expect(whole).toMatchObject({ id: 'p1', infoSections, media: [{ id: 'm1' }], options: [] })
    expect(other?.options).toMatchObject([{ name: 'Size', choices: [] }])
    const failure = await failureOf(Promise.resolve().then(() => other?.media))
    expect(failure.message).toBe(
      'queryProducts was answered in an unknown form: products[1].media.items is not an array',
    )
    expect(failure.facts).toMatchObject({ call: 'queryProducts', status: 200 })
  })

  test('a transport that validates compares the whole response with the contract', async () => {
    const { getProduct } = platformCalls.productsRead
    const response = { product: { id: productId, ribbons: 7 } }
    const parsing = { status: 200, requestId: undefined, validates: true }
    const parse = () => parseResponse(getProduct, JSON.stringify(response), parsing)
    expect(parse).toThrow('getProduct was answered in an unknown form')
    expect(() =>
      parseResponse(getProduct, JSON.stringify(response), { ...parsing, validates: false }),
    ).not.toThrow()
  })
})
