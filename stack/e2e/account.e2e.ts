// Every page of the account, in a browser.
import { setTimeout } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import {
  endOthers,
  expectInvalid,
  field,
  fillLogin,
  heading,
  logIn,
  mara,
  openFold,
  password,
} from './member-steps.ts'
import { visit } from './steps.ts'

// The browser logs a missing page too.
test.use({ expectedComplaints: /status of 404/ })

test('the overview leads to the latest orders, and an order shows all details', async ({
  shop,
}) => {
  await logIn(shop)
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
  await shop
    .getByRole('main')
    .getByRole('link', { name: /^Order \d+/ })
    .last()
    .click()
  await expect(heading(shop, /^Order \d+/)).toBeVisible()
  await expect(shop.getByRole('region', { name: 'Totals' })).toContainText('Total')
  await expect(shop.getByRole('main')).toContainText('You placed the order')
  await expect(shop.getByRole('main')).toContainText('Paid')
})

test('an unpaid order explains how to pay, a paid one does not', async ({ shop }) => {
  await logIn(shop, mara, '/account/orders')
  const row = shop.getByRole('main').getByRole('listitem').filter({ hasText: '9954' })
  await expect(row).toContainText('$113.23')
  await expect(row.locator('img')).toHaveCount(2)
  await shop.getByRole('link', { name: /9954/ }).click()
  const due = shop.getByRole('main').getByRole('status').filter({ hasText: 'is still due' })
  await expect(due).toContainText(/order number 9954.*payment link/)
  await visit(shop, '/account/orders')
  await shop.getByRole('link', { name: /9902/ }).click()
  await expect(heading(shop, 'Order 9902')).toBeVisible()
  await expect(due).toHaveCount(0)
})

test('orders of other members do not exist', async ({ shop }) => {
  await logIn(shop)
  const response = await shop.goto('/account/orders/00000000-0000-4000-8000-000000000000')
  expect(response?.status()).toBe(404)
})

test('profile: saved at once, refused at the field, without loss of input', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  await expect(field(shop, 'Birthday')).toBeHidden()
  await openFold(shop, 'More about you')
  await field(shop, 'Birthday').fill('2199-01-01')
  await openFold(shop, 'More about you')
  await expect(field(shop, 'Birthday')).toBeHidden()
  await field(shop, 'A line about you').fill('Collects bowls')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expectInvalid(field(shop, 'Birthday'), /date in the past/)
  await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  await field(shop, 'Birthday').fill('1990-01-01')
  await field(shop, 'Display name').fill('Mara L.')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expect(shop.getByRole('form', { name: 'Profile' }).getByRole('status')).toHaveText('Saved')
  await visit(shop, '/account/profile')
  await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  await expect(shop.getByRole('main')).toContainText('Mara L.')
})

test('profile: phones, emails and custom fields', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  await openFold(shop, 'Phones and emails')
  // A line to add opens on request.
  await expect(field(shop, 'Phone 5')).toBeHidden()
  await shop.getByText('Add a phone number').click()
  await field(shop, 'Phone 5').fill('+1 845 555 0999')
  await field(shop, 'Email 1').fill('not an address')
  const save = shop.getByRole('button', { name: 'Save profile' })
  await save.click()
  await expectInvalid(field(shop, 'Email 1'), /does not look like/)
  await field(shop, 'Email 1').fill(mara)
  await save.click()
  await expect(field(shop, 'Phone 6')).toBeHidden()
  await shop.getByText('Add a phone number').click()
  await expect(field(shop, 'Phone 6')).toBeVisible()
  await openFold(shop, 'More about you')
  await field(shop, 'Mugs at home').fill('12')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expect(shop.getByRole('form', { name: 'Profile' }).getByRole('status')).toHaveText('Saved')
  await visit(shop, '/account/profile')
  await expect(field(shop, 'Mugs at home')).toHaveValue('12')
  await expect(field(shop, 'Phone 5')).toHaveValue('+1 845 555 0999')
})

test('addresses: add, change and remove', async ({ shop }) => {
  await logIn(shop, mara, '/account/addresses')
  const main = shop.getByRole('main')
  await shop.getByRole('link', { name: 'Add an address' }).click()
  await field(shop, 'What it is for').selectOption('WORK')
  await field(shop, 'Country').selectOption('DE')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expectInvalid(field(shop, 'Street and number'), /street and the number/)
  await field(shop, 'Street and number').fill('Am Markt 1')
  await field(shop, 'City').fill('Jena')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expect(main).toContainText('Am Markt 1')
  await expect(main).toContainText('Germany')
  await shop.getByRole('link', { name: 'Edit address 4' }).click()
  await field(shop, 'City').fill('Weimar')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expect(main).toContainText('Weimar')
  await shop.getByRole('button', { name: 'Remove address 4' }).click()
  await expect(main).not.toContainText('Weimar')
})

