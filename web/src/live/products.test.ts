import type { Client } from '@urql/core'
import { afterEach, expect, test, vi } from 'vitest'
import { onShownProducts, type ShownProduct, showProduct } from '../lib/shown-products.ts'
import { announceChange, idsOnScreen, readAgain } from './products.ts'

const hidden: (() => void)[] = []
const show = (product: ShownProduct) => {
  const hide = showProduct(product)
  hidden.push(hide)
  return hide
}
afterEach(() => {
  for (const hide of hidden.splice(0)) hide()
  onShownProducts(() => undefined)
})

/** Records the variables of each request. */
function recordingClient() {
  const requests: unknown[] = []
  const query = (_document: unknown, variables: unknown) => {
    requests.push(variables)
    return { toPromise: async () => ({}) }
  }
  return { client: { query } as unknown as Client, requests }
}

test('a product is on screen as long as one component shows it', () => {
  const hideCard = show({ id: 'mug' })
  const hideForm = show({ id: 'mug' })
  show({ id: 'jug' })
  expect(idsOnScreen()).toEqual(['mug', 'jug'])
  hideCard()
  expect(idsOnScreen()).toEqual(['mug', 'jug'])
  hideForm()
  expect(idsOnScreen()).toEqual(['jug'])
})

test('each product that comes or goes is reported', () => {
  const listener = vi.fn()
  onShownProducts(listener)
  const hide = show({ id: 'mug' })
  expect(listener).toHaveBeenCalledTimes(1)
  hide()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('of more products than a subscription may have, the last count', () => {
  for (let at = 0; at < 105; at++) show({ id: String(at) })
  expect(idsOnScreen()).toHaveLength(100)
  expect(idsOnScreen()[0]).toBe('5')
})

test('a change is announced to the components that show the product', () => {
  const [onMug, onJug] = [vi.fn(), vi.fn()]
  show({ id: 'mug', onChange: onMug })
  show({ id: 'mug' })
  show({ id: 'jug', onChange: onJug })
  announceChange('mug')
  expect([onMug.mock.calls.length, onJug.mock.calls.length]).toEqual([1, 0])
})

test('cards are read again in one request, and a product with choices by its own', async () => {
  const refetch = vi.fn(async () => undefined)
  show({ id: 'mug' })
  show({ id: 'jug' })
  show({ id: 'pot', combination: 'red', refetch })
  const { client, requests } = recordingClient()
  await readAgain(client, ['mug', 'jug', 'pot'])
  expect(requests).toEqual([{ ids: ['mug', 'jug'] }])
  expect(refetch).toHaveBeenCalledTimes(1)
  await readAgain(client, ['pot'])
  await readAgain(client, [])
  expect(requests).toHaveLength(1)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('choices made while the request was in flight are read, too', async () => {
  const product: ShownProduct = { id: 'pot', combination: 'red' }
  const refetch = vi.fn(async () => {
    product.combination = 'blue'
  })
  product.refetch = refetch
  show(product)
  await readAgain(recordingClient().client, ['pot'])
  expect(refetch).toHaveBeenCalledTimes(2)
})
