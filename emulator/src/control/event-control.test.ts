import { generateKeyPairSync } from 'node:crypto'
import { changeEventEntry, changeEventNames, webhookAlgorithm } from '@vitrine/platform'
import { importSPKI, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOf, type Receiver, startReceiver } from '../testing/receiver.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let receiver: Receiver
beforeEach(async () => {
  shop = await testShop()
  receiver = await startReceiver()
})
afterEach(async () => {
  await shop.server.close()
  await receiver.close()
})

const control = async (method: string, path: string, body?: object) => {
  const answer = await shop.call(method, `/_control${path}`, { body })
  return { status: answer.status, ...answer.body }
}
const list = async (query = '') => (await shop.call('GET', `/_control/events${query}`)).body
const cause = (body: object) => control('POST', '/events', body)
const deliver = () => control('POST', '/webhooks', { url: receiver.url })
const key = async () => importSPKI((await control('GET', '')).webhookPublicKey, webhookAlgorithm)

/** Until the platform has written down how the deliveries went. */
async function settled(): Promise<void> {
  const isWaiting = () => shop.state.deliveries.all().some(({ state }) => state === 'WAITING')
  while (isWaiting()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('events', () => {
  it('are only recorded without a target', async () => {
    await cause({ name: 'BrandCreated' })
    expect(await list()).toMatchObject([{ name: 'BrandCreated', state: 'LOGGED', deliveries: [] }])
  })

  it('arrive as signed text, with everything a receiver needs', async () => {
    await deliver()
    const identity = { identityType: 'MEMBER', memberId: 'm' }
    const { events } = await cause({ type: 'wix.ecom.v1.cart_updated', entityId: 'c', identity })
    await receiver.until(1)
    await settled()
    expect(receiver.types).toEqual(['text/plain'])
    const [token = ''] = receiver.tokens
    const { instanceId, appId, siteId } = await control('GET', '')
    const { payload, protectedHeader } = await jwtVerify(token, await key(), {
      issuer: 'wix.com',
      audience: appId,
    })
    expect(protectedHeader).toEqual({ alg: 'RS256' })
    expect(payload.iat).toBeCloseTo(Number(events[0].sequence) / 1000, 3)
    const { envelope, payload: event } = contentOf(token)
    expect(envelope).toMatchObject({
      eventType: 'wix.ecom.v1.cart_updated',
      instanceId,
      accountInfo: { siteId },
    })
    expect(JSON.parse(envelope.identity)).toEqual(identity)
    expect(event).toEqual(events[0].payload)
    expect(event).toMatchObject({
      id: events[0].id,
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'updated',
      entityId: 'c',
      entityEventSequence: events[0].sequence,
      updatedEvent: { currentEntity: { id: 'c' } },
    })
    expect(await list()).toMatchObject([{ state: 'DELIVERED', deliveries: [{ status: 200 }] }])
  })

  it('come from what a call changes, after its answer', async () => {
    await deliver()
    const token = await shop.visitor()
    const options = { options: { Color: 'Bone', Size: 'Small' } }
    const body = shop.line('morning-mug', 1, options)
    const answer = await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body })
    expect(answer.status).toBe(200)
    await receiver.until(1)
    expect(contentOf(receiver.tokens[0] ?? '').payload.createdEvent.entity).toMatchObject({
      id: answer.body.cart.id,
    })
  })

  it.each(changeEventNames)('%s has a body of its own, which its shape accepts', async (name) => {
    const { status, events } = await cause({ name })
    expect(status).toBe(200)
    expect(events).toMatchObject([{ name, type: changeEventEntry(name).type }])
  })

  it('take fields of one’s own, checked against the table', async () => {
    const body = { id: 'a', name: 'Spring' }
    const modifiedFields = { name: 'Winter' }
    const input = { name: 'DiscountRuleUpdated', entityId: 'a', body, modifiedFields, sequence: 7 }
    const { events } = await cause({
      ...input,
      eventTime: '2026-01-02T03:04:05.000Z',
      triggeredByAnonymizeRequest: true,
    })
    expect(events[0].payload).toMatchObject({
      entityEventSequence: '7',
      eventTime: '2026-01-02T03:04:05.000Z',
      triggeredByAnonymizeRequest: true,
      updatedEvent: { currentEntity: body, modifiedFields },
    })
    const refused = await cause({ ...input, body: { name: 'Spring' } })
    expect(refused.status).toBe(400)
    expect(refused.details.validationError.fieldViolations[0].field).toBe('body.id')
    expect((await cause({ name: 'NoSuchEvent' })).status).toBe(400)
    expect((await cause({ name: 'toString' })).status).toBe(400)
    expect(await list()).toHaveLength(1)
  })

  it('are listed by type, name, entity and moment', async () => {
    await cause({ name: 'BrandCreated', entityId: 'a' })
    await cause({ name: 'RibbonCreated', entityId: 'b', times: 2 })
    expect(await list('?type=BrandCreated')).toHaveLength(1)
    expect(await list('?type=wix.stores.catalog.v3.ribbon_created')).toHaveLength(2)
    expect(await list('?entityId=b')).toHaveLength(2)
    expect(await list(`?since=${Date.now() + 60_000}`)).toEqual([])
  })
})

