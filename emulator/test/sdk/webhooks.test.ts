// Change events read by the official SDK's own webhook reader. docs/contract/events-ecom.md §4-§6,
// docs/contract/catalog-events.md §1-§4.
import { generateKeyPairSync } from 'node:crypto'
import {
  type ChangeEventName,
  changeEventEntry,
  changeEventNames,
  changeEvents,
} from '@vitrine/platform'
import * as ecom from '@wix/ecom'
import * as membersPackage from '@wix/members'
import { AppStrategy, createClient } from '@wix/sdk'
import * as stores from '@wix/stores'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentOf, type Receiver, startReceiver } from '../../src/testing/receiver.ts'
import {
  control,
  lineOf,
  mugOf,
  type Platform,
  shopper,
  siteClient,
  startPlatform,
} from './official-client.ts'

/** What the SDK's modules know of an event. */
type Definition = { __type: 'event-definition'; type: string; isDomainEvent: boolean }

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'function' && '__type' in value && value.__type === 'event-definition'

/** Every event any module of the installed packages has a handler for. */
const definitions = new Map(
  [ecom, stores, membersPackage]
    .flatMap((sdk) => Object.values<object>(sdk))
    .flatMap((module) => Object.values(module))
    .filter(isDefinition)
    .map((definition) => [definition.type, definition]),
)

/** What a handler gets. */
type Handed = {
  // biome-ignore lint/suspicious/noExplicitAny: entities of every kind.
  entity?: any
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every kind.
  data?: any
  modifiedFields?: Record<string, unknown>
  metadata: Record<string, unknown>
}

let platform: Platform
let receiver: Receiver
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(async () => {
  await platform.stop()
})
beforeEach(async () => {
  await platform.reset()
  receiver = await startReceiver()
  await control(platform, 'POST', '/webhooks', { url: receiver.url })
  return () => receiver.close()
})

/** A receiver's client with a handler for every event; what it was handed, by type. */
function reader(publicKey = platform.webhookPublicKey) {
  const client = createClient({ auth: AppStrategy({ appId: 'any', publicKey }) })
  const handed: [type: string, Handed][] = []
  // The modules' types know one event each; here all are handled alike.
  const use = client.use as unknown as (one: Definition) => (handle: (what: Handed) => void) => void
  for (const [type, definition] of definitions) {
    use(definition)((what) => handed.push([type, what]))
  }
  return { handed, process: (token: string) => client.webhooks.process(token) }
}

/** What the SDK hands over of everything that has come so far. */
async function readAll(): Promise<[type: string, Handed][]> {
  const { handed, process } = reader()
  for (const token of receiver.tokens) await process(token)
  return handed
}

describe.each(changeEventNames)('%s', (name) => {
  const entry = changeEventEntry(name)

  it('is known to the SDK, of the same family', () => {
    expect(definitions.get(entry.type)?.isDomainEvent).toBe(entry.family === 'domain')
  })

  it('arrives', async () => {
    const identity = { identityType: 'WIX_USER', wixUserId: 'somebody' }
    const answer = await control(platform, 'POST', '/events', { name, identity })
    const { events } = answer as { events: Received[] }
    await receiver.until(1)
    const [[type, what] = ['', undefined]] = await readAll()
    expect(type).toBe(entry.type)
    expect(what?.metadata).toMatchObject({ instanceId: platform.instanceId, identity })
    const [received] = events
    if (!what || !received) throw new Error('No event was delivered')
    checkHanded(name, what, received)
  })
})

type Received = { id: string; entityId: string; sequence: string }

function checkHanded(name: ChangeEventName, what: Handed, received: Received): void {
  const { kind, family, deletedCarriesEntity, body } = changeEventEntry(name)
  if (family === 'domain') {
    expect(what.metadata).toMatchObject({
      _id: received.id,
      entityId: received.entityId,
      entityEventSequence: received.sequence,
      eventTime: expect.any(Date),
    })
  }
  const hasEntity = kind === 'created' || kind === 'updated' || deletedCarriesEntity === true
  expect('entity' in what).toBe(hasEntity)
  expect('data' in what).toBe(kind === 'action' || kind === 'message')
  // One set per site, and one per order: those two have no id of their own.
  const isNamed = hasEntity && !body.safeParse({}).success && name !== 'FulfillmentsUpdated'
  expect(isNamed ? what.entity._id : received.entityId).toBe(received.entityId)
}

