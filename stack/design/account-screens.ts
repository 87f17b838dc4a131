// The screens of a member, and those that members show of themselves.
import type { Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import { expect } from '../e2e/fixtures.ts'
import { signIn } from '../e2e/member-steps.ts'
import { visit } from '../e2e/steps.ts'
import { at, type Screen } from './screen.ts'

/** The link of the header has the member's name only after the page. */
const greeted = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Mara/ })

/** A page of the member, with the initial in the header. */
const ofMember = (name: string, path: string): Screen => ({
  name,
  async open(page, { language }) {
    await visit(page, localizedPath(language, path))
    await expect(greeted(page)).toBeVisible()
  },
})

const account: Screen = {
  name: 'account',
  async open(page, { language }) {
    await signIn(page)
    await visit(page, localizedPath(language, '/account'))
    await expect(greeted(page)).toBeVisible()
  },
}

/** The menu of the shop on a phone, that of the member on a desk. */
const menu: Screen = {
  name: 'menu',
  async open(page, { language, size }) {
    await visit(page, localizedPath(language, '/account'))
    if (size === 'phone') {
      await page.locator('header .Header-menu').click()
      await expect(page.locator('#menu')).toBeVisible()
      return
    }
    // Only with the name it opens a menu.
    await greeted(page).click()
    await expect(page.locator('header .AccountMenu-menu')).toBeVisible()
  },
}

const order: Screen = {
  name: 'order',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/account/orders'))
    await expect(greeted(page)).toBeVisible()
    await page.locator('main a[href*="/account/orders/"]').first().click()
    await page.waitForURL(/\/account\/orders\/.+/)
    // The address changes before the screen does: only the heading of an order has a number.
    await expect(page.locator('main h1').filter({ hasText: /\d/ })).toBeVisible()
  },
}

const notifications: Screen = {
  name: 'notifications',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/p/milk-jug'))
    const send = page.locator('main form[action*=back-in-stock] button[type=submit]')
    // The request of an earlier appearance is still there, which is accepted as well.
    await send.click()
    await expect(send).toHaveCount(0)
    await visit(page, localizedPath(language, '/account/notifications'))
    await expect(greeted(page)).toBeVisible()
  },
}

export const accountScreens: readonly Screen[] = [
  at('members', '/members'),
  at('member', '/members/jonas-weber'),
  account,
  menu,
  ofMember('orders', '/account/orders'),
  order,
  {
    name: 'order-print',
    open: (page) => page.emulateMedia({ media: 'print' }),
    close: (page) => page.emulateMedia({ media: null }),
  },
  ofMember('addresses', '/account/addresses'),
  ofMember('profile', '/account/profile'),
  notifications,
  ofMember('community', '/account/community'),
  ofMember('security', '/account/security'),
  ofMember('delete-account', '/account/delete'),
]