describe('deliveries', () => {
  it('wait while they are held back, and go out in their order', async () => {
    await deliver()
    expect(await control('POST', '/webhooks', { paused: true })).toMatchObject({ paused: true })
    await cause({ name: 'CartUpdated', entityId: 'c', times: 3 })
    // A delivery that had been started would go to the URL of before.
    const later = await startReceiver()
    await control('POST', '/webhooks', { paused: false, url: later.url })
    await settled()
    expect([receiver.tokens.length, later.tokens.length]).toEqual([0, 3])
    const numbers = later.tokens.map((one) => contentOf(one).payload.entityEventSequence)
    expect(numbers).toEqual([...numbers].sort())
    await later.close()
  })

  it('are tried again, with the very same token, until they arrive', async () => {
    await deliver()
    receiver.answer(503)
    await cause({ name: 'ProductChanged' })
    await receiver.until(1)
    receiver.answer(200)
    await receiver.until(2)
    await settled()
    expect(await list()).toMatchObject([
      { state: 'DELIVERED', deliveries: [{ status: 503 }, { status: 200 }] },
    ])
    expect(receiver.tokens[1]).toBe(receiver.tokens[0])
  })

  it('row T: come from a second instance too, with an id of their own, while that is switched on', async () => {
    await deliver()
    const { secondInstanceId } = await control('POST', '/webhooks', { secondInstance: true })
    await cause({ name: 'BrandCreated', entityId: 'a' })
    await receiver.until(2)
    await settled()
    const [own, other] = receiver.tokens.map((token) => contentOf(token))
    expect(other?.envelope.instanceId).toBe(secondInstanceId)
    expect(own?.envelope.instanceId).not.toBe(secondInstanceId)
    expect(other?.payload).toEqual({
      ...own?.payload,
      id: expect.not.stringMatching(own?.payload.id),
    })
    await control('POST', '/webhooks', { secondInstance: false })
    await cause({ name: 'BrandCreated', entityId: 'b' })
    await receiver.until(3)
    await settled()
    expect(receiver.tokens).toHaveLength(3)
  })

  it('record the reason of a missing response', async () => {
    await control('POST', '/webhooks', { url: 'http://127.0.0.1:1/nobody' })
    await cause({ name: 'ProductChanged' })
    const deliveries = async () => (await list())[0].deliveries
    while ((await deliveries()).length === 0) await new Promise((done) => setTimeout(done, 5))
    expect((await deliveries())[0]).toMatchObject({ status: 0, error: expect.any(String) })
  })

  it('can be repeated on request', async () => {
    await deliver()
    const { events } = await cause({ name: 'ProductChanged' })
    await receiver.until(1)
    await settled()
    expect((await control('POST', `/events/${events[0].id}/redeliver`)).status).toBe(200)
    await receiver.until(2)
    expect(receiver.tokens[1]).toBe(receiver.tokens[0])
    expect((await control('POST', '/events/none/redeliver')).status).toBe(404)
  })

  it('are forgotten by a reset, with the address that was given', async () => {
    await deliver()
    await control('POST', '/webhooks', { paused: true })
    await cause({ name: 'ProductChanged' })
    await control('POST', '/reset', {})
    expect(await control('GET', '/webhooks')).toMatchObject({ paused: false, url: null })
    expect(await list()).toEqual([])
    await deliver()
    await cause({ name: 'BrandCreated', entityId: 'after' })
    await receiver.until(1)
    await settled()
    expect(receiver.tokens.map((token) => contentOf(token).envelope.eventType)).toEqual([
      'wix.stores.catalog.v3.brand_created',
    ])
  })
})

describe('a token without a delivery', () => {
  const sign = async (body: object) => control('POST', '/events/sign', body)

  it('is good, and leaves no trace', async () => {
    await deliver()
    const { jwt, id } = await sign({ name: 'CartUpdated' })
    await jwtVerify(jwt, await key())
    expect(contentOf(jwt).payload.id).toBe(id)
    expect(await list()).toEqual([])
    expect(receiver.tokens).toEqual([])
  })

  it('has another instance, an old date or an expired date on request', async () => {
    const { jwt: foreign } = await sign({ name: 'CartUpdated', instanceId: 'other' })
    expect(contentOf(foreign).envelope.instanceId).toBe('other')
    const { jwt: old } = await sign({ name: 'CartUpdated', iatOffsetSeconds: -7200 })
    expect(contentOf(old).claims.iat).toBeLessThan(Date.now() / 1000 - 7100)
    const { jwt: expired } = await sign({ name: 'CartUpdated', expOffsetSeconds: -60 })
    await expect(jwtVerify(expired, await key())).rejects.toThrow('"exp"')
  })

  it('carries any content on request', async () => {
    const { jwt, id } = await sign({ raw: { eventType: 'no.such_event', data: { a: 1 } } })
    expect(id).toBeNull()
    expect(contentOf(jwt)).toMatchObject({
      envelope: { eventType: 'no.such_event' },
      payload: { a: 1 },
    })
  })

  it('is refused under another key', async () => {
    const { jwt } = await sign({ name: 'CartUpdated' })
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await expect(jwtVerify(jwt, publicKey)).rejects.toThrow('signature')
  })
})
