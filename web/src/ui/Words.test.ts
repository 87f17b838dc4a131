import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from './Words.tsx'

const shown = (text: string) => renderToStaticMarkup(createElement(Words, { text }))

test('a word after one letter and a hyphen stays whole, any other text is as it was', () => {
  expect(shown('The Slow Kitchen, E-Book')).toBe(
    'The Slow Kitchen, <span class="whole">E-Book</span>',
  )
  expect(shown('Ü-Ei')).toBe('<span class="whole">Ü-Ei</span>')
  expect(shown('Cast-Iron Casserole')).toBe('Cast-Iron Casserole')
})
