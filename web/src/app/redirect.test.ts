import { expect, test } from 'vitest'
import type { ViewerRole } from '../__generated__/graphql.ts'
import type { ScreenModule } from '../lib/screen.ts'
import { redirectOf } from './redirect.ts'
import { matchRoute } from './routes.ts'

async function redirectFrom(url: string, role: ViewerRole | null, own?: Partial<ScreenModule>) {
  const matched = matchRoute(url)
  const module = { ...(await matched.route.module()), ...own }
  const read = () => (role ? { viewer: { role } } : null) as never
  return redirectOf({ ...matched, module }, module.load(matched.request), read)
}

test.each([
  ['/account', '/login'],
  [
    '/account/orders?after=x&z=%C3%A9',
    '/login?returnTo=%2Faccount%2Forders%3Fafter%3Dx%26z%3D%25C3%25A9',
  ],
  ['/account/orders/17', '/login?returnTo=%2Faccount%2Forders%2F17'],
])('a visitor at %s is redirected to %s', async (url, target) => {
  expect(await redirectFrom(url, 'VISITOR')).toBe(target)
})

test('a member stays, and so does a caller whose data is missing', async () => {
  expect(await redirectFrom('/account', 'MEMBER')).toBeNull()
  expect(await redirectFrom('/account', null)).toBeNull()
})

test('a visitor is redirected though another document of the screen has no data', async () => {
  const matched = matchRoute('/account')
  const module = await matched.route.module()
  const loads = module.load(matched.request)
  const results = [null, { viewer: { role: 'VISITOR' } }]
  const read = () => results.shift() as never
  expect(await redirectOf({ ...matched, module }, [...loads, ...loads], read)).toBe('/login')
})

test('a screen has redirects of its own, after the rule for members', async () => {
  const own = { redirectTo: () => '/elsewhere' }
  expect(await redirectFrom('/cart', 'VISITOR', own)).toBe('/elsewhere')
  expect(await redirectFrom('/account', 'MEMBER', own)).toBe('/elsewhere')
  expect(await redirectFrom('/account', 'VISITOR', own)).toBe('/login')
})
