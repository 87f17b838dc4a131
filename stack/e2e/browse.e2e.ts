// Browsing: lists with their state in the URL, search, brands, light and dark.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { showMore } from './list-steps.ts'
import { visit } from './steps.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /products?$/ })
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const searchField = (page: Page) => page.getByRole('banner').getByLabel('Search the shop')

test('filters and sorting are in the URL and survive reload and back', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  const all = await cards(shop).count()
  await shop.getByLabel('Sort by').selectOption('price-down')
  await expect(shop).toHaveURL(/\?sort=price-down$/)
  await expect(cards(shop).first()).toContainText('Moon Jar')
  await shop.getByRole('main').getByLabel('To', { exact: true }).fill('40')
  await expect(shop).toHaveURL(/max=40/)
  await expect(cards(shop).first()).not.toContainText('Moon Jar')
  const narrowed = await cards(shop).count()
  expect(narrowed).toBeLessThan(all)
  await expect(count(shop)).toHaveText(`${narrowed} products`)
  const names = await cards(shop).getByRole('link').allTextContents()

  await shop.reload()
  await expect(shop.getByLabel('Sort by')).toHaveValue('price-down')
  await expect(shop.getByRole('main').getByLabel('To', { exact: true })).toHaveValue('40')
  await expect(cards(shop).getByRole('link')).toHaveText(names)

  await cards(shop).first().getByRole('link').click()
  await expect(heading(shop, names[0] ?? '')).toBeVisible()
  await shop.goBack()
  await expect(heading(shop, 'Ceramics')).toBeVisible()
  await expect(shop).toHaveURL(/max=40&sort=price-down/)
  await expect(cards(shop).getByRole('link')).toHaveText(names)

  const chips = shop.getByRole('list', { name: 'Filters in use' })
  await chips.getByRole('link', { name: 'Remove filter: Up to $40' }).click()
  await expect(cards(shop)).toHaveCount(all)
  await expect(shop).toHaveURL(/\?sort=price-down$/)
})

test('a filter without matches says so and offers to clear it', async ({ shop }) => {
  await visit(shop, '/c/ceramics?min=9000')
  await expect(shop.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
  await shop.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(shop).toHaveURL(/\/c\/ceramics$/)
  await expect(cards(shop).first()).toBeVisible()
})

test('page links navigate, and the list can be extended', async ({ shop }) => {
  await visit(shop, '/c/all-products?sort=name')
  await expect(cards(shop)).toHaveCount(24)
  const first = await cards(shop).getByRole('link').allTextContents()
  await shop.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(shop).toHaveURL(/sort=name&page=2$/)
  await expect(shop.getByText(/^25–48 of/)).toBeVisible()
  const second = await cards(shop).getByRole('link').allTextContents()
  expect(second.filter((name) => first.includes(name))).toEqual([])

  await shop.goBack()
  await expect(shop.getByText(/^1–24 of/)).toBeVisible()
  await showMore(shop)
  await expect(cards(shop)).toHaveCount(48)
  await expect(cards(shop).getByRole('link')).toHaveText([...first, ...second])
  await expect(shop).toHaveURL(/sort=name&pages=2$/)
  await shop.reload()
  await expect(cards(shop).getByRole('link')).toHaveText([...first, ...second])
  await shop.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(shop).toHaveURL(/sort=name&page=2$/)
})

test('a filter writes only itself into the URL', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  await shop.getByRole('main').getByLabel('Reduced').check()
  await expect(shop).toHaveURL(/\/c\/ceramics\?sale=1$/)
})

test('a long word does not break the layout', async ({ shop }) => {
  await shop.setViewportSize({ width: 390, height: 800 })
  await visit(shop, `/search?q=${'x'.repeat(300)}`)
  await expect(heading(shop, `Nothing found for “${'x'.repeat(100)}”`)).toBeVisible()
  expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.describe('missing pages', () => {
  test.use({ expectedComplaints: /status of 404/ })

  for (const path of ['/c/ceramics?page=99', '/c/nothing', '/p/nothing', '/brands/nothing', '/x']) {
    test(`${path} is a 404 with further links`, async ({ shop }) => {
      const response = await shop.goto(path)
      expect(response?.status()).toBe(404)
      await expect(heading(shop, 'We couldn’t find that page')).toBeVisible()
      await shop.getByRole('link', { name: 'See all collections' }).click()
      await expect(heading(shop, 'All collections')).toBeVisible()
    })
  }
})

test('search suggestions work by keyboard alone', async ({ shop }) => {
  await visit(shop, '/')
  const field = searchField(shop)
  const options = shop.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await field.focus()
  await shop.keyboard.type('mug')
  await expect(options.filter({ hasText: 'Morning Mug' })).toBeVisible()
  await expect(options.last()).toHaveText('See all results for “mug”')
  await shop.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const active = await options.first().getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', active ?? '')
  await shop.keyboard.press('ArrowUp')
  await shop.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')

  await shop.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('mug')
  await shop.keyboard.press('Escape')
  await expect(field).toHaveValue('')

  await shop.keyboard.type('teapot')
  await expect(options.filter({ hasText: 'Round Teapot' })).toBeVisible()
  await shop.keyboard.press('ArrowDown')
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Round Teapot')).toBeVisible()
  await expect(options).toHaveCount(0)
})

test('Enter without a suggestion shows the results', async ({ shop }) => {
  await visit(shop, '/')
  await searchField(shop).focus()
  await shop.keyboard.type('lamp')
  await shop.keyboard.press('Enter')
  await expect(shop).toHaveURL(/\/search\?q=lamp$/)
  await expect(heading(shop, 'Results for “lamp”')).toBeVisible()
  await expect(cards(shop).first()).toContainText(/lamp/i)
  await expect(searchField(shop)).toHaveValue('lamp')

  await visit(shop, '/search?q=qqqqqq')
  await expect(heading(shop, 'Nothing found for “qqqqqq”')).toBeVisible()
})

test('the chosen theme persists from the first paint on', async ({ shop }) => {
  await visit(shop, '/')
  const ground = () => shop.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await shop.getByRole('button', { name: 'Theme: system. Change to light' }).click()
  await shop.getByRole('button', { name: 'Theme: light. Change to dark' }).click()
  await expect.poll(ground).not.toBe(light)
  // The background changes gradually.
  await shop.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const dark = await ground()

  // Records the background before any module of the page has run.
  await shop.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const recordBackground = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      if (document.readyState !== 'complete') requestAnimationFrame(recordBackground)
    }
    requestAnimationFrame(recordBackground)
  })
  await visit(shop, '/brands')
  const seen = await shop.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set([dark]))
  await expect(shop.getByRole('button', { name: /^Theme: dark/ })).toBeVisible()
})

test('brands lead to their products', async ({ shop }) => {
  await visit(shop, '/brands')
  await expect(heading(shop, 'Our brands')).toBeVisible()
  await expect(shop.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8)
  await shop.getByRole('main').getByRole('link', { name: 'Saltmarsh Pottery' }).click()
  await expect(heading(shop, 'Saltmarsh Pottery')).toBeVisible()
  await expect(cards(shop).filter({ hasText: 'Morning Mug' })).toBeVisible()
  await expect(cards(shop).filter({ hasText: 'Hand Trowel' })).toHaveCount(0)
})
