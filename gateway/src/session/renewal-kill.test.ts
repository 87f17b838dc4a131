// SECURITY row 27: a platform that gives a new refresh token with every renewal and ends the whole family when an old
// one comes again; a gateway whose store fails, and which is killed, anywhere between the question and the save.
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import type { Transport } from '../platform/transport.ts'
import { createSeal } from './seal.ts'
import type { SessionStore } from './session-store.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'
import { createTokenService } from './token-service.ts'

const fates = ['fine', 'killed before it is sent', 'store fails', 'killed after the save'] as const
type Fate = (typeof fates)[number] | 'killed before the save'

/** The same sequence every time. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** Rotates with every renewal. `spent`: tokens that came a second time. */
function rotatingPlatform() {
  let count = 0
  let current = ''
  const spent: string[] = []
  const given = () => {
    count += 1
    current = `refresh-${count}`
    return { access_token: `access-${count}`, refresh_token: current, expires_in: 0 }
  }
  const send = async (_: string, __: unknown, request: Record<string, unknown>) => {
    if (request.grantType === 'anonymous') return given()
    if (request.refreshToken === current) return given()
    spent.push(String(request.refreshToken))
    current = ''
    throw new PlatformFailure('refused', 'invalid_grant', { call: 'token', status: 400 })
  }
  return { transport: { send } as unknown as Transport, spent, current: () => current, given }
}

class Killed extends Error {}

/** A gateway and its file; what is in memory goes with each process. */
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
    /** One request: the access token it may use, or null when it got none. */
    async ask(next: Fate): Promise<string | null> {
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
  const { access_token: value, refresh_token: refresh } = one.platform.given()
  const at = Date.now()
  await one.store().create({
    ...{ idHash: 's', version: 1, createdAt: at, touchedAt: at, memberId: 'mara' },
    tokens: { access: { value, expiresAt: 0 }, refresh: { value: refresh, role: 'member' } },
  })
  return one
}
type Bench = Awaited<ReturnType<typeof signedIn>>

const keptBy = async (one: Bench) => (await one.store().read('s'))?.tokens

test('S27 two hundred renewals, any of them cut off: what is used was kept, no old token comes again', async () => {
  const one = await signedIn()
  const roll = dice(27)
  const seen = new Map<Fate, number>()
  for (let count = 0; count < 200; count += 1) {
    const fate = fates[roll(fates.length)] ?? 'fine'
    seen.set(fate, (seen.get(fate) ?? 0) + 1)
    const used = await one.ask(fate)
    const kept = await keptBy(one)
    if (used !== null)
      expect([used, one.platform.current()]).toEqual([kept?.access.value, kept?.refresh.value])
    expect(used === null).toBe(fate !== 'fine')
    // A disk that was full does not stay so for ever: what waits in memory is kept with the next request.
    if (fate === 'store fails')
      expect(await one.ask('fine')).toBe((await keptBy(one))?.access.value)
  }
  expect(Math.min(...fates.map((fate) => seen.get(fate) ?? 0))).toBeGreaterThan(20)
  expect([one.platform.spent, one.downgrades()]).toEqual([[], 0])
  expect((await keptBy(one))?.refresh.role).toBe('member')
})

test('S27 killed before the save, the family ends: told once, a visitor from then on, no loop', async () => {
  const one = await signedIn()
  const lost = (await keptBy(one))?.refresh.value
  expect(await one.ask('killed before the save')).toBeNull()
  // Nobody has what the platform answered: the old token is all there is, and it is spent.
  expect(await one.ask('fine')).not.toBeNull()
  expect([one.platform.spent, one.downgrades()]).toEqual([[lost], 1])
  const session = await one.store().read('s')
  expect([session?.tokens.refresh.role, session?.memberId]).toEqual(['visitor', undefined])
  for (let count = 0; count < 20; count += 1) await one.ask('fine')
  expect([one.platform.spent, one.downgrades()]).toEqual([[lost], 1])
})
