import { randomBytes } from 'node:crypto'
import { beforeEach } from 'vitest'
import { suiteClock, suiteLimits, testSessionStore } from '../testing/session-store-suite.ts'
import { createSeal } from './seal.ts'
import type { SessionStore } from './session-store.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'

let store: SessionStore
beforeEach(() => {
  suiteClock.at = 1_000_000
  const seal = createSeal([randomBytes(32).toString('base64url')])
  store = sqliteSessionStore(openSqlite('memory'), seal, suiteLimits, () => suiteClock.at)
})

testSessionStore(() => store)
