import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createSeal } from './seal.ts'
import { changeSession, type SessionRecord, type SessionStore } from './session-store.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'

let clock = 0
let store: SessionStore
const limits = { idleSeconds: 100, maxSeconds: 1000 }
beforeEach(() => {
  clock = 1_000_000
  store = sqliteSessionStore(
    openSqlite('memory'),
    createSeal([randomBytes(32).toString('base64url')]),
    limits,
    () => clock,
  )
})
const record = (idHash = 'one'): SessionRecord => ({
  idHash,
  version: 1,
  createdAt: clock,
  touchedAt: clock,
  tokens: { access: { value: 'a', expiresAt: 5 }, refresh: { value: 'r', role: 'visitor' } },
})

test('what was created is read, with its tokens', async () => {
  await store.create({ ...record(), cartMark: '7' })
  expect(await store.read('one')).toEqual({ ...record(), cartMark: '7' })
  expect(await store.read('two')).toBeNull()
})

test('S13 a deleted session cannot be saved back', async () => {
  await store.create(record())
  const held = await store.read('one')
  await store.delete('one')
  expect(held && (await store.save(held))).toBe(false)
  expect(await store.read('one')).toBeNull()
})

test('S23 a save from an older reading is refused', async () => {
  await store.create(record())
  const [first, second] = [await store.read('one'), await store.read('one')]
  expect(first && (await store.save({ ...first, cartMark: '2' }))).toBe(true)
  expect(second && (await store.save({ ...second, cartMark: '1' }))).toBe(false)
  expect((await store.read('one'))?.cartMark).toBe('2')
})

test('changes of two at once are both kept', async () => {
  await store.create(record())
  await Promise.all([
    changeSession(store, 'one', (one) => {
      one.cartMark = '3'
    }),
    changeSession(store, 'one', (one) => {
      one.tokens.access.value = 'b'
    }),
  ])
  expect(await store.read('one')).toMatchObject({
    cartMark: '3',
    tokens: { access: { value: 'b' } },
  })
})

test('S7 idle and absolute ends', async () => {
  await store.create(record())
  clock += 101_000
  expect(await store.read('one')).toBeNull()
  await store.create(record('two'))
  for (let i = 0; i < 12; i += 1) {
    clock += 90_000
    await changeSession(store, 'two', (one) => {
      one.touchedAt = clock
    })
  }
  expect(await store.read('two')).toBeNull()
})
