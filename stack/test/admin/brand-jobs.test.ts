// Brands: one spelling everywhere, renamed with their products, merged in one job.
import { expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { begin, untilState } from './job-kit.ts'
import { make } from './product-kit.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
})
const newStaff = () => elevatedStaff(stack().shopUrl)

type Brand = { id: string; name: string; revision: string }
type Made = { result: { brand: Brand | null; problems: { code: string; field: string }[] } }
const create = (name: string) =>
  `mutation { result: createBrand(input: { name: "${name}" }) { brand { id name revision } problems { code field } } }`
const getOrCreate = (name: string) =>
  `mutation { result: getOrCreateBrand(input: { name: "${name}" }) { brand { id name } problems { code } } }`
const createdBrand = async (shopper: Shopper, name: string) => {
  const { brand } = (await queryAdmin<Made>(shopper, create(name))).result
  if (!brand) throw new Error(name)
  return brand
}
type Result = {
  result: { job: { id: string } | null; problems: { code: string; field: string }[] }
}
const rename = `mutation ($input: RenameBrandInput!) { result: renameBrand(input: $input) { job { id } problems { code field } } }`
const merge = `mutation ($input: MergeBrandsInput!) { result: mergeBrands(input: $input) { job { id } problems { code field } } }`
const brandOf = async (shopper: Shopper, id: string) => {
  type Read = { managedProduct: { brandName: string | null } }
  const read = `{ managedProduct(id: "${id}") { brandName } }`
  return (await queryAdmin<Read>(shopper, read)).managedProduct.brandName
}
const namesStarting = async (shopper: Shopper, start: string) => {
  type List = { managedBrands: { nodes: { name: string }[] } }
  const list = `{ managedBrands(filter: { nameStartsWith: "${start}" }) { nodes { name } } }`
  return (await queryAdmin<List>(shopper, list)).managedBrands.nodes.map(({ name }) => name)
}

test('a name that differs in case or surrounding spaces is the existing brand', async () => {
  const shopper = await newStaff()
  const brand = await createdBrand(shopper, 'Fjordglas')
  expect((await queryAdmin<Made>(shopper, create(' FJORDGLAS '))).result).toMatchObject({
    brand: null,
    problems: [{ code: 'NAME_TAKEN', field: 'name' }],
  })
  expect((await queryAdmin<Made>(shopper, getOrCreate('fjordGLAS'))).result.brand?.id).toBe(
    brand.id,
  )
  const bulk = `mutation { result: bulkGetOrCreateBrands(input: { brands: [{ name: "fjordglas" }, { name: "Neu" }, { name: " NEU" }] }) { items { brand { name } } } }`
  expect(await queryAdmin(shopper, bulk)).toEqual({
    result: { items: ['Fjordglas', 'Neu', 'Neu'].map((name) => ({ brand: { name } })) },
  })
  const { id } = await make(shopper, { name: 'Glass', basePrice: '5', brand: 'fjordglas ' })
  expect(await brandOf(shopper, id)).toBe('Fjordglas')
  const edits = [
    { update: { id, brand: 'FjordGlas' } },
    { create: { name: 'Imported', basePrice: '4', brand: 'FJORDGLAS' } },
  ]
  const { job } = await begin(shopper, { work: { editProducts: { edits } } })
  expect(await untilState(shopper, job?.id, 'DONE')).toMatchObject({ succeeded: 2 })
  const found = '{ managedProducts(filter: { search: "Imported" }) { nodes { brandName } } }'
  expect(await queryAdmin(shopper, found)).toEqual({
    managedProducts: { nodes: [{ brandName: 'Fjordglas' }] },
  })
  // A brand may only change the case of its own name.
  const update = `mutation { result: updateBrand(input: { id: "${brand.id}", revision: "${brand.revision}", name: "FjordGlas" }) { brand { name } problems { code } } }`
  expect(await queryAdmin(shopper, update)).toMatchObject({
    result: { brand: { name: 'FjordGlas' } },
  })
  expect(await namesStarting(shopper, 'Fjord')).toEqual(['FjordGlas'])
})

