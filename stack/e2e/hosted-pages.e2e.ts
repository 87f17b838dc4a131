// The hosted pages of the embedded platform look like the shop that leads to them.
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { field, heading, mara } from './member-steps.ts'
import { address, fillAddress, fillCart, visit } from './steps.ts'

/** Colors of the page and of its text, and whether its faces are loaded. */
const look = async (page: Page) => {
  // A heading may be in the document before the style sheet is.
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
    // The bundler writes the same color in another notation.
    const pixelOf = (style: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = style
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const faces = ['16px "Hanken Grotesk"', '460 16px Fraunces']
    const hasFaces = faces.every((face) => document.fonts.check(face))
    return { paper: pixelOf(backgroundColor), ink: pixelOf(color), fontFamily, hasFaces }
  })
}

async function chooseDark(page: Page) {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Theme: system. Change to light' }).click()
  await page.getByRole('button', { name: 'Theme: light. Change to dark' }).click()
  await visit(page, '/brands')
  return look(page)
}

// The browser logs a form that is refused.
test.use({ expectedComplaints: /422 .*\/hosted\/checkout/ })

test('a dark shop leads to a dark payment, which stays dark when it is refused', async ({
  shop,
}) => {
  const dark = await chooseDark(shop)
  expect(dark.hasFaces).toBe(true)
  await fillCart(shop, '/p/hand-trowel')
  await shop.getByRole('button', { name: 'Check out' }).click()
  await expect(heading(shop, 'Checkout')).toBeVisible()
  expect(await look(shop)).toEqual(dark)
  expect(await violations(shop)).toEqual([])

  await shop.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(shop.getByRole('alert')).toContainText('Something is missing')
  expect(await look(shop)).toEqual(dark)
  expect(await violations(shop)).toEqual([])
})

test('a dark shop leads to a dark sign-in', async ({ shop }) => {
  const dark = await chooseDark(shop)
  await visit(shop, '/login')
  await shop.getByRole('button', { name: 'More ways to sign in' }).click()
  const byCode = shop.getByRole('link', { name: 'Sign in with a code by email' })
  await expect(byCode).toBeVisible()
  expect(await look(shop)).toEqual(dark)
  expect(await violations(shop)).toEqual([])

  await byCode.click()
  await expect(heading(shop, 'Sign in with a code by email')).toBeVisible()
  expect(await look(shop)).toEqual(dark)
})

test('the page for a new password says what is expected, and can show it', async ({
  shop,
  control,
}) => {
  await visit(shop, '/recover')
  await field(shop, 'Email').fill(mara)
  await shop.getByRole('button', { name: /^Send/ }).click()
  await expect(shop.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeVisible()
  const [mail] = await control.mails(mara)
  await shop.goto(String((mail as { link?: string } | undefined)?.link))
  const password = shop.getByLabel('New password')
  await expect(password).toHaveAccessibleDescription(/^At least 8 characters/)
  await password.fill('another-slow-day')
  await expect(password).toHaveAttribute('type', 'password')
  await shop.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('another-slow-day')
  expect(await violations(shop)).toEqual([])
  await shop.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  // What is expected stands directly below the field, and the way to see it in the row of the label.
  const [box, hint, reveal] = await Promise.all(
    [
      password,
      shop.getByText(/^At least 8/),
      shop.getByRole('button', { name: 'Show password' }),
    ].map(async (part) => part.boundingBox()),
  )
  if (!box || !hint || !reveal) throw new Error('not rendered')
  expect(hint.y - (box.y + box.height)).toBeLessThan(12)
  expect(reveal.y + reveal.height).toBeLessThanOrEqual(box.y)
  const footer = await shop.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(shop.viewportSize()?.height)
})

test('a shop that follows the system leads to pages that do', async ({ shop }) => {
  await visit(shop, '/login')
  const light = await look(shop)
  await shop.getByRole('button', { name: 'More ways to sign in' }).click()
  await expect(shop.getByRole('link', { name: 'Sign in with a code by email' })).toBeVisible()
  expect(await look(shop)).toEqual(light)
  await shop.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await look(shop)).paper).not.toEqual(light.paper)
  expect(await violations(shop)).toEqual([])
})

const payment = async (page: Page) => {
  await fillCart(page, '/p/hand-trowel')
  await page.getByRole('button', { name: 'Check out' }).click()
  // The cart page has a country of its own, in the estimate of its delivery.
  await expect(heading(page, 'Checkout')).toBeVisible()
  const order = page.getByRole('complementary', { name: 'Order summary' })
  return { order, line: order.getByRole('listitem'), row: order.locator('summary') }
}

test('a desk shows the order beside the form of a payment', async ({ shop }) => {
  const { order, line, row } = await payment(shop)
  await expect(line).toContainText('Hand Trowel')
  await expect(order.getByRole('heading', { name: 'Your order' })).toBeVisible()
  await expect(row).toBeHidden()
})

test('a country chosen before the script is there has its delivery', async ({ shop }) => {
  const script = await holdScripts(shop, /\/hosted\/page\.js$/)
  await payment(shop)
  await script.held()
  await shop.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await shop.getByRole('textbox', { name: 'State or province' }).fill('NY')
  script.release()
  await expect(shop.getByRole('radio', { name: /^Express/ })).toBeVisible()
  await expect(shop.getByRole('button', { name: /^Pay \$[\d.]+$/ })).toBeVisible()
})

test('a button that is being pressed does not move: its click counts', async ({ shop }) => {
  await payment(shop)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await shop.route('**/hosted/checkout**', async (route) => {
    if (route.request().postData()?.includes('action=update')) await isReleased
    await route.continue()
  })
  await shop.getByRole('combobox', { name: 'Country' }).selectOption('US')
  for (const [label, value] of Object.entries(address))
    await shop.getByRole('textbox', { name: label, exact: true }).fill(value)
  const button = shop.getByRole('button', { name: /^Pay \$/ })
  await button.hover()
  await shop.mouse.down()
  const updated = shop.waitForResponse(/hosted\/checkout/)
  release()
  await updated
  // What the response brings would move the button within a frame or two.
  await shop.evaluate(() => new Promise((go) => setTimeout(go, 300)))
  await shop.mouse.up()
  await expect(shop).toHaveURL(/\/checkout\/thank-you\?/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the order is folded above the form, and stays as the buyer leaves it', async ({ shop }) => {
    const { line, row } = await payment(shop)
    await expect(row).toHaveText(/^Your order\s+\$31\.00\s+1 item\s+Subtotal$/)
    await expect(line).toBeHidden()
    await expect(shop.getByRole('textbox', { name: 'Email' })).toBeInViewport({ ratio: 1 })
    expect(await violations(shop)).toEqual([])

    await row.click()
    await expect(line).toContainText('Hand Trowel')
    await fillAddress(shop)
    await shop.getByRole('radio', { name: /^Express/ }).check()
    await expect(row).toHaveText(/^Your order\s+\$53\.35\s+1 item\s+Total$/)
    await expect(line).toBeVisible()
    expect(await violations(shop)).toEqual([])
  })
})
