// The profile photo, with and without scripts.
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { picture } from '../test/support/picture.ts'
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { expectInvalid, fillLogin, logIn, mara } from './member-steps.ts'

const profile = '/account/profile'
const png = (side: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: picture(side, side),
})

/** Returns the URL of the photo at the top of the page; null if there is none. */
async function photoUrl(page: Page): Promise<string | null> {
  const image = page.getByRole('main').locator('img').first()
  return (await image.count()) === 0 ? null : image.getAttribute('src')
}
const photo = (page: Page) => page.getByLabel(/^(Add|Change) photo$/)
/** Without JavaScript; with it, a photo is sent as soon as it is chosen. */
const send = (page: Page) => page.getByRole('button', { name: 'Save photo' }).click()
async function remove(page: Page): Promise<void> {
  const forGood = page.getByRole('button', { name: 'Remove for good' })
  await expect(forGood).toBeHidden()
  await page.getByText('Remove photo', { exact: true }).click()
  await forGood.click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is replaced, refused and removed by plain forms', async ({ shop }) => {
    await shop.goto(`/login?returnTo=${profile}`)
    await fillLogin(shop, mara)
    const before = await photoUrl(shop)
    await photo(shop).setInputFiles(png(40))
    await send(shop)
    await expect(shop).toHaveURL(/done=photo$/)
    await expect(shop.getByText('Your photo is saved')).toBeVisible()
    const after = await photoUrl(shop)
    expect(after).not.toBe(before)
    await photo(shop).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    })
    await send(shop)
    await expect(photo(shop)).toHaveAccessibleDescription(/JPEG, PNG, WebP or GIF picture\.$/)
    await expect(photo(shop)).toHaveAttribute('aria-invalid', 'true')
    expect(await photoUrl(shop)).toBe(after)
    await remove(shop)
    await expect(shop.getByText('Your photo is removed')).toBeVisible()
    expect(await photoUrl(shop)).toBeNull()
  })
})

test.describe('without JavaScript, while the platform refuses', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 50\d/ })

  test('the reason stands beside the button that removes a photo', async ({ shop, control }) => {
    await shop.goto(`/login?returnTo=${profile}`)
    await fillLogin(shop, mara)
    const before = await photoUrl(shop)
    await control.fault({
      match: { method: 'PATCH', path: '/members/' },
      kind: 'status',
      status: 403,
    })
    await remove(shop)
    await expect(shop).toHaveURL(/form=remove-photo&problem=/)
    const part = shop.getByRole('group').filter({ hasText: 'Remove photo' })
    await expect(part.getByRole('alert')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Remove for good' })).toBeVisible()
    expect(await photoUrl(shop)).toBe(before)
  })
})

/** Writes a picture file that is a byte over 5 MB: as a path, the browser opens it without a copy through the protocol. */
async function tooLarge(path: string): Promise<string> {
  await writeFile(path, Buffer.alloc(5 * 1024 * 1024 + 1))
  return path
}

test('a photo is checked before it is sent, uploaded, replaced and removed', async ({
  shop,
}, testInfo) => {
  await logIn(shop, mara, profile)
  const before = await photoUrl(shop)
  await expect(shop.getByRole('button', { name: 'Save photo' })).toBeHidden()
  const posts: string[] = []
  shop.on('request', (request) => {
    if (request.url().endsWith('/account/photo')) posts.push(request.method())
  })
  await photo(shop).setInputFiles(await tooLarge(testInfo.outputPath('big.png')))
  await expectInvalid(photo(shop), /over 5 MB\. Choose a smaller one/)
  await photo(shop).setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expectInvalid(photo(shop), /Choose a JPEG/)
  expect(posts).toEqual([])
  await photo(shop).setInputFiles(png(40))
  await expect(shop.getByText('Your photo is saved')).toBeVisible()
  const first = await photoUrl(shop)
  expect(first).not.toBe(before)
  await photo(shop).setInputFiles(png(50))
  await expect.poll(() => photoUrl(shop)).not.toBe(first)
  await expect(shop.getByText('Your photo is saved')).toBeVisible()
  await remove(shop)
  await expect(shop.getByLabel('Add photo')).toBeVisible()
  expect(await photoUrl(shop)).toBeNull()
  await shop.goto('/account')
  const person = shop.getByRole('region', { name: 'You', exact: true })
  await expect(person).toContainText('Mara Lind')
  await expect(person.locator('img')).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test.describe(`${width} px: words that come late`, () => {
    test.use({ viewport: { width, height: 844 } })
    test('say why a photo is refused, and move nothing', async ({ shop }) => {
      await shop.route(/\/problem-words-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900))
        await route.continue()
      })
      await logIn(shop, mara, profile)
      await photo(shop).setInputFiles({
        name: 'me.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      })
      await expectInvalid(photo(shop), /Choose a JPEG/)
      expect(await shiftsOf(shop)).toBeLessThan(shiftLimit)
    })
  })
}