test('a brand is renamed together with its products, as one job', async () => {
  const shopper = await newStaff()
  const { id, revision } = await createdBrand(shopper, 'Altname')
  const products = [
    (await make(shopper, { name: 'Old one', basePrice: '5', brand: 'Altname' })).id,
    (await make(shopper, { name: 'Old two', basePrice: '5', brand: 'Altname' })).id,
  ]
  const other = await createdBrand(shopper, 'Taken already')
  const input = { id, revision, name: 'Neuname', idempotencyKey: 'rename-brand-1' }
  expect(
    (await queryAdmin<Result>(shopper, rename, { input: { ...input, revision: '9' } })).result,
  ).toMatchObject({
    problems: [{ code: 'REVISION_CONFLICT', field: 'revision' }],
  })
  const taken = { ...input, name: ' taken ALREADY' }
  expect((await queryAdmin<Result>(shopper, rename, { input: taken })).result).toMatchObject({
    problems: [{ code: 'NAME_TAKEN', field: 'name' }],
  })
  const { result } = await queryAdmin<Result>(shopper, rename, { input })
  expect(await untilState(shopper, result.job?.id, 'DONE')).toMatchObject({
    succeeded: 3,
    failed: 0,
  })
  for (const product of products) expect(await brandOf(shopper, product)).toBe('Neuname')
  expect(await namesStarting(shopper, 'Neuname')).toEqual(['Neuname'])
  expect(await namesStarting(shopper, 'Altname')).toEqual([])
  const revertDocument = `mutation ($input: RevertJobInput!) { result: revertJob(input: $input) { job { id } problems { code } } }`
  const reverted = await queryAdmin<Result>(shopper, revertDocument, {
    input: { id: result.job?.id, idempotencyKey: 'rename-back-1' },
  })
  await untilState(shopper, reverted.result.job?.id, 'DONE')
  expect(await brandOf(shopper, products[0] ?? '')).toBe('Altname')
  expect(await namesStarting(shopper, 'Altname')).toEqual(['Altname'])
  expect(other.name).toBe('Taken already')
})

const several = `mutation ($input: RenameBrandsInput!) { result: renameBrands(input: $input) {
  job { id } current { id name revision } problems { code field } } }`
type Several = Result & { result: { current: Brand[] } }

test('several brands are renamed together with their products, as one job', async () => {
  const shopper = await newStaff()
  const [one, other] = [await createdBrand(shopper, 'Farn'), await createdBrand(shopper, 'Moor')]
  const fern = (await make(shopper, { name: 'Fern', basePrice: '5', brand: 'Farn' })).id
  const moor = (await make(shopper, { name: 'Bog', basePrice: '5', brand: 'Moor' })).id
  const renameBoth = async (
    names: readonly [string, string],
    idempotencyKey = 'rename-several',
  ) => {
    const brands = [one, other].map(({ id, revision }, at) => ({ id, revision, name: names[at] }))
    return (await queryAdmin<Several>(shopper, several, { input: { brands, idempotencyKey } }))
      .result
  }
  const refusal = (code: string, field: string) => ({ job: null, problems: [{ code, field }] })
  expect(await renameBoth(['Heide', ' HEIDE '])).toMatchObject(
    refusal('NAME_TAKEN', 'brands[1].name'),
  )
  // Taken by the other brand, although that one is being renamed.
  expect(await renameBoth(['moor', 'Heide'])).toMatchObject(refusal('NAME_TAKEN', 'brands[0].name'))
  expect(await renameBoth(['Heide', ' '])).toMatchObject(
    refusal('INVALID_LENGTH', 'brands[1].name'),
  )
  const twice = { brands: [one, one].map(({ id, revision }) => ({ id, revision, name: 'Tal' })) }
  for (const [input, refused] of [
    [twice, refusal('INVALID_ARGUMENT', 'brands[1].id')],
    [{ brands: [] }, refusal('INVALID_SIZE', 'brands')],
  ] as const) {
    const { result } = await queryAdmin<Several>(shopper, several, {
      input: { ...input, idempotencyKey: 'rename-nothing' },
    })
    expect(result).toMatchObject(refused)
  }
  const { job } = await renameBoth([' Heide', 'MOOR'])
  expect(await untilState(shopper, job?.id, 'DONE')).toMatchObject({ succeeded: 4, failed: 0 })
  expect(await brandOf(shopper, fern)).toBe('Heide')
  expect(await brandOf(shopper, moor)).toBe('MOOR')
  expect(await namesStarting(shopper, 'Heide')).toEqual(['Heide'])
  expect(await namesStarting(shopper, 'MOOR')).toEqual(['MOOR'])
  // The same request is the same job; other names under its id are another request.
  expect(await renameBoth([' Heide', 'MOOR'])).toMatchObject({ job: { id: job?.id }, problems: [] })
  expect(await renameBoth(['Heide', 'Marsch'])).toMatchObject(
    refusal('INVALID_ARGUMENT', 'idempotencyKey'),
  )
})

