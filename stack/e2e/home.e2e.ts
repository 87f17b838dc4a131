// The home page: each picture once, the brand of the week, and the products viewed last on this device.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { logIn } from './member-steps.ts'
import { visit } from './steps.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const brandOfWeek = (page: Page) => page.getByRole('region', { name: /^Brand of the week/ })
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })
const namesIn = (page: Page) => viewed(page).getByRole('heading', { level: 3 })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine-viewed'))
const countStored = async (page: Page) => (await stored(page))?.split(' ').length ?? 0

/** Opens products, one after another, each until the device has remembered it. */
async function view(page: Page, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const before = await stored(page).catch(() => null)
    await visit(page, `/p/${slug}`)
    await expect.poll(() => stored(page)).not.toBe(before)
  }
}

/** Scrolls in steps, so that each part comes near before it is seen. */
async function scrollTo(page: Page, end: 'top' | 'bottom'): Promise<void> {
  await page.evaluate(async (where) => {
    const step = where === 'top' ? -600 : 600
    // A busy browser may draw nothing for a while.
    const atMost = () => new Promise((resolve) => setTimeout(resolve, 1000))
    const frame = () => Promise.race([new Promise(requestAnimationFrame), atMost()])
    for (let before = -1; scrollY !== before; ) {
      before = scrollY
      scrollBy(0, step)
      await frame()
      await frame()
    }
  }, end)
}

test('the picture of the hero is none of a collection below', async ({ shop }) => {
  await visit(shop, '/')
  const pictures = await shop
    .getByRole('main')
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => /media\/\w+/.exec(src)?.[0]))
  expect(pictures.length).toBeGreaterThan(10)
  expect(pictures.filter((one) => one === pictures[0])).toHaveLength(1)
  const featured = shop.getByRole('region', { name: 'Worth a look' })
  await expect(featured.getByRole('listitem')).toHaveCount(3)
  await expect(featured.getByText('Boards, pots and a pantry shelf.')).toBeVisible()
})

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`in the window of a ${name}`, () => {
    test.use({ viewport })

    test('the brand of the week has its story and products, and leads to its page', async ({
      shop,
    }) => {
      const served = await (await shop.request.get('/')).text()
      await visit(shop, '/')
      const brand = brandOfWeek(shop)
      const title = await brand.getByRole('heading', { level: 2 }).textContent()
      const [, brandName = ''] = /Brand of the week\s+(.+)/.exec(title ?? '') ?? []
      expect(served, 'the server selects the brand').toContain(
        `Meet ${brandName.replace('&', '&amp;')}`,
      )
      await expect(brand.getByRole('listitem')).toHaveCount(3)
      await expect(brand.locator('img').first()).toHaveAttribute('alt', /\w/)
      await brand.getByRole('link', { name: `Meet ${brandName}` }).click()
      await expect(shop.getByRole('heading', { level: 1, name: brandName })).toBeVisible()
    })

    test('what was viewed last comes last on the page, moves nothing, and is fetched near', async ({
      shop,
    }) => {
      await view(shop, 'hand-trowel', 'morning-mug', 'moon-jar')
      const sent: string[] = []
      shop.on('request', (request) => {
        if (request.url().includes('%22ids%22')) sent.push(`${request.method()} ${request.url()}`)
      })
      await visit(shop, '/')
      // Its room is there before its products.
      await expect(viewed(shop).getByRole('listitem')).toHaveCount(3)
      expect(sent).toEqual([])
      await scrollTo(shop, 'bottom')
      await expect(namesIn(shop)).toHaveText(['Moon Jar', 'Morning Mug', 'Hand Trowel'])
      expect(await shiftsOf(shop)).toBeLessThan(shiftLimit)
      expect(sent).toHaveLength(1)
      expect(sent[0]).toMatch(/^GET /)

      await namesIn(shop).filter({ hasText: 'Morning Mug' }).getByRole('link').click()
      await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
      const related = shop.getByRole('region', { name: 'More like this' })
      await related.scrollIntoViewIfNeeded()
      await expect(related.getByRole('link').last()).toBeAttached()
      await expect(related).not.toHaveAttribute('aria-busy')
      await scrollTo(shop, 'bottom')
      await expect(namesIn(shop)).toHaveText(['Moon Jar', 'Hand Trowel'])
      expect(await shiftsOf(shop)).toBeLessThan(shiftLimit)
      await scrollTo(shop, 'top')
      await expect.poll(() => countStored(shop)).toBe(3)
    })
  })
}

test('a row without room that comes while the end of the page is in sight is left out', async ({
  shop,
}) => {
  await view(shop, 'breakfast-bowl')
  const code = await holdScripts(shop, /\/BelowProduct/)
  await shop.goto('/p/morning-mug')
  await code.held()
  await scrollTo(shop, 'bottom')
  code.release()
  const related = shop.getByRole('region', { name: 'More like this' })
  await expect(related).not.toHaveAttribute('aria-busy')
  await expect.poll(() => countStored(shop)).toBe(2)
  await expect(viewed(shop)).toHaveCount(0)
  expect(await shiftsOf(shop)).toBeLessThan(shiftLimit)

  // A page that is opened from this one has it from the first.
  await related.getByRole('link').last().click()
  await expect.poll(() => countStored(shop)).toBe(3)
  await scrollTo(shop, 'bottom')
  await expect(namesIn(shop)).toHaveText(['Morning Mug', 'Breakfast Bowl'])
})

test('six are shown, without what is no longer sold, and nothing moves', async ({
  shop,
  control,
}) => {
  await view(shop, 'hand-trowel', 'morning-mug', 'moon-jar', 'milk-jug', 'brass-pen')
  await view(shop, 'seagrass-basket', 'station-wall-clock', 'herringbone-throw')
  await control.setVisible('brass-pen', false)
  await visit(shop, '/')
  await expect(viewed(shop)).toBeAttached()
  await scrollTo(shop, 'bottom')
  await expect(namesIn(shop)).toHaveText([
    'Herringbone Throw',
    'Station Wall Clock',
    'Seagrass Basket',
    'Milk Jug',
    'Moon Jar',
    'Morning Mug',
  ])
})

test('a device that viewed nothing has no such section', async ({ shop }) => {
  await visit(shop, '/')
  await expect(shop.getByRole('banner').getByRole('link', { name: /^Cart, 0/ })).toBeVisible()
  await scrollTo(shop, 'bottom')
  await expect(viewed(shop)).toHaveCount(0)
})

test('S118 a sign-in and a sign-out leave nothing of what was viewed', async ({ shop }) => {
  await view(shop, 'hand-trowel')
  await logIn(shop)
  await expect.poll(() => stored(shop), { timeout: 15_000 }).toBeNull()
  await view(shop, 'morning-mug', 'moon-jar')
  await visit(shop, '/account')
  await shop.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await visit(shop, '/')
  await expect.poll(() => stored(shop), { timeout: 15_000 }).toBeNull()
  await scrollTo(shop, 'bottom')
  await expect(viewed(shop)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has the brand of the week, and nothing of what was viewed', async ({ shop }) => {
    await shop.goto('/')
    await expect(brandOfWeek(shop).getByRole('listitem')).toHaveCount(3)
    await expect(viewed(shop)).toHaveCount(0)
  })
})
