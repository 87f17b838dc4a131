// `npm run test:changed`: a change reaches the journeys that visit its screen.
import { expect, test } from 'vitest'
import { changedJourneys } from '../tools/changed-journeys.ts'

test.each([
  ['web/src/screens/members/MemberCard.tsx', 'accessibility.e2e.ts', 'cart.e2e.ts'],
  ['web/src/screens/shop/search/SearchScreen.tsx', 'search-facets.e2e.ts', 'account.e2e.ts'],
  ['web/src/screens/shop/parts/FilterBar.tsx', 'browse.e2e.ts', 'graphiql.e2e.ts'],
  ['web/src/screens/account/DeleteScreen.tsx', 'account.e2e.ts', 'suggestions.e2e.ts'],
  ['web/src/admin/screens/brands/BrandsScreen.tsx', 'admin-money.e2e.ts', 'cart.e2e.ts'],
  ['web/src/admin/ui/DataTable.tsx', 'admin-members.e2e.ts', 'cart.e2e.ts'],
  ['stack/e2e/cart.e2e.ts', 'cart.e2e.ts', 'account.e2e.ts'],
  ['stack/e2e/hold-requests.ts', 'live-missed.e2e.ts', 'keyboard.e2e.ts'],
])('%s reaches %s, not %s', (file, reached, other) => {
  const journeys = changedJourneys([file])
  expect(journeys).toContain(reached)
  expect(journeys).not.toContain(other)
})

test('a part that all screens share reaches all journeys; a unit test reaches none', () => {
  expect(changedJourneys(['web/src/ui/Button.tsx'])).toContain('account-no-js.e2e.ts')
  expect(changedJourneys(['web/src/ui/Button.tsx']).length).toBeGreaterThan(25)
  expect(changedJourneys(['web/src/screens/problems/NotFoundScreen.tsx']).length).toBeGreaterThan(
    25,
  )
  expect(changedJourneys(['web/src/forms/form.test.ts', 'docs/security.md'])).toEqual([])
})
