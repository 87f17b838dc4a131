// Writing brands through the official SDK. docs/contract/catalog.md §3.4, §8, §11.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  codeOf,
  failureOf,
  type Platform,
  ruleOf,
  type Shopper,
  shopper,
  siteClient,
  startPlatform,
} from './official-client.ts'

let platform: Platform
let visitor: Shopper
let brands: ReturnType<typeof siteClient>['brands']
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  await platform.reset()
  visitor = shopper(platform.clientId)
  brands = siteClient(platform).brands
})

async function signedIn(): Promise<Shopper> {
  const client = shopper(platform.clientId)
  await client.collections.queryCollections().find()
  const { items } = await siteClient(platform)
    .members.queryMembers()
    .eq('loginEmail', 'jonas@shop.test')
    .find()
  const { auth } = client
  const tokens = auth.getMemberTokensForExternalLogin(items[0]?._id ?? '', platform.apiKey)
  auth.setTokens(await tokens)
  return client
}

const unknown = '00000000-0000-4000-8000-000000000000'
const counted = { fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }
async function ostra() {
  const { items } = await brands.queryBrands().eq('name', 'Ostra').find()
  const brand = items[0]
  if (!brand?._id) throw new Error('The seed has no Ostra')
  return { ...brand, _id: brand._id, revision: brand.revision ?? '' }
}

describe('one brand', () => {
  it('createBrand: revision "1", dates, no count', async () => {
    const brand = await brands.createBrand({ name: 'Nordlys' })
    expect(brand).toMatchObject({ name: 'Nordlys', revision: '1' })
    expect(brand._createdDate).toBeInstanceOf(Date)
    expect(brand.assignedProductsCount).toBeUndefined()
    expect((await visitor.brands.getBrand(brand._id ?? '')).name).toBe('Nordlys')
  })

  it('createBrand: a taken name, only spaces, too long', async () => {
    expect(await codeOf(brands.createBrand({ name: 'Ostra' }))).toEqual([409, 'ALREADY_EXISTS'])
    expect(await ruleOf(brands.createBrand({ name: '   ' }))).toEqual([
      400,
      'ONLY_SPACES_STRING_ERROR',
    ])
    const { details } = await failureOf(brands.createBrand({ name: 'x'.repeat(51) }))
    expect(details?.validationError?.fieldViolations[0]?.violatedRule).toBe('MAX_LENGTH')
  })

  it('updateBrand: what was read, renamed; the old revision is stale then', async () => {
    const read = await ostra()
    const updated = await brands.updateBrand(read._id, { ...read, name: 'Ostra Glass' }, counted)
    expect(updated).toMatchObject({ revision: '2', name: 'Ostra Glass', assignedProductsCount: 0 })
    const late = brands.updateBrand(read._id, { revision: read.revision, name: 'Late' })
    expect(await codeOf(late)).toEqual([409, 'INVALID_REVISION'])
    expect((await brands.getBrand(read._id)).name).toBe('Ostra Glass')
  })

  it('deleteBrand: the products keep its name', async () => {
    const { _id } = await ostra()
    expect(await brands.deleteBrand(_id)).toBeFalsy()
    expect(await codeOf(brands.getBrand(_id))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(brands.deleteBrand(_id))).toEqual([404, 'NOT_FOUND'])
    const { items } = await visitor.products.queryProducts().limit(100).find()
    expect(items.some(({ brand }) => brand === 'Ostra')).toBe(true)
  })

  it('getOrCreateBrand: the first time made, from then on found', async () => {
    const first = await brands.getOrCreateBrand('Nordlys', counted)
    expect(first.brand).toMatchObject({ name: 'Nordlys', assignedProductsCount: 0 })
    const second = await brands.getOrCreateBrand('Nordlys')
    expect(second.brand?._id).toBe(first.brand?._id)
    expect(second.brand?.assignedProductsCount).toBeUndefined()
  })

  it('countBrands: all, and those of a filter', async () => {
    expect((await visitor.brands.countBrands()).count).toBe(8)
    const filter = { name: { $startsWith: 'o' } }
    expect((await visitor.brands.countBrands({ filter })).count).toBe(1)
    expect((await failureOf(visitor.brands.countBrands({ filter: { size: 1 } }))).status).toBe(400)
  })
})

