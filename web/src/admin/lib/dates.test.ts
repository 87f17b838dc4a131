import { afterEach, expect, test, vi } from 'vitest'
import { periodOf } from './dates.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['UTC', '2026-11-22', '2026-11-22', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  [
    'America/Denver',
    '2026-11-22',
    '2026-11-30',
    '2026-11-22T07:00:00.000Z',
    '2026-12-01T07:00:00.000Z',
  ],
  // A day of 23 hours.
  [
    'Europe/Berlin',
    '2026-03-29',
    '2026-03-29',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ],
])('days of %s go from midnight to midnight there', (timeZone, first, last, since, until) => {
  vi.stubEnv('TZ', timeZone)
  expect(periodOf(first, last)).toEqual({ since, until })
})

test('an invalid day sets no bound', () => {
  expect(periodOf('', '')).toEqual({})
  expect(periodOf('yesterday', '2026-1-1')).toEqual({})
})