describe('a real change', () => {
  it('of a cart sends the cart and its previous values', async () => {
    const visitor = shopper(platform.clientId)
    const line = lineOf(await mugOf(visitor), 1, { Color: 'Bone', Size: 'Small' })
    await visitor.currentCart.addToCurrentCart({ lineItems: [line] })
    await visitor.currentCart.addToCurrentCart({ lineItems: [line] })
    await receiver.until(2)
    const [[, created] = [], [type, updated] = []] = await readAll()
    expect(created?.entity).toMatchObject({ _createdDate: expect.any(Date) })
    expect(created?.entity.lineItems[0].image).toMatch(/^wix:image:/)
    expect(type).toBe(changeEvents.CartUpdated.type)
    expect(updated?.entity.lineItems[0].quantity).toBe(2)
    expect(updated?.modifiedFields).toMatchObject({ 'lineItems[0].quantity': 1 })
    expect(updated?.metadata.identity).toMatchObject({ identityType: 'ANONYMOUS_VISITOR' })
  })

  it('of a brand and of a collection', async () => {
    const { brands, products } = siteClient(platform)
    await brands.createBrand({ name: 'Nordlys' })
    await products.createCollection({ name: 'Winter' })
    await receiver.until(2)
    const handed = Object.fromEntries(await readAll())
    expect(handed[changeEvents.BrandCreated.type]?.entity).toMatchObject({ name: 'Nordlys' })
    const { collection_Id, collectionId } = handed[changeEvents.CollectionCreated.type]?.data ?? {}
    expect(collection_Id).toBe(collectionId)
    expect(collectionId).toEqual(expect.any(String))
  })

  it('of stock names its reason; a field mask is a list to the SDK', async () => {
    await control(platform, 'POST', '/stock', { slug: 'morning-mug', quantity: 3 })
    await control(platform, 'POST', '/events', { name: 'InventoryItemChanged' })
    await receiver.until(2)
    const handed = Object.fromEntries(await readAll())
    const stock = handed[changeEvents.InventoryVariantsChanged.type]?.data
    expect(stock).toMatchObject({ reason: 'MANUAL', _updatedDate: expect.any(Date) })
    expect(stock.variants[0].newValue).toMatchObject({ quantity: 3, inStock: true })
    expect(handed[changeEvents.InventoryItemChanged.type]?.data.fieldMask).toEqual([
      'trackInventory',
      'preorderInfo',
    ])
  })
})

describe('the SDK refuses', () => {
  const signed = async (input: object) => {
    const answer = await control(platform, 'POST', '/events/sign', {
      name: 'CartUpdated',
      ...input,
    })
    return (answer as { jwt: string }).jwt
  }

  it('another key', async () => {
    const publicKey = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).publicKey
    await expect(reader(publicKey).process(await signed({}))).rejects.toThrow('signature')
  })

  it('a token that is no longer good', async () => {
    await expect(reader().process(await signed({ expOffsetSeconds: -60 }))).rejects.toThrow('exp')
  })

  it('an event it has no handler for', async () => {
    const raw = { eventType: 'no.such_event', data: {} }
    await expect(reader().process(await signed({ raw }))).rejects.toThrow('Unexpected event type')
  })

  it('a changed envelope', async () => {
    const [head, body = '', signature] = (await signed({})).split('.')
    const { claims } = contentOf(`.${body}.`)
    const other = Buffer.from(JSON.stringify({ ...claims, iat: 1 })).toString('base64url')
    await expect(reader().process(`${head}.${other}.${signature}`)).rejects.toThrow('signature')
  })
})