describe('in bulk', () => {
  it('bulkCreateBrands: three of four', async () => {
    const inputs = ['Aker', 'Brim', 'Ostra', 'Cairn'].map((name) => ({ name }))
    const { results, bulkActionMetadata } = await brands.bulkCreateBrands(inputs, {
      returnEntity: true,
    })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 1 })
    expect(results?.map(({ item }) => item?.name)).toEqual(['Aker', 'Brim', undefined, 'Cairn'])
    expect(results?.[2]?.itemMetadata).toMatchObject({
      originalIndex: 2,
      success: false,
      error: { code: 'ALREADY_EXISTS' },
    })
    const silent = await brands.bulkCreateBrands([{ name: 'Dune' }])
    expect(silent.results?.[0]?.item).toBeUndefined()
  })

  it('bulkUpdateBrands: the mask travels as text; a stale one fails alone', async () => {
    const { items } = await brands.queryBrands().limit(2).find()
    const masked = items.map(({ _id = '' }, at) => ({
      brand: { _id, revision: String(at + 1), name: `New ${at}` },
      fieldMask: ['name'],
    }))
    const { results, bulkActionMetadata } = await brands.bulkUpdateBrands(masked as never, {
      returnEntity: true,
      ...counted,
    })
    expect(JSON.parse(platform.sent.at(-1)?.body ?? '').brands[0].fieldMask).toBe('name')
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(results?.[0]?.item).toMatchObject({ name: 'New 0', assignedProductsCount: 0 })
    expect(results?.[1]?.itemMetadata?.error?.code).toBe('INVALID_REVISION')
  })

  it('bulkGetOrCreateBrands: every item comes back', async () => {
    const { results } = await brands.bulkGetOrCreateBrands(['Ostra', 'Nordlys'], counted)
    expect(results?.[0]?.item?.assignedProductsCount).toBeGreaterThan(0)
    expect(results?.[1]?.item).toMatchObject({ name: 'Nordlys', assignedProductsCount: 0 })
  })

  it('bulkDeleteBrands: an unknown one fails alone', async () => {
    const { _id } = await ostra()
    const { results } = await brands.bulkDeleteBrands([unknown, _id])
    expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([false, true])
    expect(results?.[0]?.itemMetadata?.error?.code).toBe('NOT_FOUND')
  })

  it('takes 1 to 100 at once, and a store 1000 in all', async () => {
    expect((await failureOf(brands.bulkDeleteBrands([]))).status).toBe(400)
    const hundred = (from: number) =>
      Array.from({ length: 100 }, (_, at) => ({ name: `Maker ${from}-${at}` }))
    const tooMany = [...hundred(0), { name: 'One more' }]
    expect((await failureOf(brands.bulkCreateBrands(tooMany))).status).toBe(400)
    for (let round = 0; round < 9; round++) await brands.bulkCreateBrands(hundred(round))
    expect(await ruleOf(brands.bulkCreateBrands(hundred(9)))).toEqual([400, 'BRAND_LIMIT_EXCEEDED'])
    expect((await brands.countBrands()).count).toBe(908)
    await brands.bulkCreateBrands(hundred(9).slice(0, 92))
    expect(await ruleOf(brands.createBrand({ name: 'x' }))).toEqual([400, 'BRAND_LIMIT_EXCEEDED'])
    expect(await ruleOf(brands.getOrCreateBrand('x'))).toEqual([400, 'BRAND_LIMIT_EXCEEDED'])
    expect((await brands.getOrCreateBrand('Ostra')).brand?.name).toBe('Ostra')
  })
})

it.each([
  ['createBrand', (mine: Shopper['brands']) => mine.createBrand({ name: 'x' })],
  ['updateBrand', (mine: Shopper['brands']) => mine.updateBrand(unknown, { revision: '1' })],
  ['deleteBrand', (mine: Shopper['brands']) => mine.deleteBrand(unknown)],
  ['getOrCreateBrand', (mine: Shopper['brands']) => mine.getOrCreateBrand('x')],
  ['bulkCreateBrands', (mine: Shopper['brands']) => mine.bulkCreateBrands([{ name: 'x' }])],
  [
    'bulkUpdateBrands',
    (mine: Shopper['brands']) =>
      mine.bulkUpdateBrands([{ brand: { _id: unknown, revision: '1' } }]),
  ],
  ['bulkGetOrCreateBrands', (mine: Shopper['brands']) => mine.bulkGetOrCreateBrands(['x'])],
  ['bulkDeleteBrands', (mine: Shopper['brands']) => mine.bulkDeleteBrands([unknown])],
])('%s is neither for visitors nor for members', async (_, attempt) => {
  for (const mine of [visitor.brands, (await signedIn()).brands]) {
    expect(await codeOf(attempt(mine) as Promise<unknown>)).toEqual([403, 'PERMISSION_DENIED'])
  }
})
