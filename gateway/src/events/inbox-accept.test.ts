// What happens on arrival: events that are set aside at once, and events that are known already.
import { expect, test, vi } from 'vitest'
import { aside, event, inboxWith, log, useBench } from '../testing/inbox-kit.ts'

useBench()

test('an event that is set aside on arrival is reported once, as settled and in the log', async () => {
  const [onSettled, warn] = [vi.fn(), vi.fn()]
  const inbox = inboxWith({ onSettled, log: { ...log, warn } })
  const old = event('old', aside('STALE'))
  await inbox.accept(old)
  await inbox.accept(old)
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'old', state: 'SET_ASIDE', reason: 'STALE' }),
  )
  const logged = { event: 'old', type: old.type, reason: 'STALE' }
  expect(warn).toHaveBeenCalledExactlyOnceWith(logged, expect.any(String))
})

test.each([
  ['a message', { name: 'ProductChanged' }, 1],
  ['a domain event', { name: 'BrandUpdated' }, 0],
  ['an event of unknown type', { name: null, ...aside('UNKNOWN_TYPE') }, 0],
] as const)('%s that is sent twice is reported as repeated %#', async (_, other, times) => {
  const onRepeat = vi.fn()
  const inbox = inboxWith({ onRepeat })
  const one = event('one', other)
  await inbox.accept(one)
  expect(onRepeat).not.toHaveBeenCalled()
  await inbox.accept(one)
  expect(onRepeat.mock.calls).toEqual(Array.from({ length: times }, () => [one]))
})
