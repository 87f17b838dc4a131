// Steps of members that journeys share.
import type { Locator, Page } from '@playwright/test'
import type { JourneyControl } from './control.ts'
import { expect } from './fixtures.ts'
import { execute, hydrated, visit } from './steps.ts'

export const password = 'slow-days-2026'
export const mara = 'mara@shop.test'

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true })

/** Opens or closes a section of the profile. */
export const openFold = (page: Page, title: string): Promise<void> =>
  page.getByRole('main').locator('summary').filter({ hasText: title }).click()

export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signInMutation = `mutation ($input: LoginInput!) {
  login(input: $input) { viewer { role } problems { code message } }
}`

/**
 * Signs in by a request, as the session that the page's browser has, so that its cookies are those of the member.
 * What the form does is tested in `sign-in.e2e.ts`.
 */
export async function signIn(page: Page, email = mara): Promise<void> {
  const data = await execute(page, signInMutation, { input: { email, password } })
  expect(data).toMatchObject({ login: { viewer: { role: 'MEMBER' } } })
}

/** Signs in by a request and opens a page of the account, hydrated. */
export async function logIn(page: Page, email = mara, path = '/account'): Promise<void> {
  await signIn(page, email)
  await visit(page, path)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
}

/** Signs in with the form and opens the page that it returns to, hydrated. */
export async function logInByForm(page: Page, email = mara, path = '/account'): Promise<void> {
  await visit(page, `/login?${new URLSearchParams({ returnTo: path })}`)
  await fillLogin(page, email)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await hydrated(page)
}

export async function register(page: Page, email: string): Promise<void> {
  await visit(page, '/register')
  await field(page, 'First name (optional)').fill('Nora')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Returns the newest code that was sent to an email. */
export async function codeFor(control: JourneyControl, email: string): Promise<string> {
  const mails = await control.mails(email)
  const code = mails.map((mail) => mail.code).findLast((one) => one)
  if (!code) throw new Error(`No code was sent to ${email}`)
  return code
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** Expects a field to be invalid, focused, and described by its error. */
export async function expectInvalid(box: Locator, words: string | RegExp): Promise<void> {
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAccessibleDescription(words)
  await expect(box).toBeFocused()
}

/** Ends every other session of the member, one after another. Earlier journeys may have left some. */
export async function endOthers(page: Page): Promise<void> {
  const ends = page.getByRole('button', { name: /^Sign out there/ })
  for (let left = await ends.count(); left > 0; left--) {
    await ends.first().click()
    await expect(ends).toHaveCount(left - 1)
  }
}
