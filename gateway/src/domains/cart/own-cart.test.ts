// What decides about a write whose answer was lost: docs/decisions/064-read-your-writes.md.
import { expect, test } from 'vitest'
import { PlatformFailure } from '../../platform/failure.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import { readPresentCart } from './own-cart.ts'

const refusal = (code: string, status: number) =>
  new PlatformFailure('application', code, { call: 'updateCurrentCart', status }, [], {
    code,
    description: '',
  })

const contextWith = (update: () => Promise<unknown>) =>
  ({
    own: {
      cart: {
        update,
        get: async () => ({ cart: 'read' }),
      },
    },
  }) as unknown as PlatformContext
const failing = (error: unknown) => contextWith(() => Promise.reject(error))

test('is the cart in the answer to a change of nothing', async () => {
  expect(await readPresentCart(contextWith(async () => ({ cart: 'present' })))).toBe('present')
  expect(await readPresentCart(failing(refusal('OWNED_CART_NOT_FOUND', 404)))).toBeNull()
})

test('is read where that change is refused, and unknown where its answer is lost', async () => {
  expect(await readPresentCart(failing(refusal('INVALID', 400)))).toBe('read')
  const lost = new PlatformFailure('system', 'lost', { call: 'updateCurrentCart' })
  await expect(readPresentCart(failing(lost))).rejects.toBe(lost)
})
