// What the shop's own people do again and again, told once.
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { fillLogin } from './member-steps.ts'
import { visit } from './steps.ts'

export const owner = 'owner@shop.test'
export const editor = 'editor@shop.test'

/** Logged in, through the door, on a screen of the owner's side. */
export async function atDesk(page: Page, path = '/admin', who = owner): Promise<void> {
  await visit(page, `/login?${new URLSearchParams({ returnTo: '/admin' })}`)
  await fillLogin(page, who)
  await expect(page.getByRole('navigation', { name: 'Owner’s side' })).toBeVisible()
  if (path !== '/admin') await page.goto(path)
}

export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The row of a table that names something. */
export const rowOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: name })

export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()

export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name })
