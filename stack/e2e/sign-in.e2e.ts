// Every state of the sign-in, in a browser.
import { setTimeout } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import {
  codeFor,
  expectInvalid,
  field,
  fillLogin,
  heading,
  logIn,
  logInByForm,
  mara,
  password,
  register,
} from './member-steps.ts'
import { addToCart, cartLink, visit } from './steps.ts'

test('sign-in returns to the requested page, and the menu shows the name', async ({ shop }) => {
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

test('a page that is signing out opens no stream, however late the code of live updates comes', async ({
  shop,
}) => {
  const live = await holdScripts(shop, /\/assets\/shop-[^/]*\.js/)
  const streams: string[] = []
  shop.on('request', (request) => {
    if (request.headers().accept?.includes('text/event-stream')) streams.push(request.url())
  })
  await logIn(shop)
  await live.held()
  let signOut = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    signOut = resolve
  })
  await shop.route('**/forms/sign-out', async (route) => {
    await held
    await route.continue()
  })
  const button = shop.getByRole('main').getByRole('button', { name: 'Sign out', exact: true })
  await button.click({ noWaitAfter: true })
  const loaded = shop.waitForResponse(/\/assets\/shop-[^/]*\.js/)
  live.release()
  await loaded
  await setTimeout(1500)
  expect(streams).toEqual([])
  signOut()
  await expect(shop.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a wrong password is reported at its field, the email remains, and the password can be shown', async ({
  shop,
}) => {
  await visit(shop, '/login')
  await fillLogin(shop, mara, 'not-this-one')
  await expectInvalid(field(shop, 'Password'), /email or the password is incorrect/)
  await expect(field(shop, 'Email')).toHaveValue(mara)
  await shop.getByRole('button', { name: 'Show password' }).click()
  await expect(field(shop, 'Password')).toHaveAttribute('type', 'text')
})

test('an empty form reports missing fields with a link to each', async ({ shop }) => {
  await visit(shop, '/login')
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectInvalid(field(shop, 'Email'), /Type the email address/)
  await expect(shop.getByRole('alert')).toContainText('Password: Type your password.')
  await shop
    .getByRole('alert')
    .getByRole('link', { name: /^Password/ })
    .click()
  await expect(field(shop, 'Password')).toBeFocused()
})

test('the cart of a visitor is merged', async ({ shop }) => {
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  await logInByForm(shop)
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 1 item')
})

test('sign up, mistype the code, request another, paste it', async ({ shop, control }) => {
  await control.site({ verificationRequired: true })
  await register(shop, 'nora@new.test')
  await expect(heading(shop, 'Confirm your email')).toBeVisible()
  const code = field(shop, 'Six-digit code')
  await code.fill('12')
  await shop.keyboard.press('Enter')
  await expectInvalid(code, /six digits/)
  await code.fill('000000')
  await shop.keyboard.press('Enter')
  await expectInvalid(code, /incorrect or has expired/)
  await expect(shop.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled()
  // A reload resumes at the same step.
  await visit(shop, '/login/verify')
  await code.fill(`Code: ${await codeFor(control, 'nora@new.test')}`)
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Hello, Nora')).toBeVisible()
})

test('a taken email is reported at its field', async ({ shop }) => {
  await register(shop, mara)
  await expectInvalid(field(shop, 'Email'), /There is already an account with this email/)
  await expect(field(shop, 'First name (optional)')).toHaveValue('Nora')
})

test('a sign-up with approval waits, and signs in once approved', async ({ shop, control }) => {
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
  test(`a second factor by ${factor}: a wrong code, then the right one`, async ({
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
    await expectInvalid(code, /incorrect or has expired/)
    await code.fill(await codeFor(control, mara))
    await shop.keyboard.press('Enter')
    await expect(shop).toHaveURL(/\/account\/profile$/)
  })
}

test('a second factor by an app', async ({ shop, control }) => {
  await control.site({ secondFactor: 'TOTP' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  const known = (await control.members()).find(({ email }) => email === mara)
  await field(shop, 'Code from the app').fill(String(known?.totpCode))
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a second factor on the phone', async ({ shop, control }) => {
  await control.site({ secondFactor: 'PUSH' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  await expect(heading(shop, 'One more step')).toBeVisible()
  const [push] = await control.pushes()
  await control.push(push?.transactionId ?? '', 'APPROVED')
  await shop.getByRole('button', { name: 'I have confirmed' }).click()
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a visible captcha retains input, and a used token is requested again', async ({
  shop,
  control,
}) => {
  await control.site({ captcha: 'visible' })
  await visit(shop, '/login')
  await fillLogin(shop, mara, 'not-this-one')
  const box = shop.frameLocator('iframe[title=Captcha]').getByLabel('I am not a robot')
  /** Checks the box; resolves once its token has arrived in the page. */
  async function solve() {
    const arrived = shop.evaluate(
      () => new Promise((resolve) => addEventListener('message', () => resolve(0), { once: true })),
    )
    await box.check()
    await expect(box).toBeDisabled()
    await arrived
  }
  await expect(field(shop, 'Email')).toHaveValue(mara)
  await solve()
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectInvalid(field(shop, 'Password'), /password is incorrect/)
  await field(shop, 'Password').fill(password)
  await expect(box).toBeEnabled()
  await solve()
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('an invisible captcha needs no action', async ({ shop, control }) => {
  await control.site({ captcha: 'invisible' })
  await visit(shop, '/login')
  await fillLogin(shop, mara)
  await expect(heading(shop, 'Hello, Mara')).toBeVisible()
})

test('a blocked account is reported with the right password only', async ({ shop }) => {
  await visit(shop, '/login')
  await field(shop, 'Email').fill('blocked@shop.test')
  await field(shop, 'Password').fill('guessing-123')
  await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectInvalid(field(shop, 'Password'), /password is incorrect/)
  await fillLogin(shop, 'blocked@shop.test')
  await expect(shop.getByText('This account is blocked. Contact the shop for help.')).toBeVisible()
  await expect(field(shop, 'Email')).toHaveValue('blocked@shop.test')
})

test('recovery responds equally for every email, and the email leads to a new password', async ({
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

test('an incomplete recovery link is reported', async ({ shop }) => {
  await visit(shop, '/recover/reset')
  await expect(heading(shop, 'This link is not complete')).toBeVisible()
})

test('the platform’s own sign-in page, there and back', async ({ shop }) => {
  await visit(shop, '/login?returnTo=/account/orders')
  await shop.getByRole('button', { name: 'More ways to sign in' }).click()
  await expect(shop).toHaveURL(/localhost:\d+\/(?!login\?returnTo)/)
  await shop.getByLabel(/Email/).fill(mara)
  await shop.getByLabel(/Password/).fill(password)
  await shop.keyboard.press('Enter')
  await expect(shop).toHaveURL(/\/account\/orders$/)
  await expect(heading(shop, 'Orders')).toBeVisible()
})

test('an unexpected authorization response offers a retry', async ({ shop }) => {
  await visit(shop, '/callback#code=made-up&state=made-up')
  await expect(heading(shop, 'You are not signed in')).toBeVisible()
  await expect(shop.getByRole('alert')).toContainText('The other page sent a response')
  await expect(shop).toHaveURL(/\/callback$/)
  await shop.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(shop, 'Sign in')).toBeVisible()
})

test('a return target outside the shop is ignored', async ({ shop }) => {
  await visit(shop, '/login?returnTo=//evil.test/x')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account$/)
})
