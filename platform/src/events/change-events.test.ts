import { describe, expect, it } from 'vitest'
import {
  catalogEventTypes,
  catalogV3EventTypes,
  ecomEventTypes,
  eventBodyKeys,
  extraEcomEventTypes,
  memberEventTypes,
} from '../vocab/event-types.ts'
import { changeEventEntry, changeEventNames, changeEventOf } from './change-events.ts'
import { domainEvent, domainEventBody, messageEntityId } from './envelope.ts'

const entries = changeEventNames.map((name) => ({ name, ...changeEventEntry(name) }))

describe('the event table', () => {
  it('has exactly the types of the vocabulary', () => {
    const words = [
      ...ecomEventTypes,
      ...extraEcomEventTypes,
      ...catalogEventTypes,
      ...catalogV3EventTypes,
      ...memberEventTypes,
    ]
    expect(entries.map(({ type }) => type).sort()).toEqual([...words].sort())
  })

  it('marks as named by the spec exactly what the spec names', () => {
    const beyond = new Set<string>([
      ...extraEcomEventTypes,
      ...memberEventTypes,
      // docs/contract/catalog-events.md §4: next to the spec's list
      ...catalogV3EventTypes.slice(-2),
    ])
    for (const { type, source } of entries) expect(source).toBe(beyond.has(type) ? 'sdk' : 'spec')
  })

  it.each(entries)('finds $name by its type', ({ name, type }) => {
    expect(changeEventOf(type)).toBe(name)
  })

  it.each(entries.filter(({ family }) => family === 'domain'))(
    '$name is named after its entity and what happened',
    ({ type, fqdn, slug, kind }) => {
      expect(type).toBe(`${fqdn}_${slug}`)
      expect(kind).toBe(['created', 'updated', 'deleted'].includes(slug ?? '') ? slug : 'action')
    },
  )

  it('knows no other type', () => {
    expect(changeEventOf('wix.ecom.v2.cart_created')).toBeUndefined()
  })

  it('refuses an entity without its id', () => {
    const { body } = changeEventEntry('CartUpdated')
    expect(body.safeParse({ id: 'a' }).success).toBe(true)
    expect(body.safeParse({}).success).toBe(false)
  })

  it('lets fields pass that it does not know', () => {
    const rule = { id: 'a', name: 'Spring', novelty: { deep: 1 } }
    expect(changeEventEntry('DiscountRuleUpdated').body.parse(rule)).toMatchObject(rule)
  })
})

describe('a wrapper', () => {
  const wrapper = {
    id: '1',
    entityFqdn: 'wix.ecom.v1.cart',
    slug: 'updated',
    entityId: 'c',
    eventTime: '2024-05-01T10:00:00.000Z',
  }

  it('gives its body under every key', () => {
    const bodies = {
      createdEvent: { entity: 'new' },
      updatedEvent: { currentEntity: 'changed' },
      deletedEvent: { deletedEntity: 'gone' },
      actionEvent: { body: 'done' },
    }
    const found = eventBodyKeys.map((key) =>
      domainEventBody(domainEvent.parse({ ...wrapper, [key]: bodies[key] })),
    )
    expect(found).toEqual(['new', 'changed', 'gone', 'done'])
  })

  it('has no body when a deletion carries nothing', () => {
    expect(domainEventBody(domainEvent.parse({ ...wrapper, deletedEvent: {} }))).toBeUndefined()
  })
})

describe('a message', () => {
  it.each([
    ['ProductChanged', { productId: 'p' }, 'p'],
    ['CollectionChanged', { collectionId: 'c' }, 'c'],
    ['CollectionChanged', { collection_Id: 'c' }, 'c'],
    ['InventoryVariantsChanged', { inventoryItemId: 'i', productId: 'p' }, 'i'],
    ['CartAbandoned', {}, undefined],
  ] as const)('%s names its entity in %j', (name, body, id) => {
    expect(messageEntityId(name, body)).toBe(id)
  })
})
