// Lists while they load, and history navigation: what was chosen and where the visitor was are not lost.
import { expect, test } from './fixtures.ts'
import { box, cards, chips, everything, filters, heading, names, showMore } from './list-steps.ts'
import { hydrated, visit } from './steps.ts'

test('old results remain, dimmed, while new ones load', async ({ shop, control }) => {
  await visit(shop, everything)
  const before = await names(shop)
  await control.fault({ kind: 'latency', ms: 1500 })
  await box(filters(shop), 'Reduced').check()
  const list = shop.getByRole('list', { name: 'Products' })
  await expect(list).toHaveAttribute('aria-busy', 'true')
  expect(await names(shop)).toEqual(before)
  await expect(shop).toHaveURL(/sale=1$/)
  await expect(list).not.toHaveAttribute('aria-busy')
  expect(await names(shop)).not.toEqual(before)
})

test('back restores filters, pages and the scroll position', async ({ shop }) => {
  await visit(shop, everything)
  await box(filters(shop), 'In stock').check()
  await expect(shop).toHaveURL(/stock=1$/)
  await showMore(shop)
  await expect.poll(() => cards(shop).count()).toBeGreaterThan(24)
  const [shown, card] = [await names(shop), cards(shop).nth(26)]
  await card.scrollIntoViewIfNeeded()
  const place = await shop.evaluate(() => scrollY)
  const name = shown[26] ?? ''
  await card.getByRole('link').click()
  await expect(heading(shop, name)).toBeVisible()
  await shop.goBack()
  await expect(cards(shop).getByRole('link')).toHaveText(shown)
  await expect(shop).toHaveURL(/stock=1&pages=2$/)
  await expect(box(filters(shop), 'In stock')).toBeChecked()
  await expect.poll(() => shop.evaluate(() => scrollY)).toBe(place)
  await shop.goForward()
  await expect(heading(shop, name)).toBeVisible()
  await shop.goBack()
  await expect.poll(() => shop.evaluate(() => scrollY)).toBe(place)
  await shop.goForward()
  await expect(heading(shop, name)).toBeVisible()
  await shop.reload()
  await hydrated(shop)
  await shop.goBack()
  await expect(cards(shop).getByRole('link')).toHaveText(shown)
  await expect.poll(() => shop.evaluate(() => scrollY)).toBe(place)

  await shop.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(shop.getByText(/^25–/)).toBeVisible()
  await expect.poll(() => shop.evaluate(() => scrollY)).toBe(0)
})

test('a filter chosen while the list loads is in every later link', async ({ shop, control }) => {
  await visit(shop, `${everything}?brand=saltmarsh-pottery`)
  await control.fault({ kind: 'latency', ms: 400 })
  const list = shop.getByRole('list', { name: 'Products' })
  await box(filters(shop), 'Reduced').check()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await chips(shop).getByRole('link', { name: 'Remove filter: Saltmarsh Pottery' }).click()
  await expect(shop).toHaveURL(new RegExp(`${everything}\\?sale=1$`))
  await expect(list).not.toHaveAttribute('aria-busy')
  await box(filters(shop), 'Reduced').uncheck()
  await box(filters(shop), 'In stock').check()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await showMore(shop)
  await expect(shop).toHaveURL(/\?stock=1&pages=2$/)
  await expect.poll(() => cards(shop).count()).toBeGreaterThan(24)
})

test('more products wanted while a filter is applied are those of the new list', async ({
  shop,
  control,
}) => {
  await visit(shop, everything)
  const more = shop.getByRole('button', { name: 'Show more' })
  await more.hover()
  await control.fault({ kind: 'latency', ms: 1500 })
  await box(filters(shop), 'In stock').check()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await more.click()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await expect(shop).toHaveURL(/\?stock=1&pages=2$/)
  await expect.poll(() => cards(shop).count()).toBeGreaterThan(24)
})

test('more products that arrive late change no other address', async ({ shop, control }) => {
  await visit(shop, everything)
  const name = (await names(shop))[0] ?? ''
  await control.fault({ kind: 'latency', ms: 400 })
  await showMore(shop)
  await box(filters(shop), 'In stock').check()
  await expect(shop).toHaveURL(/\?stock=1$/)
  const list = shop.getByRole('list', { name: 'Products' })
  await expect(list).not.toHaveAttribute('aria-busy')
  await expect(shop).toHaveURL(/\?stock=1$/)
  await expect(chips(shop)).toContainText('In stock')

  await visit(shop, everything)
  await showMore(shop)
  await cards(shop).getByRole('link', { name, exact: true }).click()
  await expect(heading(shop, name)).toBeVisible()
  await expect(shop).toHaveURL(/\/p\//)
})

test('a scroll in the frame in which a list grows is restored', async ({ shop }) => {
  await visit(shop, everything)
  // Scrolls before the next frame, as a fast visitor or a slow device does.
  const grown = shop.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('ul[aria-label="Products"]')
        const observer = new MutationObserver(() => {
          if ((list?.querySelectorAll('article').length ?? 0) <= 24) return
          observer.disconnect()
          scrollTo(0, 2000)
          requestAnimationFrame(() => resolve(scrollY))
        })
        observer.observe(list ?? document.body, { childList: true })
      }),
  )
  await showMore(shop)
  expect(await grown).toBe(2000)
  await cards(shop).first().getByRole('link').dispatchEvent('click')
  await expect(shop).not.toHaveURL(/all-products/)
  await shop.goBack()
  await expect.poll(() => shop.evaluate(() => scrollY)).toBe(2000)
})
