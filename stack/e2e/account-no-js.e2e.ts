// Sign-in and account without scripts.
import { expect, test } from './fixtures.ts'
import { field, fillLogin, heading, mara, password } from './member-steps.ts'

test.use({ javaScriptEnabled: false })

test('sign in: a refusal retains the email, then the account opens, then sign out', async ({
  shop,
}) => {
  await shop.goto('/account/orders')
  await expect(shop).toHaveURL(/\/login\?returnTo=/)
  await fillLogin(shop, mara, 'not-this-one')
  await expect(field(shop, 'Email')).toHaveValue(mara)
  await expect(field(shop, 'Password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(shop, 'Password')).toHaveValue('')
  expect(shop.url()).not.toContain('mara')
  await fillLogin(shop, mara)
  await expect(shop).toHaveURL(/\/account\/orders$/)
  await shop.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await shop.goto('/account')
  await expect(heading(shop, 'Sign in')).toBeVisible()
})

test('sign up with an email code', async ({ shop, control }) => {
  await control.site({ verificationRequired: true })
  await shop.goto('/register')
  await field(shop, 'Email').fill('nora@new.test')
  await field(shop, 'Password').fill(password)
  await shop.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(shop, 'Confirm your email')).toBeVisible()
  const [mail] = await control.mails('nora@new.test')
  await field(shop, 'Six-digit code').fill(String(mail?.code))
  await shop.getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(shop, /Hello/)).toBeVisible()
})

test('changing the password and deleting the account need the current password', async ({
  shop,
}) => {
  await shop.goto('/login?returnTo=/account/security')
  await fillLogin(shop, mara)
  const [current, next] = [field(shop, 'Current password'), field(shop, 'New password')]
  const change = shop.getByRole('button', { name: 'Change password' })
  await current.fill('not-this-one')
  await next.fill('another-slow-day')
  await change.click()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(shop.getByText('That isn’t your current password.').first()).toBeVisible()
  await current.fill(password)
  await next.fill('another-slow-day')
  await change.click()
  await expect(shop.getByText('Changed. Everywhere else you are signed out.')).toBeVisible()
  await shop.goto('/account/delete')
  await field(shop, 'Email you sign in with').fill(mara)
  await current.fill('another-slow-day')
  await shop.getByRole('button', { name: /Delete my account/ }).click()
  await expect(shop).toHaveURL(/\/login\?done=deleted$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the pages of the account stand in one row, which shows the current one', async ({
    shop,
  }) => {
    await shop.goto('/login?returnTo=/account')
    await fillLogin(shop, mara)
    const row = shop.getByRole('main').getByRole('navigation', { name: 'Account' })
    const current = row.locator('a[aria-current]')
    for (const name of ['Overview', 'Orders', 'Profile', 'Security', 'Community']) {
      await row.getByRole('link', { name }).click()
      await expect(current).toHaveText(name)
      await expect(current).toBeInViewport({ ratio: 1 })
      expect((await row.boundingBox())?.height, name).toBeLessThan(56)
    }
    await row.getByRole('button', { name: 'Sign out' }).click()
    await expect(shop).not.toHaveURL(/account/)
  })
})

test('profile, address and community are plain forms', async ({ shop }) => {
  await shop.goto('/login?returnTo=/account/profile')
  await fillLogin(shop, mara)
  await field(shop, 'A line about you').fill('Collects bowls')
  await shop.getByRole('button', { name: 'Save profile' }).click()
  await expect(shop).toHaveURL(/done=profile$/)
  await expect(field(shop, 'A line about you')).toHaveValue('Collects bowls')
  await shop.goto('/account/addresses?edit=new')
  await field(shop, 'Street and number').fill('1 Pine Lane')
  await field(shop, 'City').fill('Albany')
  await shop.getByRole('button', { name: 'Save address' }).click()
  await expect(shop.getByRole('main')).toContainText('1 Pine Lane')
  await shop.goto('/account/community')
  await shop.getByRole('button', { name: 'Join in' }).click()
  await expect(shop.getByRole('heading', { name: 'Your profile is public' })).toBeVisible()
})
