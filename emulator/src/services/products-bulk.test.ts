import { beforeEach, describe, expect, it } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const unknown = '11111111-1111-4111-8111-111111111111'
const idOf = (slug: string) => shop.product(slug).id
const bulk = (path: string, body: object) =>
  shop.call('POST', `/stores/v1/bulk/products/${path}`, { headers: elevatedHeaders, body })
const set = (ids: string[], value: object) => bulk('update', { ids, set: value })
const adjust = (ids: string[], value: object) => bulk('adjust-properties', { ids, adjust: value })
const ownPrices = (slug: string) =>
  [...new Set(shop.product(slug).variants.flatMap(({ price }) => price ?? []))].sort(
    (one, other) => one - other,
  )

describe('setting one property', () => {
  it('of several products; an unknown one fails alone', async () => {
    const ids = [idOf('work-apron'), unknown, idOf('morning-mug')]
    const { status, body } = await set(ids, { ribbon: 'Sale' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      results: [
        { itemMetadata: { id: ids[0], originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: unknown,
            originalIndex: 1,
            success: false,
            error: { code: 'NOT_FOUND', description: 'Product not found' },
          },
        },
        { itemMetadata: { id: ids[2], originalIndex: 2, success: true } },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    })
    expect([shop.product('work-apron').ribbon, shop.product('morning-mug').ribbon]).toEqual([
      'Sale',
      'Sale',
    ])
  })

  it('moves the prices of variants along; one that would be negative fails', async () => {
    const ids = [idOf('linen-cushion'), idOf('waffle-towels')]
    const { body } = await set(ids, { price: 13 })
    expect(body.results.map(successOf)).toEqual([true, false])
    expect(body.results[1].itemMetadata.error.code).toBe('NEGATIVE_AMOUNT')
    expect(shop.product('linen-cushion').price).toBe(13)
    expect(ownPrices('linen-cushion')).toEqual([23, 37])
    expect(shop.product('waffle-towels').price).toBe(34)
    expect(ownPrices('waffle-towels')).toEqual([20])
  })

  it('gives every variant the same cost or weight', async () => {
    await set([idOf('linen-cushion')], { cost: 20.5 })
    await set([idOf('linen-cushion')], { weight: 2 })
    const { cost, weight, variants } = shop.product('linen-cushion')
    expect([cost, weight]).toEqual([20.5, 2])
    expect(variants.flatMap((one) => [one.cost ?? [], one.weight ?? []].flat())).toEqual([])
  })

  it('removes ribbon and brand with an empty text', async () => {
    await set([idOf('morning-mug')], { ribbon: '' })
    await set([idOf('morning-mug')], { brand: '' })
    expect(shop.product('morning-mug')).toMatchObject({ ribbon: undefined, brand: '' })
    await set([idOf('morning-mug')], { brand: 'Ostra' })
    expect(shop.product('morning-mug').brand).toBe('Ostra')
  })

  it.each([
    {},
    { price: 1, cost: 1 },
    { price: -1 },
    { price: 1_000_000_000 },
    { ribbon: 'x'.repeat(31) },
    { brand: 'x'.repeat(51) },
    { name: 'x' },
  ])('refuses %j', async (value) => {
    expect((await set([idOf('morning-mug')], value)).status).toBe(400)
  })

  it('takes 1 to 100 ids', async () => {
    expect((await set([], { price: 1 })).status).toBe(400)
    const many = Array.from({ length: 101 }, () => unknown)
    expect((await set(many, { price: 1 })).status).toBe(400)
    const most = await set(many.slice(1), { price: 1 })
    expect(most.body.bulkActionMetadata.totalFailures).toBe(100)
  })
})

type Result = { itemMetadata: { success: boolean } }
const successOf = ({ itemMetadata }: Result) => itemMetadata.success

describe('adjusting one property', () => {
  it.each<[object, number, number[]]>([
    [{ amount: -1.5 }, 52.5, [62.5, 76.5]],
    [{ amount: 0.1 }, 54.1, [64.1, 78.1]],
    [{ percentage: { rate: 100 } }, 108, [118, 132]],
    [{ percentage: { rate: -50 } }, 27, [37, 51]],
    [{ percentage: { rate: 7 } }, 57.78, [67.78, 81.78]],
    [{ percentage: { rate: 7, roundToInt: true } }, 58, [68, 82]],
  ])('price by %j: %d, of variants %j', async (price, own, variants) => {
    const { body } = await adjust([idOf('linen-cushion')], { price })
    expect(body.bulkActionMetadata.totalSuccesses).toBe(1)
    expect(shop.product('linen-cushion').price).toBe(own)
    expect(ownPrices('linen-cushion')).toEqual(variants)
  })

  it('costs and weights variant by variant', async () => {
    await adjust([idOf('linen-cushion')], { cost: { percentage: { rate: 10 } } })
    await adjust([idOf('linen-cushion')], { weight: { amount: 0.2 } })
    const { cost, weight, variants } = shop.product('linen-cushion')
    expect([cost, weight]).toEqual([20.9, 0.9])
    expect(variants.find(({ price }) => price === 64)).toMatchObject({ cost: 25.3, weight: 1.1 })
  })

  it('fails one by one where it leads below zero or too high', async () => {
    const ids = [idOf('striped-tea-towel'), idOf('work-apron')]
    const below = (await adjust(ids, { price: { amount: -20 } })).body
    expect(below.results.map(successOf)).toEqual([false, true])
    expect(below.results[0].itemMetadata.error.code).toBe('NEGATIVE_AMOUNT')
    expect([16, 52]).toEqual([
      shop.product('striped-tea-towel').price,
      shop.product('work-apron').price,
    ])
    const above = (await adjust(ids, { price: { amount: 999_999_950 } })).body
    expect(above.results.map(successOf)).toEqual([true, false])
    expect(above.results[1].itemMetadata.error.code).toBe('AMOUNT_TOO_LARGE')
  })

  it.each([
    {},
    { price: {} },
    { price: { amount: 1, percentage: { rate: 1 } } },
    { price: { percentage: { rate: 1001 } } },
    { price: { percentage: { rate: -101 } } },
    { price: { percentage: { rate: 0.5 } } },
    { price: { amount: 1_000_000_000 } },
    { price: { amount: 1 }, cost: { amount: 1 } },
    { ribbon: { amount: 1 } },
  ])('refuses %j', async (value) => {
    expect((await adjust([idOf('morning-mug')], value)).status).toBe(400)
  })
})
