// Very long words on a phone: a page is as wide as the window, and every word is within it.
import { test } from './fixtures.ts'
import {
  expectLongWordsToFit,
  longBrandSlug,
  longWord,
  phone,
  useLongWords,
} from './long-words-steps.ts'
import { visit } from './steps.ts'

test.use({ viewport: phone, hasTouch: true })
test.beforeEach(({ shop, control }) => useLongWords(shop, control, 'morning-mug'))

const brandPath = `/brands/${longBrandSlug}`

for (const path of ['/p/morning-mug', '/de/p/morning-mug', '/c/ceramics', brandPath]) {
  test(`${path} fits`, async ({ shop }) => {
    await visit(shop, path)
    await expectLongWordsToFit(shop)
  })
}

test('a search and its suggestions fit', async ({ shop }) => {
  await visit(shop, `/search?q=${longWord}`)
  await expectLongWordsToFit(shop)
})
