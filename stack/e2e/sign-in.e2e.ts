// Every state of the sign-in, in a browser.
import { expect, test } from './fixtures.ts'
import {
  codeFor,
  expectWrong,
  field,
  fillLogin,
  heading,
  logIn,
  mara,
  password,
  register,
} from './member-steps.ts'
import { addToCart, cartLink, visit } from './steps.ts'

test('sign in leads back to where one wanted to go, and the menu knows the name', async ({
  shop,
}) => {
  await visit(shop, '/account/orders')
  await expect(shop).toHaveURL(/\/login\?returnTo=%2Faccount%2Forders$/)
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account\/orders$/)
  await shop.getByRole('link', { name: 'Account of Mara Lind' }).click()
  await shop.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(shop.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await shop.goto('/account')
  await expect(heading(shop, 'Sign in')).toBeVisible()
})

test('a wrong password is told at its field; the address stays, the password can be seen', async ({
  shop,
}) => {
  await visit(shop, '/login')
  await fillLogin(shop, mara, 'not-this-one')
  await expectWrong(field(shop, 'Password'), /address or the password is not right/)
  await expect(field(shop, 'Email')).toHaveValue(mara)
  await shop.getByRole('button', { name: 'Show password' }).click()
  await expect(field(shop, 'Password')).toHaveAttribute('type', 'text')
})

test('an empty form says what is missing, with a way to each field', async ({ shop }) => {
  await visit(shop, '/login')
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectWrong(field(shop, 'Email'), /Type the email address/)
  await expect(shop.getByRole('alert')).toContainText('Password: Type your password.')
  await shop
    .getByRole('alert')
    .getByRole('link', { name: /^Password/ })
    .click()
  await expect(field(shop, 'Password')).toBeFocused()
})

test('the cart of a visitor comes along', async ({ shop }) => {
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  await logIn(shop)
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 1 piece')
})

