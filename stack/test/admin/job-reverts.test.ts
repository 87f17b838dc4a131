// Reverts beyond values: changes without a response, objects that a job created, and brands that it deleted.
import { expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import type { Shopper } from '../../src/shopper.ts'
import { editor, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { begin, untilState } from './job-kit.ts'
import { make, update } from './product-kit.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
})
const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)

type Change = { field: string; now: string | null; back: string | null }
type DryRun = {
  changing: number
  changedSince: number
  items: {
    nodes: { name: string | null; removes: boolean; changes: Change[]; problem: object | null }[]
  }
}
const dryRunOf = async (shopper: Shopper, id: string | undefined) => {
  const document = `query ($id: ID!) { result: dryRunRevert(id: $id) { changing changedSince
    items { nodes { name removes changes { field now back } problem { message } } } } }`
  return (await queryAdmin<{ result: DryRun }>(shopper, document, { id })).result
}
let count = 0
const revert = async (shopper: Shopper, id: string | undefined, more: object = {}) => {
  count += 1
  const document = `mutation ($input: RevertJobInput!) { result: revertJob(input: $input) { job { id } problems { code } } }`
  type Result = { result: { job: { id: string } | null; problems: { code: string }[] } }
  const input = { id, idempotencyKey: `take-back-${count}`, ...more }
  return (await queryAdmin<Result>(shopper, document, { input })).result
}
const itemsOf = async (shopper: Shopper, id: string | undefined) => {
  const document = `query ($id: ID!) { job(id: $id) { items { nodes {
    id name state changes { field before after } problem { code } } } } }`
  type Read = { job: { items: { nodes: { id: string; state: string; changes: object[] }[] } } }
  return (await queryAdmin<Read>(shopper, document, { id })).job.items.nodes
}
const jobAbout = async (shopper: Shopper, id: string) => {
  const document = 'query ($filter: JobFilter) { jobs(filter: $filter) { nodes { id call } } }'
  type List = { jobs: { nodes: { id: string; call: string }[] } }
  return (await queryAdmin<List>(shopper, document, { filter: { entityId: id } })).jobs.nodes[0]
}
const productOf = async (shopper: Shopper, id: string) => {
  const document = `{ managedProduct(id: "${id}") { brandName basePrice { amount } } }`
  type Read = {
    managedProduct: { brandName: string | null; basePrice: { amount: string } } | null
  }
  return (await executeAdmin<Read>(shopper, document)).data.managedProduct
}
const brandNamed = async (shopper: Shopper, name: string) => {
  const list = `{ managedBrands(filter: { nameStartsWith: "${name}" }) { nodes { id name } } }`
  type List = { managedBrands: { nodes: { id: string; name: string }[] } }
  return (await queryAdmin<List>(shopper, list)).managedBrands.nodes[0]
}
const makeBrand = async (shopper: Shopper, name: string) => {
  type Made = { createBrand: { brand: { id: string } } }
  const create = `mutation { createBrand(input: { name: "${name}" }) { brand { id } } }`
  return (await queryAdmin<Made>(shopper, create)).createBrand.brand.id
}

test('a change whose response was lost is recorded with its effect and can be reverted', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Lost answer', basePrice: '30' })
  const path = '/stores/v1/bulk/products/adjust-properties'
  await control().fault({ match: { path }, kind: 'reset', times: 1, when: 'after' })
  const adjust = { basePrice: { amount: '3' } }
  const { job } = await begin(shopper, { work: { adjustProperty: { ids: [id], adjust } } })
  expect(await untilState(shopper, job?.id, 'DONE')).toMatchObject({ succeeded: 0, failed: 1 })
  expect(await itemsOf(shopper, job?.id)).toMatchObject([
    {
      state: 'FAILED',
      problem: { code: 'OUTCOME_UNKNOWN' },
      changes: [{ field: 'basePrice', before: '30.00', after: '33.00' }],
    },
  ])
  const back = await revert(shopper, job?.id)
  expect(back.problems).toEqual([])
  await untilState(shopper, back.job?.id, 'DONE')
  expect((await productOf(shopper, id))?.basePrice.amount).toBe('30.00')
})

test('a value that could not be read after a change is unknown, not lost', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Unread', basePrice: '30' })
  const write = { method: 'PATCH', path: `/stores/v1/products/${id}` }
  const query = '/stores/v1/products/query'
  await control().fault({ match: write, kind: 'latency', ms: 600 })
  const changing = queryAdmin(shopper, update, { input: { id, basePrice: '25' } })
  // The value before was read by now; the one after was not.
  await expect
    .poll(async () => (await control().calls()).some(({ path }) => path === write.path))
    .toBe(true)
  await control().fault({ match: { path: query }, kind: 'status', status: 500 })
  await control().fault({ match: { path: '/stores-reader' }, kind: 'status', status: 500 })
  await changing.catch(() => {})
  await control().heal()
  const job = await jobAbout(shopper, id)
  expect(job?.call).toBe('productsWrite.updateProduct')
  const [item] = await itemsOf(shopper, job?.id)
  expect(item?.changes).toEqual([])
  // The current value may be another member of staff's.
  expect(await dryRunOf(shopper, job?.id)).toMatchObject({
    changing: 1,
    changedSince: 1,
    items: { nodes: [{ changes: [{ field: 'basePrice', now: '25.00', back: '30.00' }] }] },
  })
  expect((await revert(shopper, job?.id)).problems).toMatchObject([{ code: 'INVALID_ARGUMENT' }])
  const back = await revert(shopper, job?.id, { overwrite: true })
  await untilState(shopper, back.job?.id, 'DONE')
  expect((await productOf(shopper, id))?.basePrice.amount).toBe('30.00')
})

