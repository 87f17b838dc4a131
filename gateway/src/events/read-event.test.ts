import { expect, test } from 'vitest'
import { readEvent, readPayload } from './read-event.ts'

const at = Date.parse('2026-05-01T10:00:00.000Z')
const arrival = { receivedAt: at + 1000, requestId: 'req', windowMs: 3_600_000 }
const wrapper = {
  id: 'event-1',
  entityFqdn: 'wix.ecom.v1.cart',
  slug: 'updated',
  entityId: 'cart-1',
  eventTime: '2026-05-01T10:00:00.000Z',
  triggeredByAnonymizeRequest: false,
  originatedFrom: '',
  entityEventSequence: '7',
  updatedEvent: {
    currentEntity: { id: 'cart-1', lineItems: [] },
    modifiedFields: { buyerNote: 'old text', 'lineItems[0].quantity': 1 },
  },
}

const webhook = (eventType: string, payload: unknown, envelope: object = {}, signedAt = at) => ({
  envelope: {
    eventType,
    instanceId: 'ours',
    data: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...envelope,
  },
  signedAt,
  isExpired: false,
})

test('a domain event', () => {
  const identity = JSON.stringify({ identityType: 'MEMBER', memberId: 'm-1' })
  const event = readEvent(webhook('wix.ecom.v1.cart_updated', wrapper, { identity }), arrival)
  expect(event).toEqual({
    id: 'event-1',
    name: 'CartUpdated',
    type: 'wix.ecom.v1.cart_updated',
    entity: 'wix.ecom.v1.cart:cart-1',
    entityId: 'cart-1',
    sequence: '7',
    at,
    receivedAt: at + 1000,
    identity: { kind: 'MEMBER', id: 'm-1' },
    body: { id: 'cart-1', lineItems: [], appliedDiscounts: [] },
    modifiedFields: { buyerNote: 'old text', 'lineItems[0].quantity': 1 },
    isAnonymization: false,
    requestId: 'req',
    setAside: null,
  })
})

const changed = 'com.wix.ecommerce.catalog.api.v1.ProductChanged'

test('a message has no id: its content and signature time make one', () => {
  const message = { productId: 'p', changedFields: ['priceData'] }
  const first = readEvent(webhook(changed, message), arrival)
  expect(first).toMatchObject({ name: 'ProductChanged', entityId: 'p', at, sequence: null })
  expect(readEvent(webhook(changed, message), arrival).id).toBe(first.id)
  // The same field changed again, a second later: it is another event.
  expect(readEvent(webhook(changed, message, {}, at + 1000), arrival).id).not.toBe(first.id)
  expect(readEvent(webhook(changed, { ...message, productId: 'q' }), arrival).id).not.toBe(first.id)
})

test('a deletion without its entity', () => {
  const { updatedEvent, ...rest } = wrapper
  const gone = { ...rest, slug: 'deleted', deletedEvent: {} }
  const event = readEvent(webhook('wix.ecom.v1.cart_deleted', gone), arrival)
  expect(event).toMatchObject({
    name: 'CartDeleted',
    body: null,
    entityId: 'cart-1',
    setAside: null,
  })
})

test('an erasure request', () => {
  const event = { ...wrapper, triggeredByAnonymizeRequest: true }
  expect(readEvent(webhook('wix.ecom.v1.cart_updated', event), arrival).isAnonymization).toBe(true)
})

test.each([
  ['happened too long ago', { ...wrapper, eventTime: '2026-05-01T08:00:00.000Z' }, at, false],
  ['was signed too long ago', wrapper, at - 7_200_000, false],
  ['is past its end', wrapper, at, true],
])('S83 what %s is set aside', (_, payload, signedAt, isExpired) => {
  const one = { ...webhook('wix.ecom.v1.cart_updated', payload, {}, signedAt), isExpired }
  const event = readEvent(one, arrival)
  expect(event.setAside?.reason).toBe('STALE')
  // Parsed all the same: staff may decide to replay it.
  expect(event.body).toMatchObject({ id: 'cart-1' })
})

test('an event of unknown type is stored as received', () => {
  const event = readEvent(webhook('wix.ecom.v9.cart_melted', wrapper), arrival)
  expect(event).toMatchObject({ name: null, entityId: 'cart-1', body: JSON.stringify(wrapper) })
  expect(event.setAside?.reason).toBe('UNKNOWN_TYPE')
})

test.each([
  ['no JSON', '{'],
  ['no wrapper', { id: 'x' }],
  ['an entity of another shape', { ...wrapper, updatedEvent: { currentEntity: { lineItems: 3 } } }],
  ['an entity as text', { ...wrapper, updatedEvent: { currentEntity: '{"id":"x"}' } }],
  ['no entity', { ...wrapper, updatedEvent: undefined }],
])('S84 %s is unreadable', (_, payload) => {
  const event = readEvent(webhook('wix.ecom.v1.cart_updated', payload), arrival)
  expect(event.setAside?.reason).toBe('UNREADABLE')
  expect(event.setAside?.detail).toMatch(/^It does not have the expected shape/)
  expect(typeof event.body).toBe('string')
})

test('an unparsed event is parsed later as it would have been at once', () => {
  const data = JSON.stringify(wrapper)
  expect(readPayload('wix.ecom.v1.cart_updated', data)).toMatchObject({
    name: 'CartUpdated',
    setAside: null,
    body: { id: 'cart-1' },
  })
})

