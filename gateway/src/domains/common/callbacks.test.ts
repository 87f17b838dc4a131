import { expect, test } from 'vitest'
import { isLocalPath, localPathOr } from './callbacks.ts'

test.each(['/', '/cart', '/p/teapot?Size=S', '/c/a%20b', '/p/a#b', '/search?q=a//b'])(
  '%s is a path of the shop',
  (path) => {
    expect(isLocalPath(path)).toBe(true)
  },
)

test.each([
  '',
  'cart',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  'https://evil.test',
  'https:evil.test',
  'http:\\\\evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2fevil.test',
  '/%2Fevil.test',
  '/%5cevil.test',
  '/%252fevil.test',
  '%2f%2fevil.test',
  '/a\r\nLocation: //evil.test',
  '/a\nb',
  '/\tevil',
  '/a\u0000b',
  ' /cart',
  '/\u007f',
  './/evil.test',
  '/%zz',
  '/%E0%A4%A',
  '@evil.test',
  '/\\/evil.test',
  '//evil.test/%2f..',
  `/${'x'.repeat(2000)}`,
])('S33 %j is not', (path) => {
  expect(isLocalPath(path)).toBe(false)
  expect(localPathOr(path, '/cart')).toBe('/cart')
})
