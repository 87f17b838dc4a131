// Parts of a product list that journeys share.
import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from './steps.ts'

export const everything = '/c/all-products'

export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Products' }).getByRole('article')
export const names = (page: Page): Promise<string[]> =>
  cards(page).getByRole('link').allTextContents()
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })
export const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filters' })
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Filters in use' })
export const box = (within: Locator, label: string): Locator =>
  within.getByRole('checkbox', { name: new RegExp(`^${label} \\d+$`) })

/** Loads the next page of the list into it; the code of the button comes after the page. */
export async function showMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  await expectHydrated(more)
  await more.click()
}
