// Search and facets: counts, chips, the sheet of a small screen, typing errors, brands, back.
import type { Locator, Page } from '@playwright/test'
import { freePort } from '../src/free-port.ts'
import { startStack } from '../src/start-stack.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { box, cards, chips, everything, filters, heading } from './list-steps.ts'
import { visit } from './steps.ts'

const status = (page: Page) => page.getByRole('status').filter({ hasText: /products?$/ })

/** Returns the number beside a checkbox. */
async function countOf(within: Locator, label: string): Promise<number> {
  const text = await within
    .locator('label')
    .filter({ hasText: new RegExp(`^${label} \\d+$`) })
    .textContent()
  return Number(/\d+$/.exec(text ?? '')?.[0])
}

async function total(page: Page): Promise<number> {
  return Number.parseInt((await status(page).textContent()) ?? '', 10)
}

test('brand, color and price narrow a list together, and chips widen it again', async ({
  shop,
}) => {
  await visit(shop, everything)
  const all = await total(shop)
  const brand = box(filters(shop), 'Saltmarsh Pottery')
  const ofBrand = await countOf(filters(shop), 'Saltmarsh Pottery')
  await brand.check()
  await expect(shop).toHaveURL(/\?brand=saltmarsh-pottery$/)
  await expect(status(shop)).toHaveText(`${ofBrand} products`)
  await expect(cards(shop)).toHaveCount(ofBrand)
  await expect(cards(shop).filter({ hasText: 'Saltmarsh Pottery' })).toHaveCount(ofBrand)
  await expect(brand).toBeFocused()

  const inMoss = await countOf(filters(shop), 'Moss')
  await box(filters(shop), 'Moss').check()
  await expect(shop).toHaveURL(/brand=saltmarsh-pottery&opt\.Color=Moss$/)
  await expect(cards(shop)).toHaveCount(inMoss)
  await filters(shop).getByLabel('To', { exact: true }).fill('30')
  await expect(shop).toHaveURL(/max=30/)
  await expect.poll(() => total(shop)).toBeLessThan(inMoss)
  await expect(chips(shop).getByRole('link')).toHaveText([
    /Saltmarsh Pottery$/,
    /Color: Moss$/,
    /Up to \$30$/,
    'Clear filters',
  ])

  await shop.reload()
  await expect(brand).toBeChecked()
  await expect(filters(shop).getByLabel('To', { exact: true })).toHaveValue('30')
  await chips(shop).getByRole('link', { name: 'Remove filter: Up to $30' }).click()
  await expect(cards(shop)).toHaveCount(inMoss)
  await expect(filters(shop).getByLabel('To', { exact: true })).toHaveValue('')
  await chips(shop).getByRole('link', { name: 'Clear filters' }).click()
  await expect(status(shop)).toHaveText(`${all} products`)
  await expect(brand).not.toBeChecked()
  await expect(shop).toHaveURL(new RegExp(`${everything}$`))
})

