import { expect, test } from 'vitest'
import { isExpired, type SessionRecord } from './session-store.ts'

test('a session expires after its idle and after its absolute lifetime, not exactly at their end', () => {
  const limits = { idleSeconds: 10, maxSeconds: 100 }
  const record = { createdAt: 5000, touchedAt: 100_000 } as SessionRecord
  const at = (now: number) => isExpired(record, limits, now)
  expect([at(105_000), at(105_001)]).toEqual([false, true])
  const idle = { createdAt: 5000, touchedAt: 5000 } as SessionRecord
  expect([15_000, 15_001].map((now) => isExpired(idle, limits, now))).toEqual([false, true])
})
