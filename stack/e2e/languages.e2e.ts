// The shop in German: its own addresses, texts, amounts and product names, from the first page to the order.
import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { drawer, hydrated, visit } from './steps.ts'

const footer = '#root > footer'
/** Follows a link to another language; the assertion that follows waits for its page. */
const follow = async (link: Locator) => {
  // In the footer of a product the bar with the button appears once the page has scrolled.
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await link.hover()
  await link.click({ noWaitAfter: true })
}
const germanCart = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb' })

test('the footer leads to the page in another language and back, also after a navigation', async ({
  shop,
}) => {
  await visit(shop, '/')
  await visit(shop, '/c/ceramics')
  await shop.getByRole('link', { name: 'Morning Mug' }).first().click()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Morning Mug')
  await follow(shop.locator(footer).getByRole('link', { name: 'Deutsch' }))
  await expect(shop).toHaveURL('/de/p/morning-mug')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Morgenbecher')
  await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
  await expect(shop.locator(footer).getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await follow(shop.locator(footer).getByRole('link', { name: 'English' }))
  await expect(shop).toHaveURL('/p/morning-mug')
})

test('the query of a German search is no filter', async ({ shop }) => {
  await visit(shop, '/de/search?q=tarn&sale=1')
  const chips = shop.getByRole('list', { name: 'Aktive Filter' })
  await expect(chips.getByRole('link')).toHaveText([/Reduziert/, 'Filter zurücksetzen'])
  await expect(shop.getByRole('searchbox', { name: 'Hier suchen' })).toHaveCount(0)
  await chips.getByRole('link', { name: 'Filter zurücksetzen' }).click()
  await expect(shop).toHaveURL('/de/search?q=tarn')
  await expect(shop.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible()
  await expect(shop.getByRole('contentinfo').getByRole('link', { name: 'Suche' })).toHaveCount(1)
})

test('a visitor buys in German', async ({ shop }) => {
  await visit(shop, '/de/p/morning-mug')
  await expect(shop.getByRole('main')).toContainText('28,00 $')
  await shop.getByRole('radio', { name: 'Moos' }).check()
  await expect(shop).toHaveURL(/\/de\/p\/morning-mug\?/)
  await shop.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(germanCart(shop).getByRole('heading', { level: 3 })).toHaveText(['Morgenbecher'])
  await expect(germanCart(shop).getByText('Farbe: Moos')).toBeVisible()
  expect(await violations(shop)).toEqual([])
  await germanCart(shop).getByRole('link', { name: 'Warenkorb ansehen' }).click()
  await expect(shop).toHaveURL('/de/cart')
  await expect(shop.getByRole('main')).toContainText('Morgenbecher')
  await shop.getByRole('button', { name: 'Zur Kasse' }).first().click()
  await expect(shop).toHaveURL(/lang=de/)
  await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
  const main = shop.getByRole('main')
  await expect(main).toContainText('Morgenbecher')
  await expect(main).toContainText('28,00 $')
  expect(await violations(shop)).toEqual([])
  await shop.getByLabel(/^Land/).selectOption({ label: 'Deutschland' })
  await expect(shop.getByRole('radio').first()).toBeVisible()
  await shop.getByLabel(/^E.Mail/).fill('jo@shop.test')
  await shop.getByLabel('Vorname').fill('Jo')
  await shop.getByLabel('Nachname').fill('Berg')
  await shop.getByLabel('Adresse', { exact: true }).fill('Marktstraße 1')
  await shop.getByLabel('Ort', { exact: true }).fill('Berlin')
  await shop.getByLabel('Postleitzahl').fill('10115')
  await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
  await shop.getByRole('radio').first().check()
  await shop.getByRole('button', { name: /\$ bezahlen$/ }).click()
  await expect(shop).toHaveURL(/\/de\/checkout\/thank-you/)
  await expect(main).toContainText('Morgenbecher')
})

test('the cart is the same in both languages, each with its own words', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(shop).getByRole('heading', { level: 3 })).toHaveText(['Morning Mug'])
  await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
  await shop.goto('/de/cart')
  await expect(shop.getByRole('heading', { name: 'Morgenbecher' })).toBeVisible()
})

test('a list is searched and filtered by German words', async ({ shop }) => {
  await visit(shop, '/de/search?q=becher')
  await expect(shop.getByRole('main')).toContainText('Becher ohne Henkel')
  await visit(shop, '/de/c/all-products')
  await expect(shop.getByRole('group', { name: 'Verfügbarkeit' })).toContainText('Auf Lager')
  await visit(shop, '/de/c/ceramics?opt.Farbe=Moos')
  await expect(shop.getByRole('main')).toContainText('Morgenbecher')
})

