// The test suite of every store of sessions.
import { expect, test } from 'vitest'
import { changeSession, type SessionRecord, type SessionStore } from '../session/session-store.ts'

export const suiteLimits = { idleSeconds: 100, maxSeconds: 1000 }

export const suiteClock = { at: 1_000_000 }

export const suiteRecord = (idHash = 'one', memberId?: string): SessionRecord => ({
  idHash,
  version: 1,
  createdAt: suiteClock.at,
  touchedAt: suiteClock.at,
  tokens: { access: { value: 'a', expiresAt: 5 }, refresh: { value: 'r', role: 'visitor' } },
  ...(memberId && { memberId }),
})

/** `storeOf` returns an empty store for each test, with `suiteClock` and `suiteLimits`. */
export function testSessionStore(storeOf: () => SessionStore): void {
  testRecords(storeOf)
  testSaves(storeOf)
  testEnds(storeOf)
}

const record = suiteRecord

function testRecords(storeOf: () => SessionStore): void {
  test('a created session is read with its tokens and state', async () => {
    const store = storeOf()
    const whole = {
      ...record('one', 'mara'),
      cartHint: '7',
      state: { name: 'Mara' },
      consistency: 'c1',
    }
    await store.create(whole)
    expect(await store.read('one')).toEqual(whole)
    expect(await store.read('two')).toBeNull()
  })

  test('what is taken out of a session is gone', async () => {
    const store = storeOf()
    await store.create({ ...record('one', 'mara'), state: { name: 'Mara' } })
    await changeSession(store, 'one', (one) => {
      one.memberId = undefined
      one.state = undefined
    })
    const left = await store.read('one')
    expect([left?.memberId, left?.state]).toEqual([undefined, undefined])
    expect(await store.listOfMember('mara')).toEqual([])
  })
}

function testSaves(storeOf: () => SessionStore): void {
  test('S13 a deleted session cannot be saved back', async () => {
    const store = storeOf()
    await store.create(record())
    const held = await store.read('one')
    await store.delete('one')
    expect(held && (await store.save(held))).toBe(false)
    expect(await store.read('one')).toBeNull()
  })

  test('S23 a save from an older reading is refused', async () => {
    const store = storeOf()
    await store.create(record())
    const [first, second] = [await store.read('one'), await store.read('one')]
    expect(first && (await store.save({ ...first, cartHint: '2' }))).toBe(true)
    expect(second && (await store.save({ ...second, cartHint: '1' }))).toBe(false)
    expect((await store.read('one'))?.cartHint).toBe('2')
  })

  test('a record that was saved may be saved again', async () => {
    const store = storeOf()
    const one = record()
    await store.create(one)
    expect([await store.save(one), await store.save(one)]).toEqual([true, true])
    expect((await store.read('one'))?.version).toBe(3)
  })

  test('a token of consistency is stored at once, and no save of an earlier reading undoes it', async () => {
    const store = storeOf()
    await store.create(record())
    const earlier = await store.read('one')
    await store.saveConsistency('one', 'c1')
    expect((await store.read('one'))?.consistency).toBe('c1')
    expect(earlier && (await store.save(earlier))).toBe(false)
    await changeSession(store, 'one', (one) => {
      one.cartHint = '3'
    })
    expect(await store.read('one')).toMatchObject({ consistency: 'c1', cartHint: '3' })
    await store.saveConsistency('gone', 'c2')
    expect(await store.read('gone')).toBeNull()
  })

  test('two concurrent changes are both stored', async () => {
    const store = storeOf()
    await store.create(record())
    await Promise.all([
      changeSession(store, 'one', (one) => {
        one.cartHint = '3'
      }),
      changeSession(store, 'one', (one) => {
        one.tokens.access.value = 'b'
      }),
    ])
    expect(await store.read('one')).toMatchObject({
      cartHint: '3',
      tokens: { access: { value: 'b' } },
    })
  })
}

function testEnds(storeOf: () => SessionStore): void {
  test('S7 idle and absolute ends', async () => {
    const store = storeOf()
    await store.create(record())
    suiteClock.at += 101_000
    expect(await store.read('one')).toBeNull()
    await store.create(record('two'))
    for (let i = 0; i < 12; i += 1) {
      suiteClock.at += 90_000
      await changeSession(store, 'two', (one) => {
        one.touchedAt = suiteClock.at
      })
    }
    expect(await store.read('two')).toBeNull()
  })

  test('S4 a replaced id is dead, and remembered for a while', async () => {
    const store = storeOf()
    await store.create(record('old'))
    await store.rotate('old', record('new', 'mara'))
    expect(await store.read('old')).toBeNull()
    expect((await store.read('new'))?.memberId).toBe('mara')
    expect([await store.wasRotated('old'), await store.wasRotated('new')]).toEqual([true, false])
  })

  test('S11 a member’s sessions are listed, the last used first, and ended but for one', async () => {
    const store = storeOf()
    for (const [id, used] of [
      ['one', 1],
      ['two', 3],
      ['three', 2],
    ] as const) {
      await store.create({ ...record(id, 'mara'), touchedAt: suiteClock.at + used })
    }
    await store.create(record('other', 'jonas'))
    const ids = async () => (await store.listOfMember('mara')).map(({ idHash }) => idHash)
    expect(await ids()).toEqual(['two', 'three', 'one'])
    expect(await store.deleteOfMember('mara', 'three')).toBe(2)
    expect(await ids()).toEqual(['three'])
    expect(await store.deleteOfMember('mara')).toBe(1)
    expect(await store.deleteOfMember('mara')).toBe(0)
    expect(await store.read('other')).not.toBeNull()
  })
}