test('counts apply the other filters, and values without matches are disabled', async ({
  shop,
}) => {
  await visit(shop, everything)
  const [brands, before] = [filters(shop), await countOf(filters(shop), 'Reduced')]
  await box(brands, 'Tarn Lighting').check()
  await expect(chips(shop)).toContainText('Tarn Lighting')
  await expect.poll(() => countOf(brands, 'Reduced')).toBeLessThan(before)
  // A second brand remains available; a collection without lamps does not.
  await expect(box(brands, 'Saltmarsh Pottery')).toBeEnabled()
  await expect(box(brands, 'Ceramics')).toBeDisabled()
  expect(await countOf(brands, 'Ceramics')).toBe(0)
  await box(brands, 'Saltmarsh Pottery').check()
  await expect(shop).toHaveURL(/brand=saltmarsh-pottery/)
  await expect(box(brands, 'Ceramics')).toBeEnabled()
  await box(brands, 'Ceramics').check()
  await box(brands, 'Saltmarsh Pottery').uncheck()
  // A value selected earlier has no matches now and can still be removed.
  await expect(shop.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
  await expect(box(brands, 'Ceramics')).toBeChecked()
  await expect(box(brands, 'Ceramics')).toBeEnabled()
  await expect(box(brands, 'Saltmarsh Pottery')).toBeFocused()
  await shop.getByRole('link', { name: 'Without “Tarn Lighting”' }).click()
  await expect(cards(shop).filter({ hasText: 'Saltmarsh Pottery' }).first()).toBeVisible()
})

test('on a small screen the filters are in a sheet', async ({ shop }) => {
  await shop.setViewportSize({ width: 390, height: 844 })
  await visit(shop, everything)
  await expect(filters(shop)).toHaveCount(0)
  await shop.getByRole('button', { name: 'Filter and sort' }).click()
  const sheet = shop.getByRole('dialog', { name: 'Filter and sort' })
  const count = await countOf(sheet, 'Reduced')
  await box(sheet, 'Reduced').check()
  await sheet.getByLabel('Sort by').selectOption('price-up')
  await expect(shop).toHaveURL(/sort=price-up/)
  await sheet.getByRole('button', { name: `Show ${count} results` }).click()
  await expect(sheet).toBeHidden()
  await expect(cards(shop)).toHaveCount(count)
  await expect(shop.getByRole('button', { name: 'Filter and sort' })).toBeFocused()
  await expect(chips(shop)).toContainText('Reduced')
})

test('the sheet names no old count while the filters load', async ({ shop }) => {
  await shop.setViewportSize({ width: 390, height: 844 })
  await visit(shop, everything)
  await shop.getByRole('button', { name: 'Filter and sort' }).click()
  const sheet = shop.getByRole('dialog', { name: 'Filter and sort' })
  const count = await countOf(sheet, 'Reduced')
  const release = await holdRequests(shop, () => true)
  await box(sheet, 'Reduced').check()
  const button = sheet.getByRole('button', { name: /^Show .*results$/ })
  await expect(button).toHaveText('Show results')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(button).toHaveText(`Show ${count} results`)
})

test('the chip of a long query is short, and says all of it', async ({ shop }) => {
  const query = 'mug '.repeat(24).trim()
  for (const width of [390, 1440]) {
    await shop.setViewportSize({ width, height: 844 })
    await visit(shop, `${everything}?q=${encodeURIComponent(query)}`)
    const chip = chips(shop).getByRole('link').first()
    await expect(chip).toHaveAccessibleName(new RegExp(query))
    await expect(chip.getByTitle(new RegExp(query))).toBeVisible()
    const { x = 0, width: wide = 0 } = (await chip.boundingBox()) ?? {}
    expect(x + wide).toBeLessThanOrEqual(width)
  }
})

test('a typing error is corrected and reported', async ({ shop }) => {
  await visit(shop, '/search?q=teapto')
  await expect(heading(shop, 'Results for “teapot”')).toBeVisible()
  await expect(shop.getByText('Nothing was found for “teapto”.')).toBeVisible()
  await expect(cards(shop).filter({ hasText: 'Round Teapot' })).toBeVisible()

  await visit(shop, '/search?q=lapm')
  await expect(heading(shop, 'Results for “lamp”')).toBeVisible()
  await expect(shop.getByLabel('Sort by')).toHaveValue('')

  await visit(shop, '/search?q=qqqqqq')
  await expect(heading(shop, 'Nothing found for “qqqqqq”')).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'In the shop now' })).toBeVisible()
  await shop.getByRole('main').getByRole('link', { name: 'Ceramics' }).click()
  await expect(heading(shop, 'Ceramics')).toBeVisible()
})

test('a brand has its own page, also at its former URL', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  await shop.getByRole('main').getByRole('link', { name: 'Saltmarsh Pottery' }).click()
  await expect(shop).toHaveURL(/\/brands\/saltmarsh-pottery$/)
  await expect(heading(shop, 'Saltmarsh Pottery')).toBeVisible()
  await expect(filters(shop).getByRole('group', { name: 'Brands' })).toHaveCount(0)
  await box(filters(shop), 'Moss').check()
  await expect(cards(shop).filter({ hasText: 'Morning Mug' })).toBeVisible()
  await expect(shop).toHaveURL(/\/brands\/saltmarsh-pottery\?opt\.Color=Moss$/)

  await shop.goto('/brands/Saltmarsh%20Pottery?sort=name')
  await expect(shop).toHaveURL(/\/brands\/saltmarsh-pottery\?sort=name$/)
  await expect(heading(shop, 'Saltmarsh Pottery')).toBeVisible()
})

