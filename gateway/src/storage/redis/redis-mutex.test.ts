// What a gateway remembers of the locks it held. Locks of several gateways: stack/test/redis.
import { expect, test } from 'vitest'
import { SessionStoreUnavailable } from '../../session/session-store.ts'
import type { LockHandle } from '../keyed-mutex.ts'
import type { RedisConnection } from './connection.ts'
import type { Locks } from './lock.ts'
import { redisMutex } from './redis-mutex.ts'

/** Locks of one process, numbered by name, and a Redis that can become available again. */
function parts() {
  const listeners: (() => void)[] = []
  const onAvailable = (listener: () => void) => void listeners.push(listener)
  const numbers = new Map<string, number>()
  const held = { isHeld: true }
  const withLock: Locks = (name, task) => {
    const number = (numbers.get(name) ?? 0) + 1
    numbers.set(name, number)
    return task({ number, isHeld: () => held.isHeld })
  }
  const redis = { onAvailable } as Partial<RedisConnection> as RedisConnection
  const mutex = redisMutex(redis, withLock, 'cart')
  const changed = (key: string) => mutex(key, async (handle) => handle.lockChangedHands)
  return {
    mutex,
    changed,
    numbers,
    held,
    isBack: () => listeners.map((listener) => listener()),
  }
}

test('the lock changes hands when another gateway had a number in between', async () => {
  const { changed, numbers } = parts()
  expect([await changed('one'), await changed('one')]).toEqual([true, false])
  numbers.set('cart:one', 3)
  expect([await changed('one'), await changed('one')]).toEqual([true, false])
  expect([await changed('two'), await changed('one')]).toEqual([true, false])
})

test('a Redis that was away may have lost numbers: every lock has changed hands', async () => {
  const { changed, isBack } = parts()
  await changed('one')
  isBack()
  expect([await changed('one'), await changed('one')]).toEqual([true, false])
})

test('the last number of 50 000 keys is remembered, that of the least recently used is not', async () => {
  const { changed } = parts()
  await changed('second')
  await changed('first')
  for (let key = 2; key < 50_000; key += 1) await changed(`key-${key}`)
  expect(await changed('second')).toBe(false)
  await changed('one more')
  expect([await changed('second'), await changed('first')]).toEqual([false, true])
})

test('S23 a holder that lost its lock may do nothing more', async () => {
  const { mutex, held } = parts()
  const handles: LockHandle[] = []
  await mutex('one', async (handle) => void handles.push(handle))
  const [handle] = handles
  expect(() => handle?.assertHeld()).not.toThrow()
  held.isHeld = false
  expect(() => handle?.assertHeld()).toThrow(SessionStoreUnavailable)
})