test('a brand renamed concurrently is reported with its current state, and renamed from there', async () => {
  const shopper = await newStaff()
  const { id, revision } = await createdBrand(shopper, 'Frueh')
  const product = (await make(shopper, { name: 'Early', basePrice: '5', brand: 'Frueh' })).id
  const renameFrom = async (idempotencyKey: string, from: string, name: string) => {
    const input = { id, revision: from, name, idempotencyKey }
    const document = rename.replace('job { id }', 'job { id } current { id name revision }')
    return (await queryAdmin<Several>(shopper, document, { input })).result
  }
  const theirs = await renameFrom('rename-theirs', revision, 'Ihres')
  await untilState(shopper, theirs.job?.id, 'DONE')
  const conflict = await renameFrom('rename-late-1', revision, 'Meins')
  expect(conflict).toMatchObject({
    job: null,
    current: [{ id, name: 'Ihres' }],
    problems: [{ code: 'REVISION_CONFLICT', field: 'revision' }],
  })
  const mine = await renameFrom('rename-late-2', conflict.current[0]?.revision ?? '', 'Meins')
  await untilState(shopper, mine.job?.id, 'DONE')
  expect(await brandOf(shopper, product)).toBe('Meins')
})

test('brands are merged in one job, after a dry run', async () => {
  const shopper = await newStaff()
  const [into, from] = [await createdBrand(shopper, 'Bleibt'), await createdBrand(shopper, 'Geht')]
  const product = (await make(shopper, { name: 'Moved', basePrice: '5', brand: 'Geht' })).id
  const dryRun = `{ result: dryRunMergeBrands(intoId: "${into.id}", fromIds: ["${from.id}"]) {
    into productCount sample } }`
  expect(await queryAdmin(shopper, dryRun)).toEqual({
    result: { into: 'Bleibt', productCount: 1, sample: ['Moved'] },
  })
  expect(await brandOf(shopper, product)).toBe('Geht')
  const self = { intoId: into.id, fromIds: [into.id], idempotencyKey: 'merge-brands-0' }
  expect((await queryAdmin<Result>(shopper, merge, { input: self })).result.problems).toMatchObject(
    [{ code: 'INVALID_ARGUMENT', field: 'fromIds[0]' }],
  )
  const input = { intoId: into.id, fromIds: [from.id], idempotencyKey: 'merge-brands-1' }
  const { result } = await queryAdmin<Result>(shopper, merge, { input })
  expect(await untilState(shopper, result.job?.id, 'DONE')).toMatchObject({
    succeeded: 2,
    failed: 0,
  })
  expect(await brandOf(shopper, product)).toBe('Bleibt')
  expect(await namesStarting(shopper, 'Geht')).toEqual([])
})

test('a brand remains where one of its products was refused, and is merged by the next job', async () => {
  const shopper = await newStaff()
  const [into, from] = [await createdBrand(shopper, 'Ziel'), await createdBrand(shopper, 'Rest')]
  const [one, other] = [
    await make(shopper, { name: 'Held back', basePrice: '5', brand: 'Rest' }),
    await make(shopper, { name: 'Free', basePrice: '5', brand: 'Rest' }),
  ]
  const control = controlOf(stack().platformUrl)
  const match = { method: 'PATCH', path: `/stores/v1/products/${one.id}` }
  await control.fault({ match, kind: 'status', status: 404 })
  const merged = async (idempotencyKey: string) => {
    const input = { intoId: into.id, fromIds: [from.id], idempotencyKey }
    const { result } = await queryAdmin<Result>(shopper, merge, { input })
    return untilState(shopper, result.job?.id, 'DONE')
  }
  expect(await merged('merge-refused-1')).toMatchObject({ succeeded: 1, failed: 2 })
  expect(await brandOf(shopper, other.id)).toBe('Ziel')
  expect(await namesStarting(shopper, 'Rest')).toEqual(['Rest'])
  await control.heal()
  expect(await merged('merge-refused-2')).toMatchObject({ succeeded: 2, failed: 0 })
  expect(await brandOf(shopper, one.id)).toBe('Ziel')
  expect(await namesStarting(shopper, 'Rest')).toEqual([])
})
