import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { setCartCount } from '../lib/cart-signal.ts'
import { screens } from '../screens/screens.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { skeletonOf, skeletonPatterns } from './skeleton-kinds.ts'

const shapeOf = (pattern: string) => {
  const html = renderToStaticMarkup(createElement(ScreenSkeleton, { pattern }))
  const count = (place: string) => html.split(`data-place="${place}"`).length - 1
  return { headings: count('heading'), pictures: count('picture'), cards: count('card') }
}

test('each pattern with a skeleton is that of a screen', () => {
  const patterns = screens.map(({ pattern }) => pattern)
  expect(skeletonPatterns.filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

test('a screen that loads has the heading, pictures and cards of the screen', () => {
  expect(shapeOf('/')).toEqual({ headings: 1, pictures: 4, cards: 3 })
  expect(shapeOf('/collections')).toEqual({ headings: 1, pictures: 6, cards: 6 })
  expect(shapeOf('/c/:slug')).toEqual({ headings: 1, pictures: 9, cards: 9 })
  expect(shapeOf('/p/:slug')).toEqual({ headings: 1, pictures: 1, cards: 0 })
  expect(shapeOf('/checkout')).toEqual({ headings: 1, pictures: 0, cards: 0 })
})

test('all pages of the account have its frame', () => {
  expect(skeletonOf('/account')).toBe('account')
  expect(skeletonOf('/account/orders/:id')).toBe('account')
})

test('a cart has as many lines as are in it, as far as they fit', () => {
  setCartCount(1)
  expect(shapeOf('/cart').pictures).toBe(1)
  setCartCount(8)
  expect(shapeOf('/cart').pictures).toBe(3)
})

test('a cart that is empty has a drawing and its words', () => {
  setCartCount(0)
  expect(shapeOf('/cart').pictures).toBe(1)
  const html = renderToStaticMarkup(createElement(ScreenSkeleton, { pattern: '/cart' }))
  expect(html).toContain('Your cart is empty')
})
