// A list on the screen: filters on a phone, results that stay in view, and nothing that moves while screens load.
import { expect, test } from './fixtures.ts'
import { countShifts, shiftsOf } from './layout-shifts.ts'
import { box, cards, chips, everything, filters, heading } from './list-steps.ts'
import { visit } from './steps.ts'

test('a filter far down leaves its results and itself in view', async ({ shop }) => {
  await shop.setViewportSize({ width: 1440, height: 900 })
  await visit(shop, everything)
  const moss = box(filters(shop), 'Moss')
  await moss.scrollIntoViewIfNeeded()
  await shop.evaluate(() => scrollTo(0, 1500))
  await moss.check()
  await expect(shop).toHaveURL(/Color=Moss/)
  await expect(cards(shop).first()).toBeInViewport({ ratio: 0.9 })
  await expect(moss).toBeInViewport()
  await expect(moss).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('filters in use are one row, each is removed with a tap', async ({ shop }) => {
    await visit(shop, `${everything}?brand=saltmarsh-pottery&opt.Color=Moss&stock=1&max=90`)
    const links = chips(shop).getByRole('link')
    await expect(links).toHaveCount(5)
    const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await links.filter({ hasText: 'In stock' }).tap()
    await expect(shop).not.toHaveURL(/stock/)
    await expect(links).toHaveCount(4)
  })
})

test('nothing moves while a slow screen replaces another', async ({ shop, control }) => {
  await countShifts(shop)
  await visit(shop, '/c/ceramics')
  await shop.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await control.fault({ kind: 'latency', ms: 1200 })
  await shop.getByRole('contentinfo').getByRole('link', { name: 'Lighting' }).click()
  await expect(heading(shop, 'Lighting')).toBeVisible()
  await cards(shop).first().getByRole('link').click()
  await expect(shop).toHaveURL(/\/p\//)
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await shiftsOf(shop)).toBeLessThan(0.02)
})
