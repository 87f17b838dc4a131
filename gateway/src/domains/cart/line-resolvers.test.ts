// The address of a line's page, which is absolute or missing.
import type { WireCartLine } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { lineResolvers } from './line-resolvers.ts'

const currencies = { currency: 'USD', conversionCurrency: 'USD' }

test('a line of which the platform sends only a path has no address', () => {
  const { pageUrl, relativePath } = lineResolvers.CartLine
  const read = (url: WireCartLine['url']) => {
    const line = { wire: { url } as WireCartLine, currencies, weightUnit: null }
    return [pageUrl(line), relativePath(line)]
  }
  const path = '/p/moon-jar'
  const url = `https://shop.example${path}`
  expect(read({ relativePath: path, url })).toEqual([url, path])
  expect(read({ relativePath: path })).toEqual([null, path])
})
