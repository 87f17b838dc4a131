// Jobs over a thousand objects: in batches, in the background, each object once.
import { expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import { editor, elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { begin, pricesOf, productIds, readJob, untilState } from './job-kit.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
  PLATFORM_SEED: '10k',
})
const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)
const writes = async (part: string) =>
  (await control().calls()).filter(({ method, path }) => method !== 'GET' && path.includes(part))

const adjustPath = '/stores/v1/bulk/products/adjust-properties'
const plusOne = (ids: readonly string[]) => ({
  work: { adjustProperty: { ids, adjust: { basePrice: { amount: '1' } } } },
})

test('a thousand ids are ten calls, and the same idempotency key is the same job', async () => {
  const shopper = await newStaff()
  const ids = await productIds(shopper, 1000)
  const before = await pricesOf(shopper, ids.slice(450, 460))
  await control().clearCalls()
  const input = { idempotencyKey: 'thousand-times', ...plusOne(ids) }
  const [one, other] = await Promise.all([begin(shopper, input), begin(shopper, input)])
  expect(one).toMatchObject({ job: { total: 1000, action: 'ADJUST_PROPERTY' }, problems: [] })
  expect(other.job?.id).toBe(one.job?.id)
  const done = await untilState(shopper, one.job?.id, 'DONE')
  expect(done).toMatchObject({ done: 1000, succeeded: 1000, failed: 0, problem: null })
  const repeated = await begin(shopper, input)
  expect(repeated.job).toMatchObject({ id: one.job?.id, state: 'DONE' })
  expect(await writes(adjustPath)).toHaveLength(10)
  expect(await pricesOf(shopper, ids.slice(450, 460))).toEqual(
    before.map((price) => Math.round(((price ?? 0) + 1) * 100) / 100),
  )
  const changed = await begin(shopper, { ...input, ...plusOne(ids.slice(1)) })
  expect(changed).toMatchObject({
    job: null,
    problems: [{ code: 'INVALID_ARGUMENT', field: 'idempotencyKey' }],
  })
  // The same idempotency key of another actor is another job, and a contributor sees no job of others.
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  expect(await readJob(contributor, one.job?.id)).toBeNull()
  type List = { jobs: { nodes: { id: string }[] } }
  expect((await queryAdmin<List>(contributor, '{ jobs { nodes { id } } }')).jobs.nodes).toEqual([])
  expect((await queryAdmin<List>(shopper, '{ jobs { nodes { id } } }')).jobs.nodes).toEqual([
    { id: one.job?.id },
  ])
  const log =
    '{ auditLog(first: 20, filter: { operation: "bulkAdjust" }) { nodes { actor { name } result requestId idCount } } }'
  type Log = {
    auditLog: { nodes: { actor: { name: string }; requestId: string; idCount: number }[] }
  }
  const { nodes } = (await queryAdmin<Log>(shopper, log)).auditLog
  expect(nodes).toHaveLength(10)
  expect(new Set(nodes.map(({ requestId }) => requestId)).size).toBe(1)
  expect(nodes[0]).toMatchObject({
    actor: { name: 'owner@shop.test' },
    result: 'SUCCESS',
    idCount: 100,
  })
}, 120_000)