test('related products are below a product', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const related = shop.getByRole('region', { name: 'More like this' })
  await expect(related.getByRole('article')).toHaveCount(4)
  await expect(related.getByRole('link', { name: 'Morning Mug', exact: true })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('facets are a form, chips are links', async ({ shop }) => {
    await shop.goto(everything)
    const count = await countOf(filters(shop), 'Saltmarsh Pottery')
    await box(filters(shop), 'Saltmarsh Pottery').check()
    await filters(shop).getByLabel('To', { exact: true }).fill('500')
    await filters(shop).getByRole('button', { name: 'Apply' }).click()
    await expect(shop).toHaveURL(/brand=saltmarsh-pottery/)
    await expect(cards(shop)).toHaveCount(count)
    await expect(box(filters(shop), 'Saltmarsh Pottery')).toBeChecked()
    await chips(shop).getByRole('link', { name: 'Clear filters' }).click()
    await expect(shop).toHaveURL(new RegExp(`${everything}$`))

    await shop.setViewportSize({ width: 390, height: 844 })
    await expect(filters(shop)).toHaveCount(0)
    await shop.getByRole('link', { name: 'Filter and sort' }).click()
    await box(filters(shop), 'Reduced').check()
    await filters(shop).getByRole('button', { name: 'Apply' }).click()
    await expect(chips(shop)).toContainText('Reduced')
    await expect(filters(shop)).toHaveCount(0)
  })
})

test('with a stale index, lists report the filters that do not apply', async ({ shop }) => {
  const env = {
    PLATFORM_DATA: 'memory',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
    CATALOG_INDEX_MAX_AGE_SECONDS: '1',
    ...(process.env.WEB_DIST && { WEB_DIST: process.env.WEB_DIST }),
    PORT: String(await freePort()),
    PLATFORM_PORT: String(await freePort()),
  }
  const stack = await startStack({ env })
  try {
    const path = `${stack.shopUrl}${everything}?brand=saltmarsh-pottery&max=40`
    const notice = shop.getByText('Not applied: saltmarsh pottery.')
    await expect(async () => {
      await shop.goto(path)
      await expect(notice).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(filters(shop).getByRole('group', { name: 'Brands' })).toHaveCount(0)
    await expect(filters(shop).getByLabel('To', { exact: true })).toHaveValue('40')
    await expect(cards(shop).filter({ hasNotText: 'Saltmarsh Pottery' }).first()).toBeVisible()
    // A read of the catalog makes the index usable for another second.
    await expect(async () => {
      await shop.goto(`${stack.shopUrl}/brands/saltmarsh-pottery`)
      const heading = shop.getByRole('heading', { name: 'This list is not ready yet' })
      await expect(heading).toBeVisible({ timeout: 500 })
    }).toPass()
  } finally {
    // A stack that closes answers 503, also to the scripts of a page that still loads.
    await shop.goto('about:blank')
    await stack.close()
  }
})

for (const [path, text] of [
  ['/brands/ostra?max=1', 'Remove a filter to see more of this brand.'],
  ['/de/brands/ostra?max=1', 'Entferne einen Filter, um mehr von dieser Marke zu sehen.'],
  ['/c/ceramics?max=1', 'Remove a filter to see more of this collection.'],
  ['/search?q=mug&max=1', 'Remove a filter to see more.'],
  ['/de/search?q=becher&max=1', 'Entferne einen Filter, um mehr zu sehen.'],
] as const) {
  test(`${path}: an empty list says which filters to remove, and of what`, async ({ shop }) => {
    await shop.goto(path)
    await expect(shop.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  })
}
