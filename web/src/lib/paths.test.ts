import { expect, test } from 'vitest'
import { accountPaths } from './account-paths.ts'
import { formPath } from './form-path.ts'
import { paths } from './paths.ts'

test('what stands in an address is encoded', () => {
  const slug = 'a/b?c'
  expect([paths.collection(slug), paths.brand(slug), paths.product(slug)]).toEqual([
    '/c/a%2Fb%3Fc',
    '/brands/a%2Fb%3Fc',
    '/p/a%2Fb%3Fc',
  ])
  expect([accountPaths.order(slug), accountPaths.member(slug)]).toEqual([
    '/account/orders/a%2Fb%3Fc',
    '/members/a%2Fb%3Fc',
  ])
  expect(paths.search('oak & ash')).toBe('/search?q=oak+%26+ash')
})

test('a search for nothing is the search page', () => {
  expect([paths.search(), paths.search('')]).toEqual(['/search', '/search'])
})

test('a form has its path', () => {
  expect(formPath('slug')).toBe('/forms/slug')
})