test.each([
  [
    { identityType: 'MEMBER', memberId: 'm' },
    { kind: 'MEMBER', id: 'm' },
  ],
  [
    { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v' },
    { kind: 'ANONYMOUS_VISITOR', id: 'v' },
  ],
  [
    { identityType: 'WIX_USER', wixUserId: 'u' },
    { kind: 'WIX_USER', id: 'u' },
  ],
  [
    { identityType: 'APP', appId: 'a' },
    { kind: 'APP', id: 'a' },
  ],
  [{ identityType: 'SOMETHING_NEW' }, { kind: 'UNKNOWN', id: null }],
  ['no object', null],
])('the identity %j', (identity, read) => {
  const envelope = { identity: JSON.stringify(identity) }
  const event = readEvent(webhook('wix.ecom.v1.cart_updated', wrapper, envelope), arrival)
  expect(event.identity).toEqual(read)
})

test('an event without an identity, or with one that is no JSON, has none', () => {
  for (const identity of [undefined, null, '', '{'])
    expect(
      readEvent(webhook('wix.ecom.v1.cart_updated', wrapper, { identity }), arrival).identity,
    ).toBeNull()
})

test.each([
  ['0', '0'],
  ['18446744073709551615', '18446744073709551615'],
  ['184467440737095516150', null],
  ['7a', null],
  ['a7', null],
  ['', null],
  [null, null],
])('the sequence number %j is read as %j', (entityEventSequence, sequence) => {
  const event = { ...wrapper, entityEventSequence }
  expect(readEvent(webhook('wix.ecom.v1.cart_updated', event), arrival).sequence).toBe(sequence)
})

test('S83 an event at the very end of the window is handled, one older is not', () => {
  const late = (ms: number) => ({ ...arrival, receivedAt: at + arrival.windowMs + ms })
  const one = webhook('wix.ecom.v1.cart_updated', wrapper)
  expect(readEvent(one, late(0)).setAside).toBeNull()
  expect(readEvent(one, late(1)).setAside).toEqual({
    reason: 'STALE',
    detail: 'It is too old: from 2026-05-01T10:00:00.000Z.',
  })
  // The older of both times is named.
  const signed = webhook('wix.ecom.v1.cart_updated', wrapper, {}, at - 5000)
  expect(readEvent(signed, late(-5000)).setAside).toBeNull()
  expect(readEvent(signed, late(-4999)).setAside?.detail).toBe(
    'It is too old: from 2026-05-01T09:59:55.000Z.',
  )
})

test('a token without a time has that of its event, or of its arrival', () => {
  const { signedAt, ...unsigned } = webhook('wix.ecom.v1.cart_updated', wrapper)
  expect(readEvent({ ...unsigned, signedAt: undefined }, arrival)).toMatchObject({
    ...{ at, setAside: null },
  })
  const message = webhook(changed, { productId: 'p', changedFields: [] })
  const first = readEvent({ ...message, signedAt: undefined }, arrival)
  expect(first).toMatchObject({ at: arrival.receivedAt, setAside: null })
  expect(signedAt).toBe(at)
  expect(readEvent(message, arrival).id).not.toBe(first.id)
})

test('messages are in order by their own entity; one without an id by none', () => {
  const read = (message: object) => readEvent(webhook(changed, message), arrival)
  expect(read({ productId: 'p', changedFields: [] })).toMatchObject({ entity: 'message:p' })
  const without = read({ changedFields: [] })
  expect([without.entityId, without.entity]).toEqual([null, null])
})

test('a deletion may name its entity as null', () => {
  const { updatedEvent: _, ...rest } = wrapper
  const gone = { ...rest, slug: 'deleted', deletedEvent: { deletedEntity: null } }
  expect(readEvent(webhook('wix.ecom.v1.cart_deleted', gone), arrival)).toMatchObject({
    ...{ body: null, setAside: null },
  })
})

test('S84 what could not be read is named by its paths, each once, five at most', () => {
  const detailOf = (currentEntity: unknown) => {
    const payload = { ...wrapper, updatedEvent: { currentEntity } }
    return readEvent(webhook('wix.ecom.v1.cart_updated', payload), arrival).setAside?.detail
  }
  expect(detailOf('text')).toBe('It does not have the expected shape: everything.')
  expect(detailOf({ id: 'x', lineItems: [1, 2, 3, 4, 5, 6] })).toBe(
    `It does not have the expected shape: ${[0, 1, 2, 3, 4].map((n) => `lineItems.${n}`).join(', ')}.`,
  )
})

test.each([undefined, null])('S87 an event that says %s of erasure requests none', (requested) => {
  const event = { ...wrapper, triggeredByAnonymizeRequest: requested }
  expect(readEvent(webhook('wix.ecom.v1.cart_updated', event), arrival).isAnonymization).toBe(false)
})

test.each([
  ['left out', {}, null],
  ['null', { deletedEntity: null }, null],
  ['there', { deletedEntity: { id: 'p', name: 'Gone' } }, { id: 'p', name: 'Gone' }],
])('a deletion that carries its entity is read with the entity %s', (_, deletedEvent, body) => {
  const { updatedEvent: _updated, ...rest } = wrapper
  const gone = {
    ...rest,
    entityFqdn: 'wix.stores.catalog.v3.product',
    slug: 'deleted',
    deletedEvent,
  }
  const event = readEvent(webhook('wix.stores.catalog.v3.product_deleted', gone), arrival)
  expect(event).toMatchObject({ name: 'ProductV3Deleted', setAside: null })
  if (body) expect(event.body).toMatchObject(body)
  else expect(event.body).toBeNull()
})