test('S89 a revert deletes what an import created, for actors who may delete many', async () => {
  const [staff, contributor] = [await newStaff(), await elevatedStaff(stack().shopUrl, editor)]
  const edits = [{ create: { name: 'By mistake', basePrice: '4' } }]
  const imported = async (shopper: Shopper) => {
    const { job } = await begin(shopper, { work: { editProducts: { edits } } })
    await untilState(shopper, job?.id, 'DONE')
    const [item] = await itemsOf(shopper, job?.id)
    return { job: job?.id, id: item?.id ?? '' }
  }
  const theirs = await imported(contributor)
  expect((await revert(contributor, theirs.job)).problems).toMatchObject([{ code: 'FORBIDDEN' }])
  const mine = await imported(staff)
  expect(await dryRunOf(staff, mine.job)).toMatchObject({
    changing: 1,
    changedSince: 0,
    items: {
      nodes: [{ name: 'By mistake', removes: true, changes: [{ field: 'name', back: null }] }],
    },
  })
  await queryAdmin(staff, update, { input: { id: mine.id, basePrice: '5' } })
  expect(await dryRunOf(staff, mine.job)).toMatchObject({ changing: 1, changedSince: 1 })
  const back = await revert(staff, mine.job, { overwrite: true })
  await untilState(staff, back.job?.id, 'DONE')
  expect(await productOf(staff, mine.id)).toBeNull()
  expect(await dryRunOf(staff, mine.job)).toMatchObject({ changing: 0, items: { nodes: [] } })
})

const mergeDocument = `mutation ($input: MergeBrandsInput!) { result: mergeBrands(input: $input) {
  job { id } problems { code } } }`
type Merged = { result: { job: { id: string } | null; problems: { code: string }[] } }
const merge = async (shopper: Shopper, intoId: string, fromId: string, idempotencyKey: string) => {
  const input = { intoId, fromIds: [fromId], idempotencyKey }
  return (await queryAdmin<Merged>(shopper, mergeDocument, { input })).result
}

test('a merge is reverted with the deleted brand, and the revert can be reverted', async () => {
  const shopper = await newStaff()
  const into = await makeBrand(shopper, 'Zusammen')
  const from = await makeBrand(shopper, 'Einzeln')
  const { id } = await make(shopper, { name: 'Of Einzeln', basePrice: '5', brand: 'Einzeln' })
  const merged = await merge(shopper, into, from, 'merge-and-back-1')
  await untilState(shopper, merged.job?.id, 'DONE')
  expect(await brandNamed(shopper, 'Einzeln')).toBeUndefined()
  const back = await revert(shopper, merged.job?.id)
  expect(await untilState(shopper, back.job?.id, 'DONE')).toMatchObject({ succeeded: 2, failed: 0 })
  expect((await productOf(shopper, id))?.brandName).toBe('Einzeln')
  expect(await brandNamed(shopper, 'Einzeln')).toMatchObject({ name: 'Einzeln' })
  const secondRevert = await revert(shopper, back.job?.id)
  expect(await untilState(shopper, secondRevert.job?.id, 'DONE')).toMatchObject({
    succeeded: 2,
    failed: 0,
  })
  expect(await brandNamed(shopper, 'Einzeln')).toBeUndefined()
  expect((await productOf(shopper, id))?.brandName).toBe('Zusammen')
})

test('a revert deletes no brand that was only found or is in use', async () => {
  const shopper = await newStaff()
  const brandId = await makeBrand(shopper, 'Schon da')
  const creation = await jobAbout(shopper, brandId)
  const find = 'mutation { getOrCreateBrand(input: { name: "schon DA" }) { brand { id } } }'
  expect(await queryAdmin(shopper, find)).toEqual({
    getOrCreateBrand: { brand: { id: brandId } },
  })
  const many = `mutation { bulkGetOrCreateBrands(input: { brands: [{ name: "Schon da" }, { name: "Noch nicht da" }] }) {
    items { brand { id name } } } }`
  type Found = { bulkGetOrCreateBrands: { items: { brand: { id: string; name: string } }[] } }
  const { items } = (await queryAdmin<Found>(shopper, many)).bulkGetOrCreateBrands
  // Both calls found it: its newest job is still the one that created it.
  expect(await jobAbout(shopper, brandId)).toEqual(creation)
  const fresh = await jobAbout(shopper, items[1]?.brand.id ?? '')
  expect(await itemsOf(shopper, fresh?.id)).toMatchObject([{ name: 'Noch nicht da' }])
  const { id } = await make(shopper, { name: 'Has it', basePrice: '5', brand: 'Schon da' })
  expect(await dryRunOf(shopper, creation?.id)).toMatchObject({
    changing: 0,
    items: {
      nodes: [{ removes: false, problem: { message: '1 product uses it now, so it stays.' } }],
    },
  })
  await queryAdmin(shopper, update, { input: { id, brand: '' } })
  expect(await dryRunOf(shopper, creation?.id)).toMatchObject({
    changing: 1,
    items: { nodes: [{ removes: true }] },
  })
})

