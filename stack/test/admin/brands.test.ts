// Managing brands, over the whole path.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const problems = 'problems { code field message }'
const brand = 'brand { id name revision productCount }'
const create = `mutation ($name: String!) { result: createBrand(input: { name: $name }) { ${brand} ${problems} } }`
const update = `mutation ($input: UpdateBrandInput!) {
  result: updateBrand(input: $input) { ${brand} current { name revision } ${problems} }
}`
const items = `items { index id success brand { id name } ${problems} } totalSuccesses totalFailures ${problems}`

type Result = {
  result: {
    brand: { id: string; name: string; revision: string } | null
    current: { name: string } | null
    problems: { code: string; field: string | null }[]
  }
}

const newStaff = () => elevatedStaff(stack().shopUrl)

test('a brand is created, renamed and deleted, and the shop shows it at once', async () => {
  const shopper = await newStaff()
  const { result } = await queryAdmin<Result>(shopper, create, { name: 'Nordlicht' })
  expect(result).toMatchObject({ brand: { name: 'Nordlicht', revision: '1' }, problems: [] })
  const { id = '', revision } = result.brand ?? {}
  const read = '{ brand(name: "Nordlicht") { id } }'
  expect(await shopper.query(read)).toEqual({ brand: { id } })
  const renamed = await queryAdmin<Result>(shopper, update, {
    input: { id, revision, name: 'Nordlicht Oslo' },
  })
  expect(renamed.result.brand).toMatchObject({ name: 'Nordlicht Oslo', revision: '2' })
  expect(await shopper.query('{ brand(name: "Nordlicht Oslo") { id } }')).toEqual({
    brand: { id },
  })
  const deletion = await queryAdmin(
    shopper,
    'mutation ($id: ID!) { deleteBrand(input: { id: $id }) { deletedId } }',
    {
      id,
    },
  )
  expect(deletion).toEqual({ deleteBrand: { deletedId: id } })
  const secondDeletion = await queryAdmin(
    shopper,
    `mutation ($id: ID!) { deleteBrand(input: { id: $id }) { deletedId ${problems} } }`,
    { id },
  )
  expect(secondDeletion).toMatchObject({
    deleteBrand: { deletedId: null, problems: [{ code: 'NOT_FOUND', field: 'id' }] },
  })
})

test('of two concurrent edits of a brand the later is refused with the current state', async () => {
  const [one, other] = [await newStaff(), await newStaff()]
  const { result } = await queryAdmin<Result>(one, create, { name: 'Twice' })
  const { id, revision } = result.brand ?? {}
  await queryAdmin(one, update, { input: { id, revision, name: 'Twice by one' } })
  const conflict = await queryAdmin<Result>(other, update, {
    input: { id, revision, name: 'Twice by two' },
  })
  expect(conflict.result).toMatchObject({
    brand: null,
    current: { name: 'Twice by one', revision: '2' },
    problems: [{ code: 'REVISION_CONFLICT' }],
  })
})

test('invalid input is refused at the field, without a call', async () => {
  const shopper = await newStaff()
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  const { result } = await queryAdmin<Result>(shopper, create, { name: 'x'.repeat(51) })
  expect(result.problems).toEqual([
    { code: 'INVALID_LENGTH', field: 'name', message: 'At most 50 characters, please.' },
  ])
  const { result: empty } = await queryAdmin<Result>(shopper, create, { name: '' })
  expect(empty.problems).toMatchObject([{ code: 'INVALID_LENGTH', field: 'name' }])
  expect((await control.calls()).filter(({ path }) => path.includes('brands'))).toEqual([])
  const { result: taken } = await queryAdmin<Result>(shopper, create, { name: 'Ostra' })
  expect(taken.problems).toMatchObject([{ code: 'NAME_TAKEN', field: 'name' }])
  const { result: blank } = await queryAdmin<Result>(shopper, create, { name: '   ' })
  expect(blank.problems).toMatchObject([{ code: 'REQUIRED_FIELD', field: 'name' }])
})

