import { expect, test, vi } from 'vitest'
import { readProduct } from '../../platform/catalog/v1/read-product.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { Transport } from '../../platform/transport.ts'
import { createReader } from './reader.ts'

const failure = new PlatformFailure('system', 'products[1].description', { call: 'queryProducts' })

/** Returns a product whose description is a deferred member of another form. */
const malformed = (id: string) =>
  Object.defineProperty(readProduct({ id, name: id, numericId: '2' }), 'description', {
    enumerable: true,
    get() {
      throw failure
    },
  })

function readerOf(products: readonly object[]) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const send = () => Promise.resolve({ products, total: products.length })
  const transport = { send } as unknown as Pick<Transport, 'send'>
  const { signal } = new AbortController()
  return { log, reader: createReader({ transport, token: async () => '', signal, log }) }
}

test('a product that cannot be read is left out, and does not hold back the others', async () => {
  const [one, other] = ['one', 'other'].map((id) => readProduct({ id, name: id, numericId: '3' }))
  const { reader, log } = readerOf([one ?? {}, malformed('odd'), other ?? {}])
  const page = await reader.inOrder(null, 100)
  expect(page.products.map(({ id }) => id)).toEqual(['one', 'other'])
  expect(log.warn.mock.calls).toEqual([
    [{ err: failure, productId: 'odd' }, expect.stringContaining('left out')],
  ])
})

test('a product that is left out is logged once, until it can be read again', async () => {
  const products: object[] = [malformed('odd')]
  const { reader, log } = readerOf(products)
  await reader.inOrder(null, 100)
  await reader.inOrder(null, 100)
  expect(log.warn).toHaveBeenCalledTimes(1)
  products[0] = readProduct({ id: 'odd', name: 'odd' })
  await reader.inOrder(null, 100)
  products[0] = malformed('odd')
  await reader.inOrder(null, 100)
  expect(log.warn).toHaveBeenCalledTimes(2)
})

test('an error that is not of a response is thrown', async () => {
  const broken = Object.defineProperty(readProduct({ id: 'odd', name: 'odd' }), 'description', {
    get() {
      throw new TypeError('a mistake of the gateway')
    },
  })
  await expect(readerOf([broken]).reader.inOrder(null, 100)).rejects.toThrow('a mistake')
})
