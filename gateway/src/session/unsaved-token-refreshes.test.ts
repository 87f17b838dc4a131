import { expect, test } from 'vitest'
import type { Tokens } from './tokens.ts'
import { createUnsavedRefreshes } from './unsaved-token-refreshes.ts'

const tokens = (value: string, role: 'visitor' | 'member' = 'member'): Tokens => ({
  access: { value, expiresAt: 0 },
  refresh: { value: `refresh-${value}`, role },
})

/** Requests tokens; `refreshed` counts the refreshes, `downgrades` the reports. */
function bench() {
  const unsaved = createUnsavedRefreshes()
  const seen = { refreshed: 0, downgrades: 0 }
  const request = (id: string, before = tokens('old'), after = tokens('new')) =>
    unsaved.getOrRefresh(id, before, {
      refresh: async () => {
        seen.refreshed += 1
        return after
      },
      onDowngrade: () => {
        seen.downgrades += 1
      },
    })
  return { unsaved, seen, request }
}

test('an unsaved refresh is returned again, until it is saved', async () => {
  const { unsaved, seen, request } = bench()
  const first = await request('s')
  expect(first).toEqual({ before: tokens('old'), tokens: tokens('new') })
  expect(await request('s')).toBe(first)
  expect(seen).toEqual({ refreshed: 1, downgrades: 0 })
  unsaved.markSaved('s')
  await request('s')
  expect(seen.refreshed).toBe(2)
})

test('an unsaved refresh of other tokens is not returned', async () => {
  const { seen, request } = bench()
  await request('s')
  await request('s', tokens('other'))
  await request('t')
  expect(seen.refreshed).toBe(3)
})

test('a downgrade is reported again when its refresh is returned again', async () => {
  const { seen, request } = bench()
  await request('s', tokens('old'), tokens('new', 'visitor'))
  await request('s', tokens('old'), tokens('new', 'visitor'))
  await request('v', tokens('old', 'visitor'), tokens('new', 'visitor'))
  await request('v', tokens('old', 'visitor'), tokens('new', 'visitor'))
  expect(seen).toEqual({ refreshed: 2, downgrades: 1 })
})

test('ten thousand are held in memory; the next one evicts the oldest', async () => {
  const { seen, request } = bench()
  for (let count = 0; count < 10_000; count += 1) await request(`s${count}`)
  await request('s0')
  expect(seen.refreshed).toBe(10_000)
  await request('one more')
  await request('s1')
  expect(seen.refreshed).toBe(10_001)
  await request('s0')
  expect(seen.refreshed).toBe(10_002)
})