test('every failure is reported by index, page by page', async () => {
  const shopper = await newStaff()
  const known = await productIds(shopper, 120, 3000)
  const unknown = known.map((_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  const ids = known.flatMap((id, at) => [id, unknown[at] ?? ''])
  const { job: begun } = await begin(shopper, { work: { setVisibility: { ids, visible: false } } })
  const done = await untilState(shopper, begun?.id, 'DONE')
  expect(done).toMatchObject({ done: 240, succeeded: 120, failed: 120 })
  const one = await readJob(shopper, begun?.id, 100)
  expect(one.failures.pageInfo.hasNextPage).toBe(true)
  const two = await readJob(shopper, begun?.id, 100, one.failures.pageInfo.endCursor)
  expect(two.failures.pageInfo.hasNextPage).toBe(false)
  const failures = [...one.failures.nodes, ...two.failures.nodes]
  expect(failures.map(({ index, id, problem: { code } }) => [index, id, code])).toEqual(
    unknown.map((id, at) => [at * 2 + 1, id, 'NOT_FOUND']),
  )
  expect(await shopper.query(`{ product(id: "${known[7]}") { id } }`)).toEqual({
    product: null,
  })
}, 120_000)

test('collections take a thousand products at a time, and an unknown product does not stop the others', async () => {
  const shopper = await newStaff()
  type Made = { made: { collection: { id: string } } }
  const make =
    'mutation { made: createCollection(input: { name: "By the run" }) { collection { id } } }'
  const { id } = (await queryAdmin<Made>(shopper, make)).made.collection
  const ids = await productIds(shopper, 1500, 4000)
  const unknown = '00000000-0000-4000-8000-000000000000'
  await control().clearCalls()
  const { job: begun } = await begin(shopper, {
    work: { addToCollection: { ids: [unknown, ...ids], collectionId: id } },
  })
  const done = await untilState(shopper, begun?.id, 'DONE')
  expect(done).toMatchObject({ succeeded: 1500, failed: 1 })
  expect(done.failures.nodes).toMatchObject([
    { index: 0, id: unknown, problem: { code: 'NOT_FOUND' } },
  ])
  expect(await writes(`/stores/v1/collections/${id}/productIds`)).toHaveLength(3)
  const count = `{ managedCollection(id: "${id}") { productCount } }`
  expect(await queryAdmin(shopper, count)).toEqual({
    managedCollection: { productCount: 1500 },
  })
  const { job: removal } = await begin(shopper, {
    work: { removeFromCollection: { ids: ids.slice(0, 1000), collectionId: id } },
  })
  expect(await untilState(shopper, removal?.id, 'DONE')).toMatchObject({ succeeded: 1000 })
  expect(await queryAdmin(shopper, count)).toEqual({
    managedCollection: { productCount: 500 },
  })
}, 120_000)

test('an invalid job is refused at its argument, without a call', async () => {
  const shopper = await newStaff()
  await control().clearCalls()
  const [one, two] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ]
  const refusalsOf = async (work: object, input: object = {}) =>
    (await begin(shopper, { ...input, work })).problems.map(({ code, field }) => `${code} ${field}`)
  expect(await refusalsOf({ deleteProducts: { ids: [] } })).toEqual([
    'INVALID_SIZE work.deleteProducts.ids',
  ])
  expect(await refusalsOf({ deleteBrands: { ids: [one, two, one] } })).toEqual([
    'INVALID_ARGUMENT work.deleteBrands.ids[2]',
  ])
  expect(await refusalsOf({ deleteBrands: { ids: ['no-guid'] } })).toEqual([
    'INVALID_FORMAT work.deleteBrands.ids[0]',
  ])
  expect(
    await refusalsOf({ setVisibility: { ids: [one, 'no-guid', one], visible: true } }),
  ).toEqual(['INVALID_FORMAT work.setVisibility.ids[1]'])
  expect(await refusalsOf({ setVisibility: { ids: [one, one], visible: true } })).toEqual([
    'INVALID_ARGUMENT work.setVisibility.ids[1]',
  ])
  const cost = { amount: '0.005' }
  expect(await refusalsOf({ adjustProperty: { ids: [one], adjust: { cost } } })).toEqual([
    'INVALID_FORMAT work.adjustProperty.adjust.cost.amount',
  ])
  expect(await refusalsOf({ setProperty: { ids: [], set: { basePrice: '-1' } } })).toEqual([
    'INVALID_SIZE work.setProperty.ids',
    'OUT_OF_RANGE work.setProperty.set.basePrice',
  ])
  const edits = [
    { update: { id: one, basePrice: '-1', brand: 'B'.repeat(51) } },
    { update: { id: one, name: 'Ring' } },
  ]
  expect(await refusalsOf({ editProducts: { edits } })).toEqual([
    'INVALID_ARGUMENT work.editProducts.edits[1].update.id',
    'OUT_OF_RANGE work.editProducts.edits[0].update.basePrice',
    'INVALID_LENGTH work.editProducts.edits[0].update.brand',
  ])
  expect(await refusalsOf({ editProducts: { edits: [] } })).toEqual([
    'INVALID_SIZE work.editProducts.edits',
  ])
  expect(await refusalsOf({ deleteProducts: { ids: [one] } }, { idempotencyKey: 'short' })).toEqual(
    ['INVALID_FORMAT idempotencyKey'],
  )
  const many = Array.from(
    { length: 10_001 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  )
  expect(await refusalsOf({ deleteProducts: { ids: many } })).toEqual([
    'INVALID_SIZE work.deleteProducts.ids',
  ])
  expect(await control().calls()).toEqual([])
  expect(await refusalsOf({ addToCollection: { ids: [one], collectionId: one } })).toEqual([
    'NOT_FOUND work.addToCollection.collectionId',
  ])
}, 120_000)

test('brands are deleted a hundred at a time', async () => {
  const shopper = await newStaff()
  type Made = { made: { items: { id: string }[] } }
  const make =
    'mutation ($brands: [CreateBrandInput!]!) { made: bulkCreateBrands(input: { brands: $brands }) { items { id } } }'
  const ids: string[] = []
  for (const part of ['A', 'B']) {
    const brands = Array.from({ length: 60 }, (_, at) => ({ name: `Run ${part}${at}` }))
    const { made } = await queryAdmin<Made>(shopper, make, { brands })
    ids.push(...made.items.map(({ id }) => id))
  }
  await control().clearCalls()
  const { job: begun } = await begin(shopper, { work: { deleteBrands: { ids } } })
  expect(await untilState(shopper, begun?.id, 'DONE')).toMatchObject({ succeeded: 120, failed: 0 })
  expect(await writes('/stores/v3/bulk/brands/delete')).toHaveLength(2)
}, 120_000)
