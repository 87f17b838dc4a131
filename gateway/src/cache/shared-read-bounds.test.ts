import { setImmediate as settle } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { CallScope, Transport } from '../platform/transport.ts'
import { createCatalog } from './cached-catalog.ts'

const megabyte = 1024 * 1024

/** Returns how often a product is fetched that is read before and after others of this size. */
async function fetchesOf(bytes: number): Promise<number> {
  const fetched: string[] = []
  const send = async (
    _service: string,
    _call: unknown,
    { id }: { id: string },
    { onBytes }: CallScope,
  ) => {
    fetched.push(id)
    onBytes?.(bytes)
    return { product: { id } }
  }
  const catalog = createCatalog({
    brandsOfProducts: async () => [],
    // Cast: the catalog of this test sends nothing else.
    transport: { send } as unknown as Transport,
    token: async () => 't',
    seconds: 60,
    staleSeconds: 0,
  })
  for (const id of ['first', 'second', 'third', 'first']) {
    await catalog.getProduct({ id })
    await settle()
  }
  return fetched.filter((id) => id === 'first').length
}

test('large responses make room for each other, small ones stay', async () => {
  expect(await fetchesOf(megabyte)).toBe(1)
  expect(await fetchesOf(15 * megabyte)).toBe(2)
})
