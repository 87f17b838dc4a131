import { expect, test } from 'vitest'
import { matchRoute } from '../app/routes.ts'
import { unknownShop } from '../app/shell/footer-document.ts'
import { failedScreen } from '../screens/screens.ts'
import { describePage, describeProblem } from './describe-page.ts'

const store = { ...unknownShop, name: 'Halden' }
const site = {
  publicUrl: 'https://shop.test',
  terms: null,
  preview: null,
  icons: [],
  hasOwnIcons: false,
  languagesOfPage: () => [],
}

async function describeEmpty(url: string) {
  const { route, request } = matchRoute(url)
  const shown = { route, request, module: await route.module() }
  return describePage(shown, () => null, { ...site, store })
}

test.each([
  ['/', '', '/', false],
  ['/brands', 'Our brands', '/brands', false],
  ['/brands?after=x', 'Our brands', '/brands', true],
  ['/members/', 'Members', '/members', false],
  ['/search?q=lamp', 'Search: lamp', '/search', true],
  ['/cart', 'Cart', '/cart', true],
  ['/login?returnTo=%2Faccount', 'Sign in', '/login', true],
  ['/account/orders', 'Orders', '/account/orders', true],
  ['/account/orders/17', 'Order', '/account/orders/17', true],
  ['/_gallery', 'Gallery', '/_gallery', true],
])('%s has the title of its screen', async (url, title, canonical, isNoindex) => {
  const page = await describeEmpty(url)
  expect([page.title, page.canonical, page.isNoindex ?? false]).toEqual([
    title,
    canonical,
    isNoindex,
  ])
})

test('a description beside a screen adds to the defaults', async () => {
  expect((await describeEmpty('/')).jsonLd).toHaveLength(2)
  expect((await describeEmpty('/brands')).description).toBe('The brands at Halden.')
})

test('a page that replaces a screen is noindex, whichever address it stands at', async () => {
  const { request } = matchRoute('/brands')
  const module = await failedScreen.module()
  expect(describeProblem({ request, module, failure: null })).toEqual({
    title: 'This page did not load',
    canonical: '/',
    isNoindex: true,
  })
  const failure = { requestId: null, isUnavailable: true }
  const { title } = describeProblem({ request, module, failure })
  expect(title).toBe('The shop isn’t available right now')
})
