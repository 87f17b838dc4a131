// Lists are read backward as well as forward, over the whole path.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'
import { deliver, signed } from '../support/webhooks.ts'
import { untilState } from './job-kit.ts'

const stack = useStack()
let staff: Shopper
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
  for (const name of ['One', 'Two', 'Three']) {
    const create = `mutation { createBrand(input: { name: "${name}" }) { brand { id } } }`
    await queryAdmin(staff, create)
    const event = { name: 'RibbonUpdated', entityId: randomUUID(), sequence: 1 } as const
    const { jwt } = await signed(stack().platformUrl, event)
    expect((await deliver(stack().shopUrl, jwt)).status).toBe(200)
  }
})

type Page = {
  totalCount: number | null
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}
const stored = [
  ['auditLog', 'AuditFilter', { operation: 'createBrand' }],
  ['jobs', 'JobFilter', { things: ['BRAND'] }],
  ['changeEvents', 'ChangeEventFilter', { names: ['RIBBON_UPDATED'] }],
] as const
const lists = [
  ...stored,
  ['products', 'ProductFilter', {}],
  ['products', 'ProductFilter', { inStock: true, price: { max: '12' } }],
  ['managedProducts', 'ManagedProductFilter', {}],
  ['managedProducts', 'ManagedProductFilter', { search: 'a' }],
  ['managedCollections', 'ManagedCollectionFilter', {}],
  ['managedMembers', 'ManagedMemberFilter', {}],
  ['members', 'MemberFilter', {}],
  ['storeVariants', 'StoreVariantFilter', {}],
] as const

const documentOf = (list: string, type: string) =>
  `query ($first: Int, $after: String, $last: Int, $before: String, $filter: ${type}) {
    list: ${list}(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id)

/** Reads a list of at least three entries, at most 100 of them, in both directions. */
async function readBothWays(read: (args: object) => Promise<Page>) {
  const all = await read({ first: 100 })
  const ids = idsOf(all)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(3)
  expect(all.pageInfo).toMatchObject({ hasPreviousPage: false })
  const { cursor } = all.edges.at(-1) ?? {}
  expect(all.pageInfo.endCursor).toBe(cursor)

  const end = await read({ last: 2, before: cursor })
  expect(idsOf(end)).toEqual(ids.slice(-3, -1))
  expect(end.pageInfo.hasPreviousPage).toBe(ids.length > 3)
  const start = await read({ last: 100, before: end.pageInfo.startCursor })
  expect(idsOf(start)).toEqual(ids.slice(0, -3))
  expect(start.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })

  const after = await read({ first: 100, after: all.edges[0]?.cursor })
  expect(after.edges[0]).toEqual(all.edges[1])
  const between = await read({ first: 100, after: all.edges[0]?.cursor, before: cursor })
  expect(idsOf(between)).toEqual(ids.slice(1, -1))
  return all
}

test.each(lists)('%s(filter: %s %j) is read in both directions', async (...list) => {
  const [name, type, filter] = list
  const read = async (args: object) =>
    (await queryAdmin<{ list: Page }>(staff, documentOf(name, type), { ...args, filter })).list
  const all = await readBothWays(read)
  if (all.pageInfo.hasNextPage) return
  const end = await read({ last: 2 })
  expect(idsOf(end)).toEqual(idsOf(all).slice(-2))
  expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
})

test.each(stored)('%s is counted', async (...list) => {
  const [name, type, filter] = list
  const read = async (given: object | null) => {
    const variables = { first: 100, filter: given }
    return (await queryAdmin<{ list: Page }>(staff, documentOf(name, type), variables)).list
  }
  const filtered = await read(filter)
  const count = name === 'auditLog' ? null : filtered.edges.length
  expect(filtered.totalCount).toBe(count)
  const all = await read(null)
  expect([all.totalCount, all.pageInfo.hasNextPage]).toEqual([all.edges.length, false])
})

test.each(stored)(
  '%s: two directions at once, and a cursor of another list are refused',
  async (...list) => {
    const [name, type] = list
    const codeOf = async (args: object) =>
      (await executeAdmin(staff, documentOf(name, type), args)).errors?.[0]?.extensions
    expect(await codeOf({ first: 1, last: 1 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'last',
    })
    expect(await codeOf({ last: 101 })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'last' })
    const foreign = Buffer.from('x1').toString('base64url')
    for (const field of ['after', 'before']) {
      expect(await codeOf({ [field]: foreign })).toMatchObject({ code: 'BAD_USER_INPUT', field })
    }
  },
)

test('the things of a job and those that failed are read in both directions', async () => {
  const unknown = Array.from({ length: 4 }, () => randomUUID())
  const start = `mutation ($input: StartJobInput!) { startJob(input: $input) { job { id } problems { code } } }`
  const input = { idempotencyKey: 'backward-pages', work: { deleteProducts: { ids: unknown } } }
  type Started = { startJob: { job: { id: string } | null; problems: object[] } }
  const { startJob } = await queryAdmin<Started>(staff, start, { input })
  expect(startJob.problems).toEqual([])
  await untilState(staff, startJob.job?.id, 'DONE')
  for (const list of ['items', 'failures']) {
    const document = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
      job(id: $id) { list: ${list}(first: $first, after: $after, last: $last, before: $before) {
        totalCount
        edges { cursor node { id } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      } }
    }`
    const all = await readBothWays(async (args) => {
      const variables = { ...args, id: startJob.job?.id }
      return (await queryAdmin<{ job: { list: Page } }>(staff, document, variables)).job.list
    })
    expect([idsOf(all), all.totalCount]).toEqual([unknown, 4])
  }
})
