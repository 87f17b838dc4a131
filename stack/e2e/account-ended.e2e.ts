// What happens to a sign-in that ends, and the states of signing in that only a browser can show.
import { expect, test } from './fixtures.ts'
import { expectWrong, field, fillLogin, heading, logIn, mara, password } from './member-steps.ts'
import { visit } from './steps.ts'

test('a sign-in that ended in mid-form: what was typed is there after signing in again', async ({
  shop,
  control,
}) => {
  await logIn(shop, mara, '/account/profile')
  await field(shop, 'A line about you').fill('Collects bowls')
  await control.member(mara, 'block')
  await control.member(mara, 'approve')
  await shop.getByRole('button', { name: 'Save names' }).click()
  await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  expect(shop.url()).not.toContain('bowls')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account\/profile/)
  await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  await shop.getByRole('button', { name: 'Save names' }).click()
  await expect(shop.getByRole('form', { name: 'Names' }).getByRole('status')).toHaveText('Saved')
})

test('what one member typed is not shown to the next', async ({ shop, control }) => {
  await logIn(shop, mara, '/account/profile')
  await field(shop, 'A line about you').fill('Mara’s words')
  await control.member(mara, 'block')
  await control.member(mara, 'approve')
  await shop.getByRole('button', { name: 'Save names' }).click()
  await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  await fillLogin(shop, 'jonas@shop.test')
  await expect(shop).toHaveURL(/\/account\/profile/)
  await expect(field(shop, 'A line about you')).not.toHaveValue('Mara’s words')
})

test('a page read after the end leads to the sign-in and says why', async ({ shop, control }) => {
  await logIn(shop)
  await control.member(mara, 'block')
  await shop.goto('/account/profile')
  await expect(shop).toHaveURL(/\/login\?.*ended=1/)
  await expect(shop.getByText('You are no longer signed in')).toBeVisible()
  await control.member(mara, 'approve')
})

test('a platform that wants a browser gets one: a hidden frame that is gone afterwards', async ({
  shop,
  stack,
}) => {
  const { signIn } = stack.app.gateway.services
  const { follow } = signIn
  signIn.follow = async () => null
  await visit(shop, '/login?returnTo=/account/orders')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account\/orders$/)
  signIn.follow = follow
  await expect(heading(shop, 'Orders')).toBeVisible()
  await expect(shop.locator('iframe')).toHaveCount(0)
})

test('a push that is not answered, and one that is refused, are told', async ({
  shop,
  control,
}) => {
  await control.site({ secondFactor: 'PUSH' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  await expect(heading(shop, 'One more step')).toBeVisible()
  const go = shop.getByRole('button', { name: 'I have confirmed' })
  await go.click()
  await expect(shop.getByRole('alert')).toContainText('It was not confirmed.')
  const [push] = await control.pushes()
  await control.push(push?.transactionId ?? '', 'DENIED')
  await go.click()
  await expect(shop.getByRole('alert')).toContainText('or start over')
  await shop.getByRole('button', { name: 'Start over' }).click()
  await expect(heading(shop, 'Sign in')).toBeVisible()
})

test('phones and emails: the line that is wrong is the one that is marked', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  await field(shop, 'Email 1').fill('')
  await field(shop, 'Email 2').fill('a@b')
  await shop.getByRole('button', { name: 'Save phones and emails' }).click()
  await expectWrong(field(shop, 'Email 2'), /./)
  await expect(field(shop, 'Email 1')).not.toHaveAttribute('aria-invalid', 'true')
})

test('the shop’s own questions: a wrong answer is told at its field', async ({ shop }) => {
  await logIn(shop, mara, '/account/profile')
  await field(shop, 'Website').fill('mailto:x')
  await shop.getByRole('button', { name: 'Save', exact: true }).click()
  await expectWrong(field(shop, 'Website'), /./)
})

test('an address with blanks alone is refused at its fields', async ({ shop }) => {
  await logIn(shop, mara, '/account/addresses?edit=new')
  await field(shop, 'Street and number').fill('   ')
  await field(shop, 'City').fill('  ')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expectWrong(field(shop, 'Street and number'), /street and the number/)
  await expect(shop.getByRole('alert')).toContainText('City')
})

test('an address of a country parcels do not go to keeps it', async ({ shop }) => {
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

test('members are found from every page', async ({ shop }) => {
  await visit(shop, '/')
  await shop.getByRole('contentinfo').getByRole('link', { name: 'Members' }).click()
  await expect(heading(shop, 'Members')).toBeVisible()
})

test.describe('with a captcha that is held back', () => {
  // The script that does not come is what this is about.
  test.use({ expectedComplaints: /Failed to load resource/ })
  for (const captcha of ['visible', 'invisible'] as const) {
    test(`${captcha}: the form says so and keeps what was typed`, async ({ shop, control }) => {
      await control.site({ captcha })
      await shop.route('**/captcha/api.js', (route) => route.abort())
      await visit(shop, '/login')
      await fillLogin(shop, mara, password)
      await expect(shop.getByText(/captcha did not load/).first()).toBeVisible()
      await expect(field(shop, 'Email')).toHaveValue(mara)
      await expect(field(shop, 'Password')).toHaveValue(password)
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what was typed is there after signing in again', async ({ shop, control }) => {
    await shop.goto('/login?returnTo=/account/profile')
    await fillLogin(shop, mara)
    await field(shop, 'A line about you').fill('Collects bowls')
    await control.member(mara, 'block')
    await control.member(mara, 'approve')
    await shop.getByRole('button', { name: 'Save names' }).click()
    await expect(shop).toHaveURL(/\/login\?ended=1/)
    await fillLogin(shop, mara)
    await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  })

  test('a push that is not answered is told', async ({ shop, control }) => {
    await control.site({ secondFactor: 'PUSH' })
    await shop.goto('/login')
    await fillLogin(shop, mara)
    await shop.getByRole('button', { name: 'I have confirmed' }).click()
    await expect(shop.getByRole('alert')).toContainText('It was not confirmed.')
  })

  test('another code does not forget where one wanted to go', async ({ shop, control }) => {
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

  test('the line that is wrong is the one that is marked', async ({ shop }) => {
    await shop.goto('/login?returnTo=/account/profile')
    await fillLogin(shop, mara)
    await field(shop, 'Email 1').fill('')
    await field(shop, 'Email 2').fill('a@b')
    await shop.getByRole('button', { name: 'Save phones and emails' }).click()
    await expect(field(shop, 'Email 2')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(shop, 'Email 2')).toHaveValue('a@b')
  })
})
