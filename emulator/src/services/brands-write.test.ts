import { beforeEach, describe, expect, it } from 'vitest'
import { maxBrands } from '../rules/brands.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const brands = '/stores/v3/brands'
const bulk = '/stores/v3/bulk/brands'
const asSite = (method: string, path: string, body?: unknown) =>
  shop.call(method, path, { headers: elevatedHeaders, body })
const create = (name: string) => asSite('POST', brands, { brand: { name } })
const ostra = () => shop.state.brands.by('name', 'Ostra')[0]
const unknown = '00000000-0000-4000-8000-000000000000'
const ruleOf = ({ body }: { body: { details?: Details } }) =>
  body.details?.validationError?.fieldViolations[0]
type Details = { validationError?: { fieldViolations: { ruleName: string | null }[] } }

/** As many brands as a store may have, but for `room` of them. */
function fillUp(room: number): void {
  const { state } = shop
  state.transaction(() => {
    for (let at = state.brands.size; at < maxBrands - room; at++) {
      const date = state.now().toISOString()
      const name = `Maker ${at}`
      const id = state.newId('brand')
      state.brands.put({ id, revision: '1', name, createdDate: date, updatedDate: date })
    }
  })
}

describe('a new brand', () => {
  it('begins at revision "1" and has no count', async () => {
    const { status, body } = await create('  Nordlys ')
    expect([status, body.brand]).toEqual([
      200,
      {
        id: expect.any(String),
        revision: '1',
        name: 'Nordlys',
        createdDate: expect.any(String),
        updatedDate: body.brand.createdDate,
      },
    ])
    const token = await shop.visitor()
    const read = await shop.call('GET', `${brands}/${body.brand.id}`, { token })
    expect(read.body).toEqual(body)
  })

  it.each([
    ['', 'MIN_LENGTH'],
    ['x'.repeat(51), 'MAX_LENGTH'],
    [undefined, 'REQUIRED_FIELD'],
  ])('named %j breaks %s', async (name, rule) => {
    const answer = await asSite('POST', brands, { brand: { name } })
    expect(answer.status).toBe(400)
    expect(ruleOf(answer)).toMatchObject({ field: 'brand.name', violatedRule: rule })
  })

  it('of nothing but spaces', async () => {
    const answer = await create('   ')
    expect([answer.status, ruleOf(answer)]).toMatchObject([
      400,
      { field: 'brand.name', ruleName: 'ONLY_SPACES_STRING_ERROR' },
    ])
  })

  it('of a name that is there: 409; other capitals are another name', async () => {
    const { status, body } = await create('Ostra')
    expect([status, body.details.applicationError]).toMatchObject([
      409,
      { code: 'ALREADY_EXISTS', data: { name: 'Ostra' } },
    ])
    expect((await create('ostra')).status).toBe(200)
  })

  it('one too many: refused by every call that creates', async () => {
    fillUp(1)
    const room = { brands: [{ name: 'One' }, { name: 'Two' }] }
    for (const answer of [
      await asSite('POST', `${bulk}/create`, room),
      await asSite('POST', `${bulk}/get-or-create`, { brandNames: ['One', 'Two'] }),
    ]) {
      expect([answer.status, ruleOf(answer)]).toMatchObject([
        400,
        { ruleName: 'BRAND_LIMIT_EXCEEDED' },
      ])
    }
    const known = await asSite('POST', `${bulk}/get-or-create`, { brandNames: ['One', 'Ostra'] })
    expect(known.body.bulkActionMetadata.totalSuccesses).toBe(2)
    expect(shop.state.brands.size).toBe(maxBrands)
    expect(ruleOf(await create('Two'))?.ruleName).toBe('BRAND_LIMIT_EXCEEDED')
    const got = await asSite('POST', `${brands}/get-or-create`, { brandName: 'Two' })
    expect(ruleOf(got)?.ruleName).toBe('BRAND_LIMIT_EXCEEDED')
    expect((await asSite('POST', `${brands}/get-or-create`, { brandName: 'Ostra' })).status).toBe(
      200,
    )
  })
})