test.describe('a late answer', () => {
  test.use({ answerDelay: 900, viewport: { width: 700, height: 900 } })
  test('to the removal of an address moves nothing', async ({ shop }) => {
    await logIn(shop, mara, '/account/addresses')
    const removal = shop.getByRole('button', { name: 'Remove address 3' })
    await removal.click()
    await expect(removal).toBeHidden()
    await expect(shop.getByText('Address removed.')).toBeVisible()
    await expect(removal).toHaveCount(0)
  })
})

test('security: other sessions are ended, and only the new password is valid', async ({
  shop,
  browser,
  baseURL,
}) => {
  await logIn(shop)
  const other = await browser.newPage({ baseURL })
  await logIn(other)
  await visit(shop, '/account/security')
  await expect(shop.getByRole('button', { name: /^Sign out there/ }).first()).toBeVisible()
  await endOthers(shop)
  await other.goto('/account')
  await expect(heading(other, 'Sign in')).toBeVisible()
  await other.close()
  const secret = field(shop, 'New password')
  await secret.fill('short')
  await shop.getByRole('button', { name: 'Change password' }).click()
  await expectInvalid(secret, /at least 8/)
  await secret.fill('another-slow-day')
  const current = field(shop, 'Current password')
  await current.fill('not-this-one')
  await shop.getByRole('button', { name: 'Change password' }).click()
  await expectInvalid(current, /isn’t your current password/)
  await current.fill(password)
  await shop.getByRole('button', { name: 'Change password' }).click()
  await expect(shop.getByText('Changed. Everywhere else you are signed out.')).toBeVisible()
  await shop.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(shop.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await visit(shop, '/login')
  await fillLogin(shop, mara, 'another-slow-day')
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('security: a browser that was signed out retains its row, however late the answer', async ({
  shop,
  browser,
  baseURL,
}) => {
  await shop.setViewportSize({ width: 390, height: 844 })
  await logIn(shop)
  const other = await browser.newPage({ baseURL })
  await logIn(other)
  await visit(shop, '/account/security')
  // Longer than the time after input that layout shifts leave out.
  await shop.route('**/graphql', async (route) => {
    await setTimeout(700)
    await route.continue()
  })
  await shop
    .getByRole('button', { name: /^Sign out there/ })
    .first()
    .scrollIntoViewIfNeeded()
  await endOthers(shop)
  await expect(shop.getByRole('button', { name: /^Signed out/ }).first()).toBeDisabled()
  await shop.reload()
  await expect(shop.getByRole('button', { name: /^Sign(ed)? out there/ })).toHaveCount(0)
  await other.close()
})

test('delete: the email must be typed, then the account is deleted', async ({ shop }) => {
  await logIn(shop, mara, '/account/delete')
  const box = field(shop, 'Email you sign in with')
  const remove = shop.getByRole('button', { name: /Delete my account/ })
  await box.fill('jonas@shop.test')
  await remove.click()
  await expectInvalid(box, /sign in with to confirm/)
  await box.fill(mara)
  await field(shop, 'Current password').fill(password)
  await remove.click()
  await expect(
    shop.getByRole('status').filter({ hasText: 'Your account is deleted' }),
  ).toBeVisible()
  await fillLogin(shop, mara)
  await expect(field(shop, 'Password')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('a session that ended elsewhere', () => {
  // The stream of its events is refused, if it opens before the next page.
  test.use({ expectedComplaints: /status of 401/ })

  test('is reported once, with the way back', async ({ shop, browser, baseURL }) => {
    await logIn(shop, mara, '/account/profile')
    const other = await browser.newPage({ baseURL })
    await logIn(other, mara, '/account/security')
    await endOthers(other)
    await other.close()
    await shop.getByRole('button', { name: 'Save profile' }).click()
    await expect(shop).toHaveURL(/\/login\?ended=1&returnTo=%2Faccount%2Fprofile/)
    await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  })
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('times are those of the member, and an address is written as its country writes it', async ({
    shop,
  }) => {
    await logIn(shop, mara, '/account/security')
    const seen = shop
      .getByRole('main')
      .getByText(/last seen/i)
      .first()
    await expect(seen).toBeVisible()
    await expect(shop.getByRole('main')).not.toContainText('UTC')
    await visit(shop, '/account/addresses')
    await expect(shop.getByRole('main')).toContainText('Kingston, NY 12401')
  })
})

test('names of what was ordered break between words only', async ({ shop }) => {
  await shop.setViewportSize({ width: 1440, height: 900 })
  await logIn(shop, mara, '/de/account')
  const rows = shop.getByRole('region', { name: 'Letzte Bestellungen' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const broken = await rows.locator('p span').evaluateAll((names) =>
    names.flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? ''
      return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(firstChild as Node, index)
        range.setEnd(firstChild as Node, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      })
    }),
  )
  expect(broken).toEqual([])
})