test('a member signs in and changes a profile in German', async ({ shop }) => {
  await visit(shop, '/de/account')
  await expect(shop).toHaveURL(/\/de\/login/)
  await hydrated(shop)
  await shop.getByLabel(/^E.Mail/).fill('mara@shop.test')
  await shop.getByLabel('Passwort', { exact: true }).fill('wrong-password')
  await shop.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await expect(shop.getByRole('main')).toContainText('oder Passwort stimmt nicht.')
  await shop.getByLabel('Passwort', { exact: true }).fill('slow-days-2026')
  await shop.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await expect(shop).toHaveURL('/de/account')
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the shop stays in German', async ({ shop }) => {
    await shop.goto('/de/p/hand-trowel')
    await shop.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    await expect(shop).toHaveURL(/\/de\/cart/)
    await expect(shop.getByRole('main')).toContainText('Handschaufel')
    await follow(shop.locator(footer).getByRole('link', { name: 'English' }))
    await expect(shop).toHaveURL(/\/cart/)
  })
})

test.describe('a browser in German', () => {
  test.use({ locale: 'de-AT' })
  test('is offered German once, and is not redirected', async ({ shop }) => {
    await shop.goto('/p/morning-mug?size=Large')
    await expect(shop).toHaveURL('/p/morning-mug?size=Large')
    const offer = shop.getByRole('complementary', { name: 'Deutsch' })
    await expect(offer).toBeVisible()
    await expect(offer.getByRole('link')).toHaveAttribute(
      'href',
      '/de/p/morning-mug?size=Large&optionsIn=en',
    )
    expect(await violations(shop)).toEqual([])
    await offer.getByRole('button', { name: 'Nein, danke' }).click()
    await expect(offer).toBeHidden()
    await shop.goto('/cart')
    await expect(shop.locator(footer)).toBeVisible()
    await shop.waitForFunction(() => localStorage.getItem('vitrine-language') === 'en')
    await expect(shop.getByRole('complementary', { name: 'Deutsch' })).toHaveCount(0)
  })
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
    test('the offer covers nothing that is chosen or bought with, and scrolls away', async ({
      shop,
    }) => {
      await visit(shop, '/p/morning-mug')
      const offer = shop.getByRole('complementary', { name: 'Deutsch' })
      await expect(offer).toBeVisible()
      // Playwright refuses to tap what is covered.
      await shop.getByRole('radio', { name: 'Large' }).tap({ timeout: 5000 })
      await expect(shop).toHaveURL(/Size=Large/)
      await shop.getByRole('button', { name: 'Enlarge' }).tap({ timeout: 5000 })
      await shop.keyboard.press('Escape')
      await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(offer).not.toBeInViewport()
    })
  })
  test('accepts the offer', async ({ shop }) => {
    await shop.goto('/c/ceramics')
    await follow(shop.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }))
    await expect(shop).toHaveURL('/de/c/ceramics')
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Keramik')
  })
})

const narrowed = '/c/all-products?brand=tarn-lighting&opt.Color=Moss&max=150&sort=price-up'
const inGerman = '/de/c/all-products?brand=tarn-lighting&max=150&sort=price-up&opt.Farbe=Moos'

test('the other language has the filters that mean the same in it, also after a navigation', async ({
  shop,
}) => {
  await visit(shop, narrowed)
  await follow(shop.locator(footer).getByRole('link', { name: 'Deutsch' }))
  await expect(shop).toHaveURL(inGerman)
  const chips = shop.getByRole('list', { name: 'Aktive Filter' })
  await hydrated(shop)
  await chips.getByRole('link', { name: /Tarn/ }).click()
  await expect(shop).toHaveURL('/de/c/all-products?opt.Farbe=Moos&max=150&sort=price-up')
  await follow(shop.locator(footer).getByRole('link', { name: 'English' }))
  await expect(shop).toHaveURL('/c/all-products?max=150&sort=price-up&opt.Color=Moss')
})

test.describe('without JavaScript, on a filtered list', () => {
  test.use({ javaScriptEnabled: false })
  test('the other language has the filters that mean the same in it', async ({ shop }) => {
    await shop.goto(narrowed)
    await follow(shop.locator(footer).getByRole('link', { name: 'Deutsch' }))
    await expect(shop).toHaveURL(inGerman)
  })
})
