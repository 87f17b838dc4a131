// A platform that signs in browsers only: phones block the cookies of a hidden frame, so the browser goes there itself.
import { expect, test } from './fixtures.ts'
import {
  codeFor,
  expectInvalid,
  field,
  fillLogin,
  heading,
  mara,
  register,
} from './member-steps.ts'
import { addToCart, cartLink, visit } from './steps.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Paths of the platform's authorization that the page itself opened. */
const watched = (page: Parameters<typeof visit>[0]) => {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pathname.includes('authorize')) paths.push(pathname)
  })
  return paths
}

for (const [screen, options] of [
  ['a phone', phone],
  ['a window', {}],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(options)

    test('sign in and go on to the page it began at, with the cart', async ({ shop, control }) => {
      await control.site({ authorizesBrowsersOnly: true })
      await visit(shop, '/p/hand-trowel')
      await addToCart(shop)
      await visit(shop, '/account/orders')
      await expect(shop).toHaveURL(/\/login\?returnTo=%2Faccount%2Forders$/)
      const opened = watched(shop)
      await fillLogin(shop, mara, 'not-this-one')
      await expectInvalid(field(shop, 'Password'), /email or the password is incorrect/)
      await expect(field(shop, 'Email')).toHaveValue(mara)
      expect(opened).toEqual([])
      await fillLogin(shop, mara)
      await expect(shop).toHaveURL(/\/account\/orders$/)
      await expect(heading(shop, 'Orders')).toBeVisible()
      expect(opened.length).toBeGreaterThan(0)
      await expect(cartLink(shop)).toHaveAccessibleName('Cart, 1 item')
      await expect(shop.locator('iframe')).toHaveCount(0)
      // The browser has no entry to go back to that would sign in again.
      await shop.goBack()
      await expect(shop).not.toHaveURL(/authorize|callback/)
    })
  })
}

test('a sign-up with an email code signs in by the redirect as well', async ({ shop, control }) => {
  await control.site({ authorizesBrowsersOnly: true, verificationRequired: true })
  await register(shop, 'nora@new.test')
  await field(shop, 'Six-digit code').fill(await codeFor(control, 'nora@new.test'))
  await shop.keyboard.press('Enter')
  await expect(heading(shop, 'Hello, Nora')).toBeVisible()
})

test('the pages of the platform are on another host', async ({ shop, control }) => {
  await control.site({ authorizesBrowsersOnly: true, authorizesElsewhere: true })
  await visit(shop, '/login?returnTo=/account/profile')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account\/profile$/)
})

test.describe('with a redirect URI that is not listed', () => {
  test('the form says why, and nothing is waited for', async ({ shop, control }) => {
    await control.site({ redirectUris: [] })
    await visit(shop, '/login')
    await fillLogin(shop, mara)
    await expect(shop.getByRole('alert')).toContainText('Sign-in isn’t set up for this address yet')
    await expect(field(shop, 'Email')).toHaveValue(mara)
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  for (const authorizesElsewhere of [false, true]) {
    const place = authorizesElsewhere ? 'another host' : 'its own host'
    test(`the form leads to the platform on ${place} and back`, async ({ shop, control }) => {
      await control.site({ authorizesBrowsersOnly: true, authorizesElsewhere })
      await shop.goto('/account/profile')
      await fillLogin(shop, mara, 'not-this-one')
      await expect(field(shop, 'Password')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(shop, 'Email')).toHaveValue(mara)
      await fillLogin(shop, mara)
      await expect(shop).toHaveURL(/\/account\/profile$/)
    })
  }
})
