// The history of change events as staff see it, from events that the platform really sends.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { editor, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'
import { deliver, type EventInput, signed } from '../support/webhooks.ts'

const stack = useStack()
let contributor: Shopper
beforeAll(async () => {
  contributor = await elevatedStaff(stack().shopUrl, editor)
})

type Page<Node> = {
  changeEvents: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
}
const list = (
  selection: string,
) => `query ($first: Int, $after: String, $filter: ChangeEventFilter) {
  changeEvents(first: $first, after: $after, filter: $filter) { ${selection} pageInfo { hasNextPage endCursor } }
}`

async function deliverSigned(event: EventInput): Promise<string | null> {
  const { id, jwt } = await signed(stack().platformUrl, event)
  expect((await deliver(stack().shopUrl, jwt)).status).toBe(200)
  return id
}

test('a brand renamed here appears in the history with its current and former name and its actor', async () => {
  type Made = { createBrand: { brand: { id: string; revision: string } } }
  const create = 'mutation { createBrand(input: { name: "Before" }) { brand { id revision } } }'
  const { createBrand } = await queryAdmin<Made>(contributor, create)
  const { id, revision } = createBrand.brand
  await queryAdmin(
    contributor,
    'mutation ($input: UpdateBrandInput!) { updateBrand(input: $input) { problems { code } } }',
    { input: { id, revision, name: 'After' } },
  )
  const read = async () => {
    const selection = `nodes { __typename name type entityId sequence state identity { kind }
      fieldChanges { path previous }
      ... on BrandCreatedEvent { brand { name } } ... on BrandUpdatedEvent { brand { id name } } }`
    const filter = { entityId: id, states: ['DONE'] }
    const { changeEvents } = await queryAdmin<Page<Record<string, unknown>>>(
      contributor,
      list(selection),
      {
        filter,
      },
    )
    return changeEvents.nodes
  }
  await expect.poll(async () => (await read()).length, { timeout: 5000 }).toBe(2)
  const [updated, created] = await read()
  expect(created).toMatchObject({ name: 'BRAND_CREATED', brand: { name: 'Before' } })
  expect(updated).toMatchObject({
    __typename: 'BrandUpdatedEvent',
    name: 'BRAND_UPDATED',
    type: 'wix.stores.catalog.v3.brand_updated',
    entityId: id,
    state: 'DONE',
    identity: { kind: 'APP' },
    brand: { id, name: 'After' },
  })
  expect(updated?.fieldChanges).toContainEqual({ path: 'name', previous: 'Before' })
})

test('the history is read page by page, each event once', async () => {
  const entityId = randomUUID()
  const ids: (string | null)[] = []
  for (let sequence = 1; sequence <= 5; sequence += 1) {
    ids.push(await deliverSigned({ name: 'RibbonUpdated', entityId, sequence }))
  }
  const found: string[] = []
  let after: string | null = null
  do {
    const variables = { first: 2, after, filter: { entityId } }
    const page: Page<{ id: string }> = await queryAdmin(
      contributor,
      list('nodes { id }'),
      variables,
    )
    found.push(...page.changeEvents.nodes.map(({ id }) => id))
    after = page.changeEvents.pageInfo.hasNextPage ? page.changeEvents.pageInfo.endCursor : null
  } while (after)
  expect(found).toEqual([...ids].reverse())
})

test('the history is filtered by name and time', async () => {
  const entityId = randomUUID()
  await deliverSigned({ name: 'RibbonCreated', entityId })
  await deliverSigned({ name: 'RibbonDeleted', entityId })
  const data = { id: randomUUID(), entityFqdn: 'x', slug: 'y', entityId, eventTime: new Date() }
  await deliverSigned({ raw: { eventType: 'x_y', data } })
  const namesOf = async (filter: object) => {
    const variables = { filter: { entityId, ...filter } }
    const page = await queryAdmin<Page<{ name: string }>>(
      contributor,
      list('nodes { name }'),
      variables,
    )
    return page.changeEvents.nodes.map(({ name }) => name)
  }
  expect(await namesOf({})).toEqual(['UNKNOWN', 'RIBBON_DELETED', 'RIBBON_CREATED'])
  expect(await namesOf({ names: ['RIBBON_CREATED'] })).toEqual(['RIBBON_CREATED'])
  expect(await namesOf({ unknownType: true })).toEqual(['UNKNOWN'])
  // One name for the events of both catalogs of the platform.
  await deliverSigned({ name: 'ProductChanged', entityId, body: { productId: entityId } })
  await deliverSigned({ name: 'ProductV3Updated', entityId })
  const updated = ['PRODUCT_UPDATED', 'PRODUCT_UPDATED']
  expect(await namesOf({ names: ['PRODUCT_UPDATED'] })).toEqual(updated)
  const inOneMinute = new Date(Date.now() + 60_000).toISOString()
  expect(await namesOf({ since: inOneMinute })).toEqual([])
  expect(await namesOf({ until: inOneMinute })).toHaveLength(5)
})

test('a cursor of another list and an oversized page are refused', async () => {
  const codeOf = async (variables: object) =>
    (await executeAdmin(contributor, list('nodes { id }'), variables)).errors?.[0]?.extensions
  expect(await codeOf({ after: 'YTE' })).toMatchObject({ field: 'after' })
  expect(await codeOf({ first: 101 })).toMatchObject({ field: 'first' })
})

test('an unknown event is null, with the reason', async () => {
  const result = await executeAdmin(contributor, '{ changeEvent(id: "nothing") { id } }')
  expect(result.data).toEqual({ changeEvent: null })
  expect(result.extensions).toMatchObject({ problems: [{ code: 'NOT_FOUND', field: 'id' }] })
})

test('the health of the inbox is reported', async () => {
  const health = 'query { changeEventHealth { open lastReceivedAt waiting deadLetterCount } }'
  type Health = { changeEventHealth: { deadLetterCount: number; lastReceivedAt: string } }
  const before = (await queryAdmin<Health>(contributor, health)).changeEventHealth
  await deliverSigned({ name: 'RibbonUpdated', entityId: randomUUID(), iatOffsetSeconds: -9000 })
  const after = (await queryAdmin<Health>(contributor, health)).changeEventHealth
  expect(after).toMatchObject({ open: true, deadLetterCount: before.deadLetterCount + 1 })
  expect(Date.parse(after.lastReceivedAt)).toBeGreaterThan(Date.now() - 5000)
})

test('the URL of a checkout is available for one event, not for a page of them', async () => {
  const selection = 'nodes { ... on CheckoutUpdatedEvent { checkout { url } } }'
  const { errors, status } = await executeAdmin(contributor, list(selection))
  expect([status, errors?.[0]?.extensions.code]).toEqual([422, 'DOCUMENT_TOO_COSTLY'])
})
