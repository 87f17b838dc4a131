import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecentAdd } from './second-tap.ts'
import { request } from './test/started-engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const added = Promise.resolve({ problems: [] })

it.each([0, 150, 300, 499])('%i ms later, the same add is the one before', (gap) => {
  const recent = new RecentAdd()
  expect(recent.find(request)).toBeNull()
  recent.remember(request, added)
  vi.advanceTimersByTime(gap)
  expect(recent.find({ ...request })).toBe(added)
})

it('after the drawer was closed it is another one, however fast', () => {
  const recent = new RecentAdd()
  recent.remember(request, added)
  recent.clear()
  expect(recent.find(request)).toBeNull()
})

it('half a second later it is another one', () => {
  const recent = new RecentAdd()
  recent.remember(request, added)
  vi.advanceTimersByTime(500)
  expect(recent.find(request)).toBeNull()
})

it.each([
  ['quantity', { quantity: 2 }],
  ['choices', { choices: [{ option: 'Color', choice: 'Moss' }] }],
  ['product', { productId: 'c' }],
])('another %s is another add', (_, change) => {
  const recent = new RecentAdd()
  recent.remember(request, added)
  expect(recent.find({ ...request, ...change })).toBeNull()
})

it('an add that was refused can be made again at once', async () => {
  const recent = new RecentAdd()
  recent.remember(request, Promise.resolve({ problems: [{ code: 'UNAVAILABLE', message: '' }] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(recent.find(request)).toBeNull()
})

it('an add with a warning, as one that waits for the connection, is made once', async () => {
  const recent = new RecentAdd()
  const warned = Promise.resolve({
    problems: [{ code: 'OFFLINE', message: '', severity: 'WARNING' }],
  })
  recent.remember(request, warned)
  await vi.advanceTimersByTimeAsync(0)
  expect(recent.find(request)).toBe(warned)
})

it('the refusal of an earlier add leaves the last one', async () => {
  const recent = new RecentAdd()
  recent.remember(request, Promise.resolve({ problems: [{ code: 'UNAVAILABLE', message: '' }] }))
  recent.remember(request, added)
  await vi.advanceTimersByTimeAsync(0)
  expect(recent.find(request)).toBe(added)
})
