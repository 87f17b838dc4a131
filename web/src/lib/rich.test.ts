import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from './rich.ts'

test('the parts of a message follow each other without markup of their own', () => {
  const message = rich('Read the ', createElement('a', { href: '/x' }, 'rules'), '.')
  expect(renderToStaticMarkup(message)).toBe('Read the <a href="/x">rules</a>.')
})