test('register, mistype the code, send another, paste it', async ({ shop, control }) => {
  await control.site({ verificationRequired: true })
  await register(shop, 'nora@new.test')
  await expect(heading(shop, 'Confirm your email')).toBeVisible()
  const code = field(shop, 'Six-digit code')
  await code.fill('12')
  await shop.keyboard.press('Enter')
  await expectWrong(code, /six digits/)
  await code.fill('000000')
  await shop.keyboard.press('Enter')
  await expectWrong(code, /not right/)
  await expect(shop.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled()
  // A reload goes on where it was.
  await visit(shop, '/login/verify')
  await code.fill(`Code: ${await codeFor(control, 'nora@new.test')}`)
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Hello, Nora')).toBeVisible()
})

test('an address that has an account is told at its field', async ({ shop }) => {
  await register(shop, mara)
  await expectWrong(field(shop, 'Email'), /There is an account with this email/)
  await expect(field(shop, 'First name')).toHaveValue('Nora')
})

test('who needs approval waits, and gets in once it is given', async ({ shop, control }) => {
  await control.site({ approvalRequired: true })
  await register(shop, 'nora@new.test')
  await expect(heading(shop, 'Almost there')).toBeVisible()
  await shop.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(heading(shop, 'Sign in')).toBeVisible()
  await control.member('nora@new.test', 'approve')
  await fillLogin(shop, 'nora@new.test')
  await expect(heading(shop, /Hello/)).toBeVisible()
})

for (const factor of ['SMS', 'CALL', 'EMAIL'] as const) {
  test(`a second proof by ${factor}: a wrong code, then the right one`, async ({
    shop,
    control,
  }) => {
    await control.site({ secondFactor: factor })
    await visit(shop, '/login?returnTo=/account/profile')
    await fillLogin(shop, mara)
    await expect(heading(shop, 'One more step')).toBeVisible()
    const code = shop.getByRole('textbox', { name: /^Code from/ })
    await code.fill('000000')
    await shop.keyboard.press('Enter')
    await expectWrong(code, /not right/)
    await code.fill(await codeFor(control, mara))
    await shop.keyboard.press('Enter')
    await expect(shop).toHaveURL(/\/account\/profile$/)
  })
}

test('a second proof by an app', async ({ shop, control }) => {
  await control.site({ secondFactor: 'TOTP' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  const known = (await control.members()).find(({ email }) => email === mara)
  await field(shop, 'Code from the app').fill(String(known?.totpCode))
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a second proof on the phone', async ({ shop, control }) => {
  await control.site({ secondFactor: 'PUSH' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  await expect(heading(shop, 'One more step')).toBeVisible()
  const [push] = await control.pushes()
  await control.push(push?.transactionId ?? '', 'APPROVED')
  await shop.getByRole('button', { name: 'I have confirmed' }).click()
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a captcha to tick: nothing typed is lost, and a used one is asked for again', async ({
  shop,
  control,
}) => {
  await control.site({ captcha: 'visible' })
  await visit(shop, '/login')
  await fillLogin(shop, mara, 'not-this-one')
  const box = shop.frameLocator('iframe[title=Captcha]').getByLabel('I am not a robot')
  await expect(field(shop, 'Email')).toHaveValue(mara)
  await box.check()
  await expect(box).toBeDisabled()
  await shop.waitForTimeout(300)
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectWrong(field(shop, 'Password'), /password is not right/)
  await field(shop, 'Password').fill(password)
  await expect(box).toBeEnabled()
  await box.check()
  await expect(box).toBeDisabled()
  await shop.waitForTimeout(300)
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a captcha that nobody sees asks nothing of anybody', async ({ shop, control }) => {
  await control.site({ captcha: 'invisible' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('who is blocked is told so with the right password, and nothing with a wrong one', async ({
  shop,
}) => {
  await visit(shop, '/login')
  await field(shop, 'Email').fill('blocked@shop.test')
  await field(shop, 'Password').fill('guessing-123')
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectWrong(field(shop, 'Password'), /password is not right/)
  await fillLogin(shop, 'blocked@shop.test')
  await expect(
    shop.getByText('This account cannot be used. Ask the shop what to do.'),
  ).toBeVisible()
  await expect(field(shop, 'Email')).toHaveValue('blocked@shop.test')
})

test('recovery answers alike for everybody, and the mail leads to a new password', async ({
  shop,
  control,
}) => {
  await visit(shop, '/recover')
  for (const email of ['nobody@nowhere.test', mara]) {
    await field(shop, 'Email').fill(email)
    await shop.getByRole('button', { name: /^Send/ }).click()
    await expect(shop.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeVisible()
  }
  const [mail] = await control.mails(mara)
  const token = String((mail as { token?: string } | undefined)?.token)
  await visit(shop, `/recover/reset?token=${encodeURIComponent(token)}`)
  await expect(shop).toHaveURL(/\/recover\/reset$/)
  await field(shop, 'New password').fill('another-slow-day')
  await shop.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a link without its token says so', async ({ shop }) => {
  await visit(shop, '/recover/reset')
  await expect(heading(shop, 'This link is not complete')).toBeVisible()
})

test('the platform’s own page, there and back', async ({ shop }) => {
  await visit(shop, '/login?returnTo=/account/orders')
  await shop.getByRole('button', { name: 'More ways to sign in' }).click()
  await expect(shop).toHaveURL(/localhost:\d+\/(?!login\?returnTo)/)
  await shop.getByLabel(/Email/).fill(mara)
  await shop.getByLabel(/Password/).fill(password)
  await shop.keyboard.press('Enter')
  await expect(shop).toHaveURL(/\/account\/orders$/)
  await expect(heading(shop, 'Orders')).toBeVisible()
})

test('an answer nobody asked for ends with a way on', async ({ shop }) => {
  await visit(shop, '/callback#code=made-up&state=made-up')
  await expect(heading(shop, 'You are not signed in')).toBeVisible()
  await expect(shop.getByRole('alert')).toContainText('You were not signed in')
  await expect(shop).toHaveURL(/\/callback$/)
  await shop.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(shop, 'Sign in')).toBeVisible()
})

test('a way back that leaves the shop is not taken', async ({ shop }) => {
  await visit(shop, '/login?returnTo=//evil.test/x')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account$/)
})
