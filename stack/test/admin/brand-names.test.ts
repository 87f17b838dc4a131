// Valid names of brands, and which names are equal, over the whole path.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { callsOf, create as createProduct, make, update as updateProduct } from './product-kit.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)
const problems = 'problems { code field }'
type Brand = { id: string; name: string; revision: string }
type Result = { result: { brand: Brand | null; problems: { code: string; field: string }[] } }
const create = `mutation ($name: String!) {
  result: createBrand(input: { name: $name }) { brand { id name revision } ${problems} } }`
const update = `mutation ($input: UpdateBrandInput!) { result: updateBrand(input: $input) { ${problems} } }`
const rename = `mutation ($input: RenameBrandInput!) { result: renameBrand(input: $input) { job { id } ${problems} } }`
const named = `mutation ($name: String!) { result: getOrCreateBrand(input: { name: $name }) { brand { id name } ${problems} } }`
const many = (name: 'Create' | 'GetOrCreate') =>
  `mutation ($brands: [${name}BrandInput!]!) { result: bulk${name}Brands(input: { brands: $brands }) { totalSuccesses ${problems} } }`
const changeMany = `mutation ($brands: [UpdateBrandInput!]!) {
  result: bulkUpdateBrands(input: { brands: $brands }) { ${problems} } }`
const set = `mutation ($ids: [ID!]!, $set: SetProductPropertyInput!) {
  result: bulkSetProductProperty(input: { ids: $ids, set: $set }) { ${problems} } }`

test.each([
  ['a control character', 'Ost\u0000ra'],
  ['a zero-width space', 'Ost\u200Bra'],
  ['a zero-width joiner', 'Ost\u200Dra'],
  ['a change of direction', 'Ost\u202Era'],
  ['a mark of direction', 'Ostra\u200F'],
])('%s in a name is refused at the field, wherever a brand is named', async (_, name) => {
  const shopper = await newStaff()
  const { result } = await queryAdmin<Result>(shopper, create, {
    name: `Plain ${randomUUID().slice(0, 8)}`,
  })
  const { id, revision } = result.brand as Brand
  const product = await make(shopper, { name: 'Of a brand', basePrice: '1' })
  const calls = await callsOf(controlOf(stack().platformUrl), async () => {
    const refusals: [query: string, variables: object, field: string][] = [
      [create, { name }, 'name'],
      [named, { name }, 'name'],
      [update, { input: { id, revision, name } }, 'name'],
      [rename, { input: { id, revision, name, idempotencyKey: randomUUID() } }, 'name'],
      [many('Create'), { brands: [{ name: 'Fine' }, { name }] }, 'brands[1].name'],
      [many('GetOrCreate'), { brands: [{ name: 'Fine' }, { name }] }, 'brands[1].name'],
      [changeMany, { brands: [{ id, revision, name }] }, 'brands[0].name'],
      [createProduct, { input: { name: 'New', basePrice: '1', brand: name } }, 'brand'],
      [updateProduct, { input: { id: product.id, brand: name } }, 'brand'],
      [set, { ids: [product.id], set: { brand: name } }, 'set.brand'],
    ]
    for (const [query, variables, field] of refusals) {
      const refused = await queryAdmin<Result>(shopper, query, variables)
      expect([query, refused.result.problems]).toMatchObject([
        query,
        [{ code: 'INVALID_FORMAT', field }],
      ])
    }
  })
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})

test('whitespace in names is normalized, and names that differ only in it are equal', async () => {
  const shopper = await newStaff()
  const { result } = await queryAdmin<Result>(shopper, create, {
    name: ' Kestrel\u00A0 Loom ',
  })
  expect(result.brand?.name).toBe('Kestrel Loom')
  const repeated = await queryAdmin<Result>(shopper, create, { name: 'KESTREL\u00A0LOOM' })
  expect(repeated.result.problems).toMatchObject([{ code: 'NAME_TAKEN', field: 'name' }])
  const found = await queryAdmin<Result>(shopper, named, { name: 'kestrel\u2003loom' })
  expect(found.result.brand).toEqual({ id: result.brand?.id, name: 'Kestrel Loom' })

  const { id } = await make(shopper, { name: 'Shawl', basePrice: '1', brand: 'kestrel  loom' })
  const count = async (brand: string) => {
    type List = { list: { nodes: { id: string; brandName: string }[] } }
    const { list } = await queryAdmin<List>(
      shopper,
      'query ($brand: String!) { list: managedProducts(filter: { brands: [$brand] }) { nodes { id brandName } } }',
      { brand },
    )
    return list.nodes
  }
  for (const brand of ['Kestrel Loom', ' kestrel\u00A0loom', 'KESTREL LOOM']) {
    expect(await count(brand)).toEqual([{ id, brandName: 'Kestrel Loom' }])
  }
  expect(await count('Kestrel')).toEqual([])
})
