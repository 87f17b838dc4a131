// Lists that the gateway stores are read backward as well as forward, over the whole path.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'
import { deliver, signed } from '../support/webhooks.ts'

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
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}
const lists = [
  ['auditLog', 'AuditFilter', { operation: 'createBrand' }],
  ['jobs', 'JobFilter', { thing: 'BRAND' }],
  ['changeEvents', 'ChangeEventFilter', { names: ['RIBBON_UPDATED'] }],
] as const

const documentOf = (list: string, type: string) =>
  `query ($first: Int, $after: String, $last: Int, $before: String, $filter: ${type}) {
    list: ${list}(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`

test.each(lists)('%s: backward pages have the entries of the forward ones', async (...list) => {
  const [name, type, filter] = list
  const read = async (args: object) =>
    (await queryAdmin<{ list: Page }>(staff, documentOf(name, type), { ...args, filter })).list
  const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id)
  const all = await read({ first: 100 })
  expect(new Set(idsOf(all)).size).toBeGreaterThanOrEqual(3)
  expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })

  const end = await read({ last: 2 })
  expect(idsOf(end)).toEqual(idsOf(all).slice(-2))
  expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  const start = await read({ last: 100, before: end.pageInfo.startCursor })
  expect(idsOf(start)).toEqual(idsOf(all).slice(0, -2))
  expect(start.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })

  const second = all.edges[1]
  const after = await read({ first: 100, after: all.edges[0]?.cursor })
  expect(after.edges[0]).toEqual(second)
})

test.each(lists)(
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
