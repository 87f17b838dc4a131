import type { Client } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTransport } from './transport.ts'

const cart = { id: 'cart', revision: '1', lines: [], problems: [] }
const answering = (data: unknown) => {
  const source = { toPromise: async () => ({ data }) }
  return createTransport(
    () => ({ mutation: () => source, query: () => source }) as unknown as Client,
  )
}

const request = vi.fn((_name: string, _options: unknown, run: () => unknown) => run())
const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('writes take turns until an answer carries a cart, and again once there is none', async () => {
  const coupon = { kind: 'coupon', code: 'A' } as const
  const write = (data: unknown) => answering(data).send(coupon, 'request')
  await write({ answer: { cart: null, problems: [] } })
  await write({ answer: { cart, problems: [] } })
  expect(request).toHaveBeenCalledTimes(2)
  await write({ answer: { cart, problems: [] } })
  expect(request).toHaveBeenCalledTimes(2)
  await answering({ cart: null }).read()
  await write({ answer: { cart: null, problems: [] } })
  expect(request).toHaveBeenCalledTimes(3)
})
