// The admin: elevation, and what is common to all screens.
import { dialog, editor, openAdmin, owner, rowOf, title } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'
import { fillLogin, logIn } from './member-steps.ts'

test.describe('elevation', () => {
  test('is refused to a visitor and a member, with the reason', async ({ shop }) => {
    await shop.goto('/admin')
    await expect(title(shop, 'Shop admin')).toBeVisible()
    await expect(shop.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fadmin',
    )
    await logIn(shop)
    await shop.goto('/admin')
    await expect(title(shop, 'This account has no access')).toBeVisible()
  })

  test('is granted to staff after a fresh sign-in, and ends with sign-out', async ({ shop }) => {
    await shop.goto('/admin/apps')
    await shop.getByRole('link', { name: 'Sign in' }).click()
    await fillLogin(shop, owner)
    // The sign-in leads back to the screen that was requested.
    await expect(title(shop, 'App keys')).toBeVisible()
    await shop.getByRole('button', { name: 'Leave' }).click()
    await expect(shop).toHaveURL(/\/$/)
    await shop.goto('/admin')
    // The sign-in is still fresh: elevation is granted again without one.
    await expect(title(shop, /Good day/)).toBeVisible()
  })

  test('loses no input when it ends in the middle of work', async ({ shop }) => {
    await openAdmin(shop, '/admin/brands')
    await shop.getByRole('button', { name: 'New brands' }).click()
    const names = dialog(shop, 'New brands').getByRole('textbox')
    await names.fill('Kept Works')
    await shop.context().clearCookies({ name: 'vitrine-staff' })
    await dialog(shop, 'New brands').getByRole('button', { name: 'Create' }).click()
    const elevationDialog = dialog(shop, 'Your admin session has ended')
    await expect(elevationDialog).toBeVisible()
    await elevationDialog.getByRole('button', { name: 'Continue' }).click()
    await expect(elevationDialog).toBeHidden()
    await expect(names).toHaveValue('Kept Works')
    await dialog(shop, 'New brands').getByRole('button', { name: 'Create' }).click()
    await expect(rowOf(shop, 'Kept Works')).toBeVisible()
  })
})

test('a contributor sees members and no log, with the reason for what is not allowed', async ({
  shop,
}) => {
  await openAdmin(shop, '/admin/members', editor)
  const create = shop.getByRole('button', { name: 'New member' })
  await expect(create).toBeDisabled()
  await expect(create).toHaveAttribute('title', /Contributors may not change members/)
  await shop.goto('/admin/audit')
  await expect(shop.getByText('Contributors may not read the log. Ask the owner.')).toBeVisible()
  await shop.goto('/admin/brands')
  await expect(shop.getByRole('button', { name: 'New brands' })).toBeEnabled()
})

test('overview: counts lead to the lists they count', async ({ shop }) => {
  await openAdmin(shop)
  await shop.getByRole('link', { name: /members? waiting for approval/ }).click()
  await expect(title(shop, 'Members')).toBeVisible()
  await expect(shop.getByText('3 members')).toBeVisible()
  await expect(rowOf(shop, 'pending@shop.test')).toBeVisible()
})

test('unsaved input is not left without a confirmation', async ({ shop }) => {
  await openAdmin(shop, '/admin/members?q=Mara')
  await shop.getByRole('link', { name: 'Mara Lind' }).click()
  await shop.getByLabel('Company').fill('Elsewhere')
  const confirmations: string[] = []
  shop.once('dialog', (question) => {
    confirmations.push(question.message())
    void question.dismiss()
  })
  await shop.getByRole('link', { name: 'Brands' }).click()
  await expect(title(shop, 'Mara Lind')).toBeVisible()
  expect(confirmations).toEqual(['Your changes are not saved. Leave anyway?'])
  await expect(shop.getByLabel('Company')).toHaveValue('Elsewhere')
  shop.once('dialog', (question) => {
    confirmations.push(question.message())
    void question.dismiss()
  })
  await shop.evaluate(() => history.back())
  await expect.poll(() => confirmations.length).toBe(2)
  await expect(title(shop, 'Mara Lind')).toBeVisible()
  await expect(shop.getByLabel('Company')).toHaveValue('Elsewhere')
})

test('the palette opens every screen by keyboard', async ({ shop }) => {
  await openAdmin(shop)
  await shop.keyboard.press('Control+k')
  await shop.keyboard.type('memb')
  await shop.keyboard.press('Enter')
  await expect(title(shop, 'Members')).toBeVisible()
  await shop.keyboard.press('Control+k')
  await shop.keyboard.type('new member')
  await shop.keyboard.press('Enter')
  await expect(dialog(shop, 'New member')).toBeVisible()
})

test('the palette opens as soon as the navigation is in the page', async ({ shop }) => {
  await shop.addInitScript(() => {
    // Runs in the microtask after the commit, before React's passive effects.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('nav[aria-label="Admin"]')) return
      observer.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await openAdmin(shop)
  await expect(shop.getByRole('combobox', { name: 'Command' })).toBeFocused()
})

test('the audit log shows who did what, and is complete', async ({ shop }) => {
  await openAdmin(shop, '/admin/brands')
  await shop.getByRole('button', { name: 'New brands' }).click()
  await dialog(shop, 'New brands').getByRole('textbox').fill('Logged')
  await dialog(shop, 'New brands').getByRole('button', { name: 'Create' }).click()
  await expect(rowOf(shop, 'Logged')).toBeVisible()
  await shop.goto('/admin/audit')
  const entry = rowOf(shop, 'Logged').first()
  await expect(entry).toContainText('owner@shop.test')
  await expect(entry).toContainText('success')
  await expect(shop.getByText(/entries, every one with the hash/)).toBeVisible()
  await shop.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(entry).toHaveCount(0)
  await shop.getByLabel('To', { exact: true }).fill('')
  await shop.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(entry).toBeVisible()
})

test('the query of a screen opens in the admin playground', async ({ shop, context }) => {
  await openAdmin(shop, '/admin/brands')
  await expect(rowOf(shop, 'Ostra')).toBeVisible()
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    shop.getByRole('button', { name: 'This screen’s query' }).click(),
  ])
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(
    'AdminBrands',
    {
      timeout: 20_000,
    },
  )
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('Fernley Tools')
})
