// Sign-ins that end, and states of the sign-in that only a browser can show.
import { expect, test } from './fixtures.ts'
import {
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

test('a form retains its input when the session ends, after the next sign-in', async ({
  shop,
  control,
}) => {
  await logIn(shop, mara, '/account/profile')
  await field(shop, 'A line about you').fill('Collects bowls')
  await control.member(mara, 'block')
  await control.member(mara, 'approve')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  expect(shop.url()).not.toContain('bowls')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account\/profile/)
  await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expect(shop.getByRole('form', { name: 'Profile' }).getByRole('status')).toHaveText('Saved')
})

test('input of one member is not shown to the next', async ({ shop, control }) => {
  await logIn(shop, mara, '/account/profile')
  await field(shop, 'A line about you').fill('Mara’s words')
  await control.member(mara, 'block')
  await control.member(mara, 'approve')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  await fillLogin(shop, 'jonas@shop.test')
  await expect(shop).toHaveURL(/\/account\/profile/)
  await expect(field(shop, 'A line about you')).not.toHaveValue('Mara’s words')
})

test('a page opened after the end of the session leads to the sign-in with the reason', async ({
  shop,
  control,
}) => {
  await logIn(shop)
  await control.member(mara, 'block')
  await shop.goto('/account/profile')
  await expect(shop).toHaveURL(/\/login\?.*ended=1/)
  await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  await control.member(mara, 'approve')
})

test('an unconfirmed and a denied push are reported', async ({ shop, control }) => {
  await control.site({ secondFactor: 'PUSH' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  await expect(heading(shop, 'One more step')).toBeVisible()
  const go = shop.getByRole('button', { name: 'I have confirmed' })
  await go.click()
  await expect(shop.getByRole('alert')).toContainText('You haven’t confirmed yet.')
  const [push] = await control.pushes()
  await control.push(push?.transactionId ?? '', 'DENIED')
  await go.click()
  await expect(shop.getByRole('alert')).toContainText('or start over')
  await shop.getByRole('button', { name: 'Start over' }).click()
  await expect(heading(shop, 'Sign in')).toBeVisible()
})

test('phones and emails: an error is shown at its line', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  await openFold(shop, 'Phones and emails')
  await field(shop, 'Email 1').fill('')
  await shop.getByText('Add an email address').click()
  await field(shop, 'Email 2').fill('a@b')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expectInvalid(field(shop, 'Email 2'), /./)
  await expect(field(shop, 'Email 1')).not.toHaveAttribute('aria-invalid', 'true')
})

test('custom fields: an error is shown at its field', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  await openFold(shop, 'More about you')
  await field(shop, 'Website').fill('mailto:x')
  await openFold(shop, 'More about you')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expectInvalid(field(shop, 'Website'), /./)
})

test('a blank address is refused at its fields', async ({ shop }) => {
  await logIn(shop, mara, '/account/addresses?edit=new')
  await field(shop, 'Street and number').fill('   ')
  await field(shop, 'City').fill('  ')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expectInvalid(field(shop, 'Street and number'), /street and the number/)
  await expect(shop.getByRole('alert')).toContainText('City')
})

test('an address in a country without shipping is saved', async ({ shop }) => {
  await logIn(shop, mara, '/account/addresses?edit=new')
  await field(shop, 'Country').selectOption('TR')
  await field(shop, 'Street and number').fill('Galip Dede 1')
  await field(shop, 'City').fill('Istanbul')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await shop.getByRole('link', { name: 'Edit address 4' }).click()
  await expect(field(shop, 'Country')).toHaveValue('TR')
  await field(shop, 'City').fill('Izmir')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await shop.getByRole('link', { name: 'Edit address 4' }).click()
  await expect(field(shop, 'Country')).toHaveValue('TR')
})

test('the directory is linked from every page', async ({ shop }) => {
  await visit(shop, '/')
  await shop.getByRole('contentinfo').getByRole('link', { name: 'Members' }).click()
  await expect(heading(shop, 'Members')).toBeVisible()
})

test.describe('with a captcha that is blocked', () => {
  // The failing script is what these tests are about.
  test.use({ expectedComplaints: /Failed to load resource/ })
  for (const captcha of ['visible', 'invisible'] as const) {
    test(`${captcha}: the form reports it and retains its input`, async ({ shop, control }) => {
      await control.site({ captcha })
      await shop.route('**/captcha/api.js', (route) => route.abort())
      await visit(shop, '/login')
      await fillLogin(shop, mara, password)
      await expect(shop.getByText(/captcha didn’t load/).first()).toBeVisible()
      await expect(field(shop, 'Email')).toHaveValue(mara)
      await expect(field(shop, 'Password')).toHaveValue(password)
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form retains its input when the session ends, after the next sign-in', async ({
    shop,
    control,
  }) => {
    await shop.goto('/login?returnTo=/account/profile')
    await fillLogin(shop, mara)
    await field(shop, 'A line about you').fill('Collects bowls')
    await control.member(mara, 'block')
    await control.member(mara, 'approve')
    await shop.getByRole('button', { name: 'Save profile' }).click()
    await expect(shop).toHaveURL(/\/login\?ended=1/)
    await fillLogin(shop, mara)
    await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  })

  test('an unconfirmed push is reported', async ({ shop, control }) => {
    await control.site({ secondFactor: 'PUSH' })
    await shop.goto('/login')
    await fillLogin(shop, mara)
    await shop.getByRole('button', { name: 'I have confirmed' }).click()
    await expect(shop.getByRole('alert')).toContainText('You haven’t confirmed yet.')
  })

  test('resending a code retains the return target', async ({ shop, control }) => {
    await control.site({ verificationRequired: true })
    await shop.goto('/register?returnTo=/account/orders')
    await field(shop, 'Email').fill('nora@new.test')
    await field(shop, 'Password').fill(password)
    await shop.getByRole('button', { name: 'Create account' }).click()
    await shop.getByRole('button', { name: 'Send another code' }).click()
    const mails = await control.mails('nora@new.test')
    await field(shop, 'Six-digit code').fill(String(mails.at(-1)?.code))
    await shop.getByRole('button', { name: 'Confirm' }).click()
    await expect(shop).toHaveURL(/\/account\/orders$/)
  })

  test('an error is shown at its line, and no other input is lost', async ({ shop }) => {
    await shop.goto('/login?returnTo=/account/profile')
    await fillLogin(shop, mara)
    await field(shop, 'A line about you').fill('Collects bowls')
    await openFold(shop, 'More about you')
    await field(shop, 'Mugs at home').fill('12')
    // What is folded is sent, too.
    await openFold(shop, 'More about you')
    await openFold(shop, 'Phones and emails')
    await field(shop, 'Email 1').fill('')
    await shop.getByText('Add an email address').click()
    await field(shop, 'Email 2').fill('a@b')
    await shop.getByRole('button', { name: 'Save profile' }).click()
    await expect(field(shop, 'Email 2')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(shop, 'Email 2')).toHaveValue('a@b')
    await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
    await expect(field(shop, 'Mugs at home')).toHaveValue('12')
  })
})
