// A sold-out product: request a notification, receive it, see it in the account, cancel it.
import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import type { JourneyControl } from './control.ts'
import { expect, test, withoutTrace } from './fixtures.ts'
import { expectInvalid, field, fillLogin, heading, logIn, mara } from './member-steps.ts'
import { visit } from './steps.ts'

const email = (page: Page): Locator => field(page, 'Email')
const send = (page: Page) => page.getByRole('button', { name: 'Tell me when it is back' })
const rows = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Since' })
const refill = (control: JourneyControl) => control.stock({ slug: 'milk-jug', quantity: 4 })

test.use(withoutTrace)

test('a member requests a notification, receives the email, and removes the request', async ({
  shop,
  control,
}) => {
  await logIn(shop, mara, '/account/notifications')
  await expect(shop.getByRole('heading', { name: 'No stock alerts yet' })).toBeVisible()
  await visit(shop, '/p/milk-jug')
  await shop.getByRole('radio', { name: /^Rose/ }).check()
  await expect(email(shop)).toHaveValue(mara)
  await send(shop).click()
  await expect(shop.getByText(`We’ll email ${mara}`)).toBeVisible()
  await expect(send(shop)).toHaveCount(0)
  await shop.getByRole('radio', { name: /^Sky/ }).check()
  await expect(send(shop)).toBeVisible()
  await shop.getByRole('radio', { name: /^Rose/ }).check()
  await visit(shop, '/account/notifications')
  await expect(rows(shop)).toContainText(['Milk Jug'])
  await expect(rows(shop)).toContainText(['Rose'])
  await expect(rows(shop)).toContainText(['Waiting'])
  await refill(control)
  const [mail] = await control.mails(mara)
  expect(mail?.kind).toBe('back-in-stock')
  // Simulates a browser that returns to the page.
  await shop.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(rows(shop)).toContainText(['Email sent'])
  await visit(shop, mail?.link ?? '')
  await expect(shop.getByRole('radio', { name: /^Rose/ })).toBeChecked()
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  await expect(send(shop)).toHaveCount(0)
  await visit(shop, '/account/notifications')
  await shop.getByRole('button', { name: /^Remove/ }).click()
  await expect(shop.getByRole('heading', { name: 'No stock alerts yet' })).toBeVisible()
})

test('a request in German shows its choice in German, and leads to it', async ({ shop }) => {
  await logIn(shop, mara, '/account/notifications')
  await visit(shop, '/de/p/milk-jug')
  await shop.getByRole('radio', { name: /^Rosé/ }).check()
  await expect(shop.getByLabel(/^E.Mail/)).toHaveValue(mara)
  await shop.getByRole('button', { name: 'Sag mir Bescheid' }).click()
  await expect(shop.getByText(mara)).toBeVisible()
  await visit(shop, '/de/account/notifications')
  await expect(shop.getByRole('main').getByText('Rosé', { exact: true })).toBeVisible()
  await shop.getByRole('link', { name: 'Milchkrug' }).click()
  await expect(shop.getByRole('radio', { name: /^Rosé/ })).toBeChecked()
})

test('a repeated request is confirmed', async ({ shop }) => {
  await logIn(shop, mara, '/account/notifications')
  for (const words of [`We’ll email ${mara}`, 'already on the list']) {
    await visit(shop, '/p/milk-jug')
    await expect(email(shop)).toHaveValue(mara)
    await send(shop).click()
    await expect(shop.getByRole('status').filter({ hasText: words })).toBeVisible()
  }
})

test('a visitor: errors are shown at the field, and no input is lost', async ({
  shop,
  control,
}) => {
  await visit(shop, '/p/milk-jug')
  await send(shop).click()
  await expectInvalid(email(shop), /Please fill this in/)
  await email(shop).fill('ada.example.test')
  await send(shop).click()
  await expectInvalid(email(shop), /doesn’t look like an email address/)
  await expect(email(shop)).toHaveValue('ada.example.test')
  await email(shop).fill('ada@example.test')
  await send(shop).click()
  await expect(shop.getByText('We’ll email ada@example.test')).toBeVisible()
  await refill(control)
  expect(await control.mails('ada@example.test')).toHaveLength(1)
})

