import { expect, test } from 'vitest'
import { checkClock } from './check-connection.ts'
import type { Subject } from './subject.ts'

const withSkew = (skew: number | null) => checkClock({ clockSkew: () => skew } as Subject)

test('a clock that differs by more than a minute, either way, is reported', async () => {
  expect(await withSkew(59_000)).toMatchObject({ verdict: 'GOOD' })
  for (const skew of [3_600_000, -3_600_000]) {
    const { verdict, found, cure } = await withSkew(skew)
    expect([verdict, found]).toEqual(['ADVICE', expect.stringContaining('3600 seconds')])
    expect(cure).toContain('NTP')
  }
})

test('without a date of the platform the clock is not checked', async () => {
  expect(await withSkew(null)).toMatchObject({ verdict: 'SKIPPED' })
})
