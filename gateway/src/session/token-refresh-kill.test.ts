// docs/security.md S27: a platform that rotates refresh tokens and revokes the whole family when an old one is reused; a
// gateway whose store fails or which is killed at any point between the request and the save.
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import type { Transport } from '../platform/transport.ts'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import type { SessionStore } from './session-store.ts'
import { createTokenService } from './token-service.ts'

const fates = ['fine', 'killed before it is sent', 'store fails', 'killed after the save'] as const
type Fate = (typeof fates)[number] | 'killed before the save'

/** Returns a deterministic pseudo-random generator. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** A platform that rotates refresh tokens. `spent`: tokens that were used a second time. */
function rotatingPlatform() {
  let count = 0
  let current = ''
  const spent: string[] = []
  const issueTokens = () => {
    count += 1
    current = `refresh-${count}`
    return { accessToken: `access-${count}`, refreshToken: current, expiresIn: 0 }
  }
  const send = async (_: string, __: unknown, request: Record<string, unknown>) => {
    if (request.grant === 'anonymous') return issueTokens()
    if (request.refreshToken === current) return issueTokens()
    spent.push(String(request.refreshToken))
    current = ''
    throw new PlatformFailure('refused', 'invalid_grant', { call: 'token', status: 400 })
  }
  return {
    transport: { send } as unknown as Transport,
    spent,
    current: () => current,
    given: issueTokens,
  }
}

class Killed extends Error {}

/** A gateway and its file; its memory is lost with each process. */
function bench() {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-renewals-')), 'gateway.db')
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const platform = rotatingPlatform()
  let fate: Fate = 'fine'
  const start = () => {
    const database = openSqlite(file)
    const store = sqliteSessionStore(database, seal, { idleSeconds: 1e6, maxSeconds: 1e6 })
    const doomed: SessionStore = {
      ...store,
      async save(record) {
        if (fate === 'killed before the save') throw new Killed()
        if (fate === 'store fails') throw new Error('the disk is full')
        const saved = await store.save(record)
        if (fate === 'killed after the save') throw new Killed()
        return saved
      },
    }
    const transport = {
      send(...call: Parameters<Transport['send']>) {
        if (fate === 'killed before it is sent') throw new Killed()
        return platform.transport.send(...call)
      },
    } as Transport
    const service = createTokenService({ transport, store: doomed, clientId: 'c' })
    return { database, store, service }
  }
  let running = start()
  let downgrades = 0
  return {
    platform,
    store: () => running.store,
    downgrades: () => downgrades,
    /** Makes one request and returns the access token it may use, or null. */
    async refreshOnce(next: Fate): Promise<string | null> {
      fate = next
      const record = await running.store.read('s')
      if (!record) throw new Error('The session is gone')
      const onDowngrade = () => {
        downgrades += 1
      }
      const options = { fresh: true, requestId: 'r', onDowngrade }
      try {
        return await running.service.accessToken(record, options)
      } catch (error) {
        if (error instanceof Killed) {
          running.database.close()
          running = start()
        }
        return null
      }
    },
  }
}

async function signedIn() {
  const one = bench()
  const { accessToken: value, refreshToken: refresh } = one.platform.given()
  const at = Date.now()
  await one.store().create({
    ...{ idHash: 's', version: 1, createdAt: at, touchedAt: at, memberId: 'mara' },
    tokens: { access: { value, expiresAt: 0 }, refresh: { value: refresh, role: 'member' } },
  })
  return one
}
type Bench = Awaited<ReturnType<typeof signedIn>>

const storedTokens = async (one: Bench) => (await one.store().read('s'))?.tokens

test('S27 two hundred interrupted refreshes: every token in use was saved, no old token is reused', async () => {
  const one = await signedIn()
  const roll = dice(27)
  const seen = new Map<Fate, number>()
  for (let count = 0; count < 200; count += 1) {
    const fate = fates[roll(fates.length)] ?? 'fine'
    seen.set(fate, (seen.get(fate) ?? 0) + 1)
    const used = await one.refreshOnce(fate)
    const stored = await storedTokens(one)
    if (used !== null)
      expect([used, one.platform.current()]).toEqual([stored?.access.value, stored?.refresh.value])
    expect(used === null).toBe(fate !== 'fine')
    // Once the disk has room again, the refresh held in memory is saved by the next request.
    if (fate === 'store fails')
      expect(await one.refreshOnce('fine')).toBe((await storedTokens(one))?.access.value)
  }
  expect(Math.min(...fates.map((fate) => seen.get(fate) ?? 0))).toBeGreaterThan(20)
  expect([one.platform.spent, one.downgrades()]).toEqual([[], 0])
  expect((await storedTokens(one))?.refresh.role).toBe('member')
})

test('S27 killed before the save, the family is revoked: one notice, a visitor from then on, no loop', async () => {
  const one = await signedIn()
  const lost = (await storedTokens(one))?.refresh.value
  expect(await one.refreshOnce('killed before the save')).toBeNull()
  // The new tokens are lost: the stored refresh token is all there is, and it is spent.
  expect(await one.refreshOnce('fine')).not.toBeNull()
  expect([one.platform.spent, one.downgrades()]).toEqual([[lost], 1])
  const session = await one.store().read('s')
  expect([session?.tokens.refresh.role, session?.memberId]).toEqual(['visitor', undefined])
  for (let count = 0; count < 20; count += 1) await one.refreshOnce('fine')
  expect([one.platform.spent, one.downgrades()]).toEqual([[lost], 1])
})
