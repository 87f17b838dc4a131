import { expect, test, vi } from 'vitest'
import { event, inboxWith, statesOf, useBench } from '../testing/inbox-kit.ts'
import type { EventConsumer } from './event-consumer.ts'
import { bodyOf, withBodyRead } from './read-event-body.ts'

useBench()

test('a body is read once, in our form', () => {
  const one = event('one')
  const body = bodyOf(one, 'BrandUpdated')
  expect(body).toMatchObject({ id: 'b', name: 'Brand', productCount: null })
  expect(bodyOf(one, 'BrandUpdated')).toBe(body)
  expect(withBodyRead({ ...one, name: 'BrandUpdated' })).toEqual({ ...one, body })
})

test('there is none of an event of another name, of one without, and of one that was not parsed', () => {
  expect(bodyOf(event('one'), 'BrandCreated')).toBeNull()
  expect(bodyOf(event('one', { body: null }), 'BrandUpdated')).toBeNull()
  expect(bodyOf(event('one', { body: '{"id":"b"}' }), 'BrandUpdated')).toBeNull()
  expect(withBodyRead({ ...event('one', { body: '{' }), name: 'BrandUpdated' }).body).toBeNull()
})

test('S86 a body that its reader refuses is retried and becomes a dead letter that names the member', async () => {
  const handle = vi.fn()
  const consumer: EventConsumer = { name: 'noting', handle }
  const inbox = inboxWith({ consumers: [consumer], waits: [] })
  await inbox.accept(event('one', { body: { id: 'b', name: 5 } }))
  await inbox.accept(event('two'))
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ one: 'SET_ASIDE', two: 'DONE' })
  expect(inbox.find('one')).toMatchObject({
    reason: 'FAILED',
    detail: 'noting: name is not a string',
  })
  expect(handle).toHaveBeenCalledTimes(1)
})