test('a bulk change tries each brand on its own and reports each by index', async () => {
  const shopper = await newStaff()
  type Bulk = { result: { items: { id: string; success: boolean }[]; totalFailures: number } }
  const created = await queryAdmin<Bulk>(
    shopper,
    `mutation ($brands: [CreateBrandInput!]!) { result: bulkCreateBrands(input: { brands: $brands }) { ${items} } }`,
    { brands: ['Bulk A', 'Ostra', 'Bulk B'].map((name) => ({ name })) },
  )
  expect(created.result).toMatchObject({
    items: [
      { index: 0, success: true, brand: { name: 'Bulk A' }, problems: [] },
      { index: 1, success: false, brand: null, problems: [{ code: 'NAME_TAKEN' }] },
      { index: 2, success: true, brand: { name: 'Bulk B' } },
    ],
    totalSuccesses: 2,
    totalFailures: 1,
    problems: [],
  })
  const ids = created.result.items.filter(({ success }) => success).map(({ id }) => id)
  const changed = await queryAdmin<Bulk>(
    shopper,
    `mutation ($brands: [UpdateBrandInput!]!) { result: bulkUpdateBrands(input: { brands: $brands }) { ${items} } }`,
    { brands: ids.map((id, at) => ({ id, revision: at ? '7' : '1', name: `Bulk ${at} renamed` })) },
  )
  expect(changed.result).toMatchObject({
    items: [{ success: true }, { success: false, problems: [{ code: 'REVISION_CONFLICT' }] }],
  })
  const deleted = await queryAdmin<Bulk>(
    shopper,
    'mutation ($ids: [ID!]!) { result: bulkDeleteBrands(input: { ids: $ids }) { items { id success } totalFailures } }',
    { ids: [...ids, '00000000-0000-4000-8000-000000000000'] },
  )
  expect(deleted.result).toMatchObject({
    items: [{ success: true }, { success: true }, { success: false }],
    totalFailures: 1,
  })
  const tooMany = await queryAdmin(
    shopper,
    `mutation ($brands: [GetOrCreateBrandInput!]!) { result: bulkGetOrCreateBrands(input: { brands: $brands }) { ${items} } }`,
    { brands: Array.from({ length: 101 }, (_, at) => ({ name: `B${at}` })) },
  )
  expect(tooMany).toMatchObject({
    result: { items: [], problems: [{ code: 'INVALID_SIZE', field: 'brands' }] },
  })
})

test('the list is read from the platform, by page, order and prefix', async () => {
  const shopper = await newStaff()
  type List = {
    list: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }
  }
  const read = `query ($after: String) {
    list: managedBrands(first: 3, after: $after, sort: { field: NAME, order: DESC }) {
      nodes { name productCount } pageInfo { hasNextPage endCursor }
    }
  }`
  const { list } = await queryAdmin<List>(shopper, read)
  const next = await queryAdmin<List>(shopper, read, { after: list.pageInfo.endCursor })
  const names = [...list.nodes, ...next.list.nodes].map(({ name }) => name)
  expect(names).toHaveLength(6)
  expect(names).toEqual(names.toSorted().reverse())
  expect(await queryAdmin(shopper, '{ countBrands(filter: { nameStartsWith: "Os" }) }')).toEqual({
    countBrands: 1,
  })
})

test('a lost response is reported as an unknown outcome', async () => {
  const shopper = await newStaff()
  const control = controlOf(stack().platformUrl)
  await control.fault({
    match: { method: 'POST', path: '/stores/v3/brands' },
    kind: 'reset',
    times: 1,
    when: 'after',
  })
  const { result } = await queryAdmin<Result>(shopper, create, { name: 'Lost' })
  await control.heal()
  expect(result.problems).toMatchObject([{ code: 'OUTCOME_UNKNOWN' }])
  // The brand was created nevertheless, and the list shows it.
  expect(await queryAdmin(shopper, '{ countBrands(filter: { nameStartsWith: "Lost" }) }')).toEqual({
    countBrands: 1,
  })
})

test('an admin field without the right reads like any other', async () => {
  const shopper = await newStaff()
  shopper.staffCookie = ''
  const result = await executeAdmin(shopper, '{ countBrands }')
  expect(result.errors).toMatchObject([
    { message: 'You don’t have permission to see this.', extensions: { code: 'FORBIDDEN' } },
  ])
})

