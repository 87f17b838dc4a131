import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScreenSkeleton } from './Skeletons.tsx'

const shapeOf = (kind: Parameters<typeof ScreenSkeleton>[0]['kind']) => {
  const html = renderToStaticMarkup(createElement(ScreenSkeleton, { kind }))
  return {
    cards: html.split('portrait').length - 1,
    hasFilters: html.includes('filters'),
    isBeside: html.includes('beside'),
  }
}

test('a screen that loads has the columns of the screen', () => {
  expect(shapeOf('list')).toEqual({ cards: 9, hasFilters: true, isBeside: true })
  expect(shapeOf('grid')).toEqual({ cards: 8, hasFilters: false, isBeside: false })
  expect(shapeOf('product')).toEqual({ cards: 1, hasFilters: false, isBeside: false })
  expect(shapeOf('plain')).toEqual({ cards: 0, hasFilters: false, isBeside: false })
})
