import { expect, test } from 'vitest'
import { pagesOfSite } from './site-pages.ts'

test.each([
  [false, undefined],
  [true, { useGenericPages: false }],
])('with custom pages of the site (%s), the preference is %j', (hasCustomPages, expected) => {
  // Cast: only this setting decides.
  const config = { platform: { hasCustomPages } } as Parameters<typeof pagesOfSite>[0]
  expect(pagesOfSite(config)).toEqual(expected)
})
