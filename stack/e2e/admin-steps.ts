// Steps of staff that journeys share.
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { signIn } from './member-steps.ts'

export const owner = 'owner@shop.test'
export const editor = 'editor@shop.test'

/** Signs in by a request and opens a screen of the admin, which elevates itself after a fresh sign-in. */
export async function openAdmin(page: Page, path = '/admin', person = owner): Promise<void> {
  await signIn(page, person)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
}

export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** Returns the row of a table that contains a name. */
export const rowOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: name })

export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()

export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name })

/** Opens the editor of a product by its name. */
export async function edit(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/products?${new URLSearchParams({ q: name })}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(title(page, name)).toBeVisible()
}

/** Returns a part of the editor that is saved on its own. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('form', { name, exact: true })

export async function saved(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: `Save ${name}` }).click()
  await expect(form.getByRole('region', { name: 'What will change' })).toHaveCount(0)
}
