// What stands for a page while it loads: its headings, pictures, cards and fields are where those of the page will be.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { signIn } from './member-steps.ts'
import { fillCart, visit } from './steps.ts'

/** Selectors of a page, by what its skeleton has in their place; `wide` ones where there is room for a second column. */
type Places = Record<string, string>
type Scene = { path: string; places: Places; wide?: Places }

const heading = 'main h1'
const picture = 'main img'
const card = 'main li:has(img)'

const pages: Scene[] = [
  { path: '/', places: { heading, picture } },
  { path: '/collections', places: { heading, picture, card } },
  { path: '/c/desk', places: { heading, picture, card } },
  { path: '/brands', places: { heading, picture, card } },
  { path: '/brands/fernley-tools', places: { heading, picture } },
  { path: '/p/hand-trowel', places: { heading, picture } },
  {
    path: '/pages/privacy',
    places: { heading, text: 'main article > header + *' },
    wide: { section: 'main article + nav' },
  },
  { path: '/login', places: { heading, field: 'main [type="email"]' } },
  {
    path: '/members',
    places: { heading, field: 'main [type="search"]', card: 'main li:has(article)' },
  },
]

const account: Scene[] = [
  { path: '/account', places: { heading, section: 'main section' } },
  { path: '/account/addresses', places: { heading } },
]

/** The most by which a place may differ, in pixels. */
const slack = 6

/** Top and left of the first visible element for each place, from the top of the page. */
const placesOf = (page: Page, places: Places) =>
  page.evaluate((wanted) => {
    const found = Object.entries(wanted).map(([place, selector]) => {
      const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
      const { top, left } = shown?.getBoundingClientRect() ?? { top: Number.NaN, left: Number.NaN }
      return [place, { top: Math.round(top + scrollY), left: Math.round(left) }]
    })
    return Object.fromEntries(found) as Record<string, { top: number; left: number }>
  }, places)

const marked = (places: Places): Places =>
  Object.fromEntries(Object.keys(places).map((place) => [place, `main [data-place="${place}"]`]))

/** Compares a page with what stands for it while its data is held back. */
async function compare(page: Page, { path, places, wide }: Scene): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) > 1000
  const compared = { ...places, ...(isWide && wide) }
  const release = await holdRequests(page, () => true)
  await page.evaluate((to) => history.pushState({ id: to }, '', to), path)
  const skeleton = page.locator('main [role="status"] [data-place]').first()
  await expect(skeleton, path).toBeAttached()
  const before = await placesOf(page, marked(compared))
  release()
  await expect(skeleton, path).not.toBeAttached()
  for (const selector of Object.values(compared))
    await expect(page.locator(selector).first(), path).toBeAttached()
  const after = await placesOf(page, compared)
  for (const [place, { top, left }] of Object.entries(after)) {
    const { top: wasTop = Number.NaN, left: wasLeft = Number.NaN } = before[place] ?? {}
    expect.soft(Math.abs(top - wasTop), `${path}: top of ${place}`).toBeLessThan(slack)
    expect.soft(Math.abs(left - wasLeft), `${path}: left of ${place}`).toBeLessThan(slack)
  }
  expect.soft(await shiftsOf(page), `${path}: shift`).toBeLessThan(shiftLimit)
}

/** Opens a page of text before each, so that none of its data is there already. */
async function compareAll(page: Page, scenes: readonly Scene[]): Promise<void> {
  for (const scene of scenes) {
    await visit(page, '/pages/about')
    await compare(page, scene)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

for (const width of [390, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('pages of the shop have their shape while they load', async ({ shop: page }) => {
      await compareAll(page, pages)
    })

    test('the account has its shape while it loads', async ({ shop: page }) => {
      await signIn(page)
      await compareAll(page, account)
    })

    test('a cart has its shape while it loads', async ({ shop: page }) => {
      await fillCart(page, '/p/morning-mug')
      await compareAll(page, [
        { path: '/cart', places: { heading, picture: 'main [data-line] img' } },
      ])
    })

    test('an empty cart is there at once, and moves nothing when its products come', async ({
      shop: page,
    }) => {
      // The page reads how many items are in the cart once it has loaded.
      const counted = page.waitForResponse((response) => {
        const request = response.request()
        return `${request.url()} ${request.postData()}`.includes('CartCount')
      })
      await visit(page, '/pages/about')
      await (await counted).finished()
      const release = await holdRequests(page, () => true)
      await page.evaluate(() => history.pushState({ id: 'cart' }, '', '/cart'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
      const places = { heading, picture: 'main img', section: 'main section h2' }
      const before = await placesOf(page, places)
      release()
      await expect(page.locator('main section article')).toHaveCount(4)
      expect(await placesOf(page, places)).toEqual(before)
      expect(await shiftsOf(page)).toBeLessThan(shiftLimit)
    })
  })
}
