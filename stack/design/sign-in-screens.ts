// The screens of the sign-in, each of a new session.
import type { Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import { expect } from '../e2e/fixtures.ts'
import { mara, password } from '../e2e/member-steps.ts'
import { visit } from '../e2e/steps.ts'
import { at, type Screen, type Walk } from './screen.ts'

const submit = (page: Page) => page.locator('main form button[type=submit]').first().click()

/** Settings of the platform's site as they are without a screen that changes them. */
const usual = { verificationRequired: false, approvalRequired: false, secondFactor: 'none' }

/** A step that the site requires after a form. */
const step = (
  name: string,
  settings: Partial<typeof usual>,
  from: '/login' | '/register',
): Screen => ({
  name,
  async open(page, walk) {
    await page.context().clearCookies()
    await walk.control.site(settings)
    await visit(page, localizedPath(walk.language, from))
    const isNew = from === '/register'
    await page
      .locator('main input[name=email]')
      .fill(isNew ? `nora.lind@${name}-${walk.name}.test` : mara)
    await page.locator('main input[name=password]').fill(password)
    await submit(page)
    await page.waitForURL(/\/login\/\w+/)
    await expect(page.locator('main h1')).toBeVisible()
  },
  async close(page, { control }) {
    await control.site(usual)
    await page.context().clearCookies()
  },
})

async function openHosted(page: Page, { language }: Walk): Promise<void> {
  await visit(page, localizedPath(language, '/login'))
  await page.locator('form[action*=hosted-sign-in] button').click()
  await page.waitForURL(/\/oauth2\/authorize/)
}

/** The page that the link of a mail opens. */
const mailed = (
  name: string,
  addressOf: (mail: { token: string; link: string }, walk: Walk) => string,
): Screen => ({
  name,
  async open(page, walk) {
    const { control, language } = walk
    await visit(page, localizedPath(language, '/recover'))
    const before = await control.mails(mara)
    await page.locator('main input[name=email]').fill(mara)
    await submit(page)
    await expect.poll(async () => (await control.mails(mara)).length).toBeGreaterThan(before.length)
    const { token = '', link = '' } = (await control.mails(mara)).at(-1) ?? {}
    await page.goto(addressOf({ token, link }, walk))
  },
})

export const signInScreens: readonly Screen[] = [
  at('sign-in', '/login'),
  at('register', '/register'),
  step('verify', { verificationRequired: true }, '/register'),
  step('pending', { approvalRequired: true }, '/register'),
  step('second-factor', { secondFactor: 'SMS' }, '/login'),
  at('sign-in-failed', '/callback#code=made-up&state=made-up'),
  at('recover', '/recover'),
  mailed('reset', ({ token }, { language }) =>
    localizedPath(language, `/recover/reset?token=${encodeURIComponent(token)}`),
  ),
  { name: 'hosted-sign-in', open: openHosted },
  mailed('hosted-reset', ({ link }) => link),
]