describe('a change', () => {
  const patch = (change: object, more: object = {}, id = ostra()?.id) =>
    asSite('PATCH', `${brands}/${id}`, { brand: { id, ...change }, ...more })

  it('needs the revision and counts it up', async () => {
    const changed = await patch({ revision: '1', name: 'Ostra Glass' })
    expect(changed.body.brand).toMatchObject({ revision: '2', name: 'Ostra Glass' })
    const { id } = changed.body.brand
    const stale = await patch({ revision: '1', name: 'Late' }, {}, id)
    expect([stale.status, stale.body.details.applicationError]).toMatchObject([
      409,
      { code: 'INVALID_REVISION', data: { revision: '2' } },
    ])
    const none = await patch({ name: 'Blind' }, {}, id)
    expect(ruleOf(none)).toMatchObject({ field: 'brand.revision', violatedRule: 'REQUIRED_FIELD' })
  })

  it('leaves the products what they call their brand', async () => {
    const counted = { fields: ['ASSIGNED_PRODUCTS_COUNT'] }
    const before = await patch({ revision: '1' }, counted)
    expect(before.body.brand.assignedProductsCount).toBeGreaterThan(0)
    const after = await patch({ revision: '2', name: 'Other' }, counted, before.body.brand.id)
    expect(after.body.brand.assignedProductsCount).toBe(0)
    expect(shop.state.products.all().some(({ brand }) => brand === 'Ostra')).toBe(true)
  })

  it.each([['revision'], [['id']], [{ paths: ['revision'] }]])(
    'a mask without the name (%j) leaves the name',
    async (fieldMask) => {
      const { body } = await patch({ revision: '1', name: 'Other' }, { fieldMask })
      expect(body.brand).toMatchObject({ name: 'Ostra', revision: '2' })
    },
  )

  it.each([
    [{ name: 'Other' }, 'color', 'fieldMask', 'FIELD_NOT_ALLOWED'],
    [{}, 'name', 'brand.name', 'REQUIRED_FIELD'],
    [{ name: ' ' }, undefined, 'brand.name', 'OTHER'],
  ])('%j masked %j breaks a rule', async (change, fieldMask, field, violatedRule) => {
    const answer = await patch({ revision: '1', ...change }, { fieldMask })
    expect([answer.status, ruleOf(answer)]).toMatchObject([400, { field, violatedRule }])
  })

  it('of another brand than the address says, of none, and to a taken name', async () => {
    const mixed = { brand: { id: unknown, revision: '1', name: 'X' } }
    expect((await asSite('PATCH', `${brands}/${ostra()?.id}`, mixed)).status).toBe(400)
    expect((await patch({ revision: '1', name: 'X' }, {}, unknown)).status).toBe(404)
    expect((await patch({ revision: '1', name: 'Low Mill' })).status).toBe(409)
  })
})

describe('in bulk', () => {
  it('creates what can be: one name twice fails alone', async () => {
    const names = ['Aker', 'Ostra', 'Brim', 'Aker']
    const { status, body } = await asSite('POST', `${bulk}/create`, {
      brands: names.map((name) => ({ name })),
    })
    expect(status).toBe(200)
    expect(body.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 2,
      undetailedFailures: 0,
    })
    const failed = { success: false, error: { code: 'ALREADY_EXISTS' } }
    expect(body.results).toMatchObject([
      { itemMetadata: { originalIndex: 0, success: true, id: expect.any(String) } },
      { itemMetadata: { originalIndex: 1, ...failed } },
      { itemMetadata: { originalIndex: 2, success: true } },
      { itemMetadata: { originalIndex: 3, ...failed } },
    ])
    expect(body.results[0]).not.toHaveProperty('item')
    expect(body.results[1].itemMetadata).not.toHaveProperty('id')
  })

  it('updates: a stale one and a missing one fail alone', async () => {
    const [one, two] = shop.state.brands.all()
    const change = (id: string | undefined, revision: string, name: string) => ({
      brand: { id, revision, name },
      fieldMask: 'name',
    })
    const { body } = await asSite('POST', `${bulk}/update`, {
      brands: [
        change(one?.id, '1', 'First'),
        change(two?.id, '7', 'Second'),
        change(unknown, '1', 'Third'),
      ],
      returnEntity: true,
      fields: ['ASSIGNED_PRODUCTS_COUNT'],
    })
    expect(body.results).toMatchObject([
      { item: { name: 'First', revision: '2', assignedProductsCount: 0 } },
      { itemMetadata: { id: two?.id, success: false, error: { code: 'INVALID_REVISION' } } },
      { itemMetadata: { id: unknown, success: false, error: { code: 'NOT_FOUND' } } },
    ])
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
    expect(shop.state.brands.get(two?.id ?? '')?.name).toBe(two?.name)
  })

  it('gets or creates: one name twice is one brand', async () => {
    const { body } = await asSite('POST', `${bulk}/get-or-create`, {
      brandNames: ['Ostra', 'Nordlys', 'Nordlys'],
    })
    const ids = body.results.map((one: { item: { id: string } }) => one.item.id)
    expect(ids).toEqual([ostra()?.id, expect.any(String), ids[1]])
  })

  it('deletes', async () => {
    const id = ostra()?.id
    const { body } = await asSite('POST', `${bulk}/delete`, { brandIds: [id, id] })
    expect(body.results).toMatchObject([
      { itemMetadata: { id, success: true } },
      { itemMetadata: { id, success: false, error: { code: 'NOT_FOUND' } } },
    ])
    expect(ostra()).toBeUndefined()
    expect(shop.state.products.all().some(({ brand }) => brand === 'Ostra')).toBe(true)
  })

  it.each([
    ['create', { brands: [] }],
    ['create', { brands: Array(101).fill({ name: 'x' }) }],
    ['create', { brands: [{ name: 'Fine' }, { name: '  ' }] }],
    ['update', { brands: [{ brand: { id: unknown, name: 'x' } }] }],
    ['get-or-create', { brandNames: [''] }],
    ['get-or-create', { brandNames: ['Fine', ' '] }],
    ['delete', { brandIds: ['x'] }],
  ])('%s of %j is refused as a whole', async (name, body) => {
    const before = shop.state.brands.size
    expect((await asSite('POST', `${bulk}/${name}`, body)).status).toBe(400)
    expect(shop.state.brands.size).toBe(before)
  })
})
