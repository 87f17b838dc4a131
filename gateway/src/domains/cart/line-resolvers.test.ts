// The address of a line's page, which is absolute or missing, and the product that the path ends with.
import { expect, test } from 'vitest'
import { wireLine } from '../../testing/wire-cart.ts'
import { lineResolvers } from './line-resolvers.ts'

test('a line of which the platform sends only a path has no address', () => {
  const relativePath = '/p/moon-jar'
  const url = `https://shop.example${relativePath}`
  expect(wireLine({ url: { relativePath, url } })).toMatchObject({ pageUrl: url, relativePath })
  expect(wireLine({ url: { relativePath } })).toMatchObject({ pageUrl: null, relativePath })
  expect(wireLine()).toMatchObject({ pageUrl: null, relativePath: null })
})

test('the slug is the end of the path, but for a custom line', () => {
  const { productSlug } = lineResolvers.CartLine
  const url = { relativePath: '/p/moon-jar/' }
  expect(productSlug(wireLine({ url }))).toBe('moon-jar')
  expect(productSlug(wireLine({ url, customLineItem: true }))).toBeNull()
})