test('a product that is back meanwhile needs no request', async ({ shop, control }) => {
  await visit(shop, '/p/milk-jug')
  await email(shop).fill('ada@example.test')
  await control.stock({ slug: 'milk-jug', quantity: 4 })
  await send(shop)
    .click({ timeout: 3000 })
    // The page may have received the change event first.
    .catch(() => undefined)
  await expect(
    shop
      .getByText('This is back in stock')
      .or(shop.getByRole('button', { name: 'Add to cart' }))
      .first(),
  ).toBeVisible()
  await refill(control)
  expect(await control.mails('ada@example.test')).toEqual([])
})

test.describe('with faults', () => {
  test.use({ expectedComplaints: /status of 50\d/ })

  test('a failed request is reported, and the input remains', async ({ shop, control }) => {
    await visit(shop, '/p/milk-jug')
    await email(shop).fill('ada@example.test')
    await control.fault({ kind: 'status', status: 503, match: { path: '/back-in-stock-service' } })
    await send(shop).click()
    await expect(shop.getByRole('main').getByRole('alert')).toContainText('Reference')
    await expect(email(shop)).toHaveValue('ada@example.test')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is corrected and confirmed', async ({ shop, control }) => {
    await shop.goto('/p/milk-jug?Color=Rose')
    await email(shop).fill('ada.example.test')
    await send(shop).click()
    await expect(heading(shop, 'Tell me when it is back')).toBeVisible()
    await expect(email(shop)).toHaveValue('ada.example.test')
    await expect(email(shop)).toHaveAttribute('aria-invalid', 'true')
    expect(shop.url()).not.toContain('ada')
    await email(shop).fill('ada@example.test')
    await send(shop).click()
    await expect(shop.getByText('We’ll email you as soon as')).toBeVisible()
    await shop.getByRole('link', { name: 'Back to the product' }).click()
    await expect(shop.getByRole('radio', { name: /^Rose/ })).toBeChecked()
    await control.stock({ slug: 'milk-jug', choices: { Color: 'Rose' }, quantity: 1 })
    expect(await control.mails('ada@example.test')).toHaveLength(1)
  })

  test('a member requests without typing, sees the repeated request confirmed, and cancels it', async ({
    shop,
  }) => {
    await shop.goto('/login?returnTo=/account/notifications')
    await fillLogin(shop, mara)
    for (const words of ['We’ll email you as soon as', 'already on the list']) {
      await shop.goto('/p/milk-jug')
      await send(shop).click()
      await expect(shop.getByText(words)).toBeVisible()
    }
    await shop.goto('/account/notifications')
    await expect(rows(shop)).toHaveCount(1)
    await shop.getByRole('button', { name: /^Cancel alert/ }).click()
    await expect(shop.getByText('Removed from the list.')).toBeVisible()
    await expect(rows(shop)).toHaveCount(0)
  })
})

test.describe('appearances', () => {
  const appearances = [
    { colorScheme: 'dark', size: { width: 320, height: 700 } },
    { colorScheme: 'light', size: { width: 1280, height: 800 } },
  ] as const
  const isTooWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

  const scenes: Record<string, (page: Page) => Promise<unknown>> = {
    'no requests': (page) => logIn(page, mara, '/account/notifications'),
    'two pending requests': async (page) => {
      await logIn(page, mara, '/account/notifications')
      for (const color of ['Sky', 'Rose']) {
        await visit(page, `/p/milk-jug?Color=${color}`)
        await expect(email(page)).toHaveValue(mara)
        await send(page).click()
        await expect(page.getByText('We’ll email')).toBeVisible()
      }
      await visit(page, '/account/notifications')
      await expect(rows(page)).toHaveCount(2)
    },
    'the form on a product': async (page) => {
      await visit(page, '/p/milk-jug')
      await send(page).click()
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    },
    'the form on its own page': (page) =>
      visit(page, '/back-in-stock?product=milk-jug&Color=Sky&problem=INVALID_EMAIL&field=email'),
  }

  for (const [name, scene] of Object.entries(scenes)) {
    test(`${name}: axe finds no violation, and nothing overflows`, async ({ shop }) => {
      await scene(shop)
      for (const { colorScheme, size } of appearances) {
        await shop.emulateMedia({ colorScheme })
        await shop.setViewportSize(size)
        await expect.poll(() => violations(shop)).toEqual([])
        expect(await isTooWide(shop)).toBe(false)
      }
    })
  }
})
