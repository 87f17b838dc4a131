// A list on the screen: filters on a phone, results that stay in view, and nothing that moves while screens load.
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { box, cards, chips, everything, filters, heading } from './list-steps.ts'
import { expectHydrated, visit } from './steps.ts'

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

test('an answer that arrives while a filter is pressed leaves it under the pointer', async ({
  shop,
}) => {
  await shop.setViewportSize({ width: 1280, height: 1200 })
  await visit(shop, `${everything}?brand=saltmarsh-pottery&brand=tarn-lighting`)
  const pressed = box(filters(shop), 'Saltmarsh Pottery')
  const other = box(filters(shop), 'Ceramics')
  await expectHydrated(other)
  const release = await holdRequests(shop, (request) => request.url().includes('ceramics'))
  await other.check()
  // At the end of the filters, of which the answer has fewer.
  await shop.locator('#narrow').evaluate((side) => side.scrollTo(0, side.scrollHeight))
  await pressed.hover()
  await shop.mouse.down()
  release()
  await expect(chips(shop)).toContainText('Ceramics')
  await expect(shop.getByRole('list', { name: 'Products' })).not.toHaveAttribute('aria-busy')
  await shop.mouse.up()
  await expect(pressed).not.toBeChecked()
  await expect(shop).not.toHaveURL(/saltmarsh/)
})

test('a group of filters that is closed leaves no room behind', async ({ shop }) => {
  await shop.setViewportSize({ width: 1280, height: 1200 })
  await visit(shop, everything)
  const form = filters(shop)
  const group = form.locator('summary').filter({ hasText: 'Brand' })
  const heightOf = async () => (await form.boundingBox())?.height ?? 0
  await expectHydrated(box(form, 'Saltmarsh Pottery'))
  await box(form, 'Saltmarsh Pottery').check()
  await expect(chips(shop)).toContainText('Saltmarsh Pottery')
  const open = await heightOf()
  await group.click()
  await expect(box(form, 'Saltmarsh Pottery')).toBeHidden()
  expect(await heightOf()).toBeLessThan(open - 100)
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
  await visit(shop, '/c/ceramics')
  await shop.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await control.fault({ kind: 'latency', ms: 1200 })
  await shop.getByRole('contentinfo').getByRole('link', { name: 'Lighting' }).click()
  await expect(heading(shop, 'Lighting')).toBeVisible()
  await cards(shop).first().getByRole('link').click()
  await expect(shop).toHaveURL(/\/p\//)
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await shiftsOf(shop)).toBeLessThan(shiftLimit)
})

for (const width of [390, 768, 1024, 1440, 1920]) {
  test(`${width} px: the brand among the products leaves no hole before or after it`, async ({
    shop,
  }) => {
    await shop.setViewportSize({ width, height: 900 })
    // Nine, eight and fifteen products, and a page of all.
    for (const path of ['/c/ceramics', '/c/lighting', '/c/kitchen', '/c/all-products']) {
      await visit(shop, path)
      const items = shop.getByRole('list', { name: 'Products' }).locator('> li')
      const gaps = await items.evaluateAll((all) => {
        const list = all[0]?.parentElement?.getBoundingClientRect().width ?? 0
        const boxes = all.map((item) => item.getBoundingClientRect())
        return boxes.map(({ y }) => {
          const row = boxes.filter((one) => one.top <= y + 40 && y + 40 < one.bottom)
          return Math.round(list - row.reduce((sum, one) => sum + one.width, 0))
        })
      })
      // Between two or three columns, or none beside what takes the whole row.
      const [between, columns] = width < 640 ? [16, 2] : [24, 3]
      const full = Array.from({ length: columns }, (_, place) => place * between)
      for (const gap of gaps) expect(full, path).toContain(gap)
    }
  })
}

test('the only result of a search needs no filters, no order and no range', async ({ shop }) => {
  await visit(shop, '/search?q=teapot')
  await expect(cards(shop)).toHaveCount(1)
  await expect(shop.getByRole('status').filter({ hasText: /^1 product$/ })).toBeVisible()
  await expect(filters(shop)).toHaveCount(0)
  await expect(shop.getByLabel('Sort by')).toHaveCount(0)
  await expect(shop.getByText('1–1 of 1')).toHaveCount(0)
})

for (const width of [390, 1024, 1440]) {
  test.describe(`${width} px: a late answer`, () => {
    test.use({ answerDelay: 900, viewport: { width, height: 900 } })
    test('after the last filter of the only product moves nothing', async ({ shop }) => {
      await visit(shop, '/de/search?q=tarn&sale=1')
      const list = shop.getByRole('list', { name: 'Produkte' }).getByRole('article')
      const only = list.filter({ hasText: 'Leselampe' })
      await expect(list).toHaveCount(1)
      const before = await only.boundingBox()
      const clear = shop.getByRole('link', { name: 'Filter zurücksetzen' })
      // Before that, the browser would load the page of the link.
      await expectHydrated(clear)
      await clear.click()
      await expect(list).not.toHaveCount(1)
      expect((await only.boundingBox())?.height).toBe(before?.height)
      expect(await shiftsOf(shop)).toBeLessThan(shiftLimit)
    })
  })
}

test('a search within a list is not the search of the shop, and prices have a currency', async ({
  shop,
}) => {
  await visit(shop, '/c/ceramics?q=mug&max=90&brand=tarn-lighting')
  await expect(filters(shop).getByLabel('Search within')).toHaveValue('mug')
  await expect(shop.getByRole('banner').getByLabel('Search the shop')).toHaveValue('')
  await expect(filters(shop).getByText('Price in USD', { exact: true }).first()).toBeVisible()
  await expect(chips(shop).getByRole('link')).toContainText([
    '“mug”',
    'Tarn Lighting',
    'Up to $90',
    'Clear filters',
  ])
})

test('the bar names all collections that fit, and "All" leads to the others', async ({ shop }) => {
  const bar = shop.getByRole('banner').getByRole('navigation', { name: 'Collections' })
  for (const width of [1024, 1440]) {
    await shop.setViewportSize({ width, height: 800 })
    await visit(shop, '/')
    for (const name of ['Lighting', 'Garden', 'Digital Shelf', 'All']) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(bar.getByRole('link', { name: 'All Products' })).toHaveCount(0)
    const search = await shop.getByRole('search').first().boundingBox()
    const all = await bar.getByRole('link', { name: 'All', exact: true }).boundingBox()
    expect((all?.x ?? 0) + (all?.width ?? 0)).toBeLessThan(search?.x ?? 0)
  }
})

for (const width of [390, 1024, 1440]) {
  test.describe(`${width} px: a filter that is typed`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('shows among those in use after a pause and moves nothing', async ({ shop }) => {
      await visit(shop, everything)
      if (width < 1024) await shop.getByRole('button', { name: 'Filter and sort' }).click()
      await filters(shop).getByLabel('To', { exact: true }).fill('90')
      await expect(shop).toHaveURL(/max=90/)
      if (width < 1024) {
        await expect(chips(shop)).toHaveCount(0)
        await shop.getByRole('button', { name: /^Show \d+ results$/ }).click()
      }
      await expect(chips(shop).getByRole('link').first()).toContainText('Up to $90')
      // A shift is reported with the next frame.
      await shop.evaluate(() => new Promise(requestAnimationFrame))
      expect(await shiftsOf(shop)).toBeLessThan(0.005)
    })
  })
}