test('each change of a request is its own job, linked from its audit entry', async () => {
  const shopper = await newStaff()
  const [one, other] = [
    await make(shopper, { name: 'One of two', basePrice: '20' }),
    await make(shopper, { name: 'Other of two', basePrice: '20' }),
  ]
  const document = `mutation {
    one: updateProduct(input: { id: "${one.id}", basePrice: "21" }) { problems { code } }
    other: updateProduct(input: { id: "${other.id}", basePrice: "22" }) { problems { code } } }`
  await queryAdmin(shopper, document)
  const jobs = [await jobAbout(shopper, one.id), await jobAbout(shopper, other.id)]
  expect(new Set(jobs.map((job) => job?.id)).size).toBe(2)
  const log = `query ($filter: AuditFilter) { auditLog(first: 2, filter: $filter) { nodes {
    job { id } changes { id name changes { after } } } } }`
  const filter = { operation: 'productsWrite.updateProduct' }
  expect(await queryAdmin(shopper, log, { filter })).toEqual({
    auditLog: {
      nodes: [
        {
          job: { id: jobs[1]?.id },
          changes: [{ id: other.id, name: 'Other of two', changes: [{ after: '22.00' }] }],
        },
        {
          job: { id: jobs[0]?.id },
          changes: [{ id: one.id, name: 'One of two', changes: [{ after: '21.00' }] }],
        },
      ],
    },
  })
})

test('S91 of two concurrent price jobs the second judges the result of the first', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, { name: 'Twice cheaper', basePrice: '100' })
  await control().fault({
    match: { path: '/stores/v1/bulk/products/adjust-properties' },
    kind: 'latency',
    ms: 150,
  })
  const adjust = { basePrice: { percentage: { percent: '-40' } } }
  const started = await Promise.all(
    [1, 2].map(() => begin(shopper, { work: { adjustProperty: { ids: [id], adjust } } })),
  )
  const records = []
  for (const { job } of started) {
    await untilState(shopper, job?.id, 'DONE')
    records.push((await itemsOf(shopper, job?.id))[0]?.changes)
  }
  await control().heal()
  expect(records).toEqual([
    [{ field: 'basePrice', before: '100.00', after: '60.00' }],
    [{ field: 'basePrice', before: '60.00', after: '36.00' }],
  ])
})

test('two brands merged into each other concurrently leave one with all products', async () => {
  const shopper = await newStaff()
  const [left, right] = [await makeBrand(shopper, 'Links'), await makeBrand(shopper, 'Rechts')]
  const products = [
    await make(shopper, { name: 'Of Links', basePrice: '5', brand: 'Links' }),
    await make(shopper, { name: 'Of Rechts', basePrice: '5', brand: 'Rechts' }),
  ]
  await control().fault({ match: { path: '/stores/v1/products/' }, kind: 'latency', ms: 150 })
  const results = await Promise.all([
    merge(shopper, left, right, 'crossing-1'),
    merge(shopper, right, left, 'crossing-2'),
  ])
  const [started] = results.flatMap(({ job }) => job ?? [])
  expect(results.flatMap(({ problems }) => problems)).toMatchObject([{ code: 'LIMIT_REACHED' }])
  await untilState(shopper, started?.id, 'DONE')
  await control().heal()
  const brands = await Promise.all(products.map(({ id }) => productOf(shopper, id)))
  const remaining = (await brandNamed(shopper, 'Links')) ?? (await brandNamed(shopper, 'Rechts'))
  expect(brands.map((one) => one?.brandName)).toEqual([remaining?.name, remaining?.name])
})

test('an idempotency key belongs to one request', async () => {
  const shopper = await newStaff()
  const ids = await Promise.all(
    ['Erste', 'Zweite', 'Dritte'].map((name) => makeBrand(shopper, name)),
  )
  const [first = '', second = '', third = ''] = ids
  const merged = await merge(shopper, first, second, 'one-wish-1')
  await untilState(shopper, merged.job?.id, 'DONE')
  expect((await merge(shopper, first, second, 'one-wish-1')).job).toEqual(merged.job)
  expect(await merge(shopper, third, first, 'one-wish-1')).toMatchObject({
    job: null,
    problems: [{ code: 'INVALID_ARGUMENT' }],
  })
})