describe('names in another spelling', () => {
  const known = 'Second Spelling'
  type Items = { result: { items: { success: boolean; brand: { id: string; name: string } }[] } }
  let shopper: Shopper
  let id: string
  beforeAll(async () => {
    shopper = await newStaff()
    const { result } = await queryAdmin<Result>(shopper, create, { name: known })
    id = result.brand?.id ?? ''
  })

  test.each(['second spelling', 'SECOND SPELLING', '  Second spelling  '])(
    '%j is taken, found and not created again',
    async (name) => {
      const { result } = await queryAdmin<Result>(shopper, create, { name })
      expect(result).toMatchObject({
        brand: null,
        problems: [{ code: 'NAME_TAKEN', field: 'name', message: expect.stringContaining(known) }],
      })
      const got = await queryAdmin<Result>(
        shopper,
        'mutation ($name: String!) { result: getOrCreateBrand(input: { name: $name }) { brand { id name } problems { code } } }',
        { name },
      )
      expect(got.result).toEqual({ brand: { id, name: known }, problems: [] })
      const many = await queryAdmin<Items>(
        shopper,
        `mutation ($brands: [GetOrCreateBrandInput!]!) { result: bulkGetOrCreateBrands(input: { brands: $brands }) { ${items} } }`,
        { brands: [{ name }] },
      )
      expect(many.result.items).toMatchObject([{ brand: { id, name: known } }])
      const created = await queryAdmin<Items>(
        shopper,
        `mutation ($brands: [CreateBrandInput!]!) { result: bulkCreateBrands(input: { brands: $brands }) { ${items} } }`,
        { brands: [{ name }] },
      )
      expect(created.result.items).toMatchObject([
        { success: false, problems: [{ code: 'NAME_TAKEN' }] },
      ])
    },
  )

  test('two spellings in one list are one brand', async () => {
    const many = await queryAdmin<Items>(
      shopper,
      `mutation ($brands: [GetOrCreateBrandInput!]!) { result: bulkGetOrCreateBrands(input: { brands: $brands }) { ${items} } }`,
      { brands: [{ name: 'Listed Once' }, { name: 'listed once' }] },
    )
    const [one, other] = many.result.items
    expect([one?.brand.name, other?.brand.id]).toEqual(['Listed Once', one?.brand.id])
  })

  test('a brand can change its own spelling but not take another brand’s', async () => {
    const { result: own } = await queryAdmin<Result>(shopper, update, {
      input: { id, revision: '1', name: 'Second spelling' },
    })
    expect(own.problems).toEqual([])
    const { result: back } = await queryAdmin<Result>(shopper, update, {
      input: { id, revision: own.brand?.revision, name: known },
    })
    expect(back.problems).toEqual([])
    const { result: other } = await queryAdmin<Result>(shopper, create, {
      name: 'Third Spelling',
    })
    const { result: taken } = await queryAdmin<Result>(shopper, update, {
      input: { id: other.brand?.id, revision: '1', name: 'second spelling' },
    })
    expect(taken.problems).toMatchObject([{ code: 'NAME_TAKEN', field: 'name' }])
  })

  test('a product adopts the existing spelling', async () => {
    const created = await queryAdmin<{
      result: { product: { id: string; brandName: string } }
    }>(
      shopper,
      `mutation ($input: CreateProductInput!) {
        result: createProduct(input: $input) { product { id brandName } problems { code } }
      }`,
      { input: { name: 'Spelled', basePrice: '5', brand: ' SECOND spelling ' } },
    )
    expect(created.result.product.brandName).toBe(known)
    const changed = await queryAdmin<{ result: { product: { brandName: string } } }>(
      shopper,
      `mutation ($input: UpdateProductInput!) {
        result: updateProduct(input: $input) { product { brandName } problems { code } }
      }`,
      { input: { id: created.result.product.id, brand: 'third spelling' } },
    )
    expect(changed.result.product.brandName).toBe('Third Spelling')
  })
})
