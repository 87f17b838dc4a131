import { expect, test, vi } from 'vitest'
import { onShownProducts, shownProducts, showProduct } from './shown-products.ts'

test('a product that two parts show is shown until both are gone', () => {
  const listener = vi.fn(() => [...shownProducts].map(({ id }) => id))
  onShownProducts(listener)
  const [hideOne, hideOther] = [showProduct({ id: 'mug' }), showProduct({ id: 'mug' })]
  hideOne()
  hideOther()
  const seen = listener.mock.results.map(({ value }) => value)
  expect(seen).toEqual([['mug'], ['mug', 'mug'], ['mug'], []])
})
