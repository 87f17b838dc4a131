// Adding: at once on the product page, and from a card of a list.
import type { Page, Request } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { holdScripts } from './hold-scripts.ts'
import { cards, everything } from './list-steps.ts'
import { addToCart, cartLink, drawer, execute, visit } from './steps.ts'

const isAdd = (request: Request) => request.method() === 'POST'
const quickAdd = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to cart` })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const path = `${everything}?opt.Color=Moss`

/** Returns a tap that has the time of a person's: a busy machine delivers it late, and the page reads when it was pressed. */
async function tapsAt(page: Page, point: { x: number; y: number }, isTouch: boolean) {
  const client = await page.context().newCDPSession(page)
  return async (clickCount: number, at: number) => {
    // Seconds of the epoch; a tap lasts 20 ms.
    const [timestamp, end] = [at / 1000, (at + 20) / 1000]
    if (isTouch) {
      const touchPoints = [point]
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
      const lifted = { type: 'touchEnd' as const, touchPoints: [], timestamp: end }
      await client.send('Input.dispatchTouchEvent', lifted)
      return
    }
    const pressed = { ...point, button: 'left', clickCount } as const
    await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pressed, timestamp })
    const released = { ...pressed, timestamp: end }
    await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...released })
  }
}

test('the drawer and the badge show what is added while the request is held', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  const release = await holdRequests(shop, isAdd)
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(shop).getByRole('listitem').first()).toContainText('Morning Mug')
  await expect(drawer(shop).getByText('Being added')).toBeVisible()
  await expect(shop.locator('header a[href="/cart"]')).toHaveAttribute('aria-label', 'Cart, 1 item')
  release()
  await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
  await expect(drawer(shop).getByRole('heading', { level: 3 })).toHaveText(['Morning Mug'])
})

test('a refusal closes the drawer, and is beside the button', async ({ shop, control }) => {
  await visit(shop, '/p/hand-trowel')
  const release = await holdRequests(shop, isAdd)
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(shop).getByRole('listitem')).toContainText('Hand Trowel')
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  release()
  await expect(drawer(shop)).toBeHidden()
  await expect(shop.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 0 items')
})

test('a card adds a choice in place, by keyboard, and gets the focus back', async ({ shop }) => {
  await visit(shop, path)
  const button = quickAdd(shop, 'Morning Mug')
  await button.focus()
  await shop.keyboard.press('Enter')
  const choices = sheet(shop, 'Morning Mug')
  // What the list is filtered for is chosen already.
  await expect(choices.getByRole('radio', { name: 'Moss' })).toBeChecked()
  expect(await violations(shop)).toEqual([])
  await choices.getByRole('radio', { name: 'Clay' }).check()
  await choices.getByRole('radio', { name: 'Large' }).check()
  await choices.getByRole('button', { name: 'Add to cart' }).focus()
  await shop.keyboard.press('Enter')
  await expect(choices).toBeHidden()
  await expect(drawer(shop).getByText('Color: Clay')).toBeVisible()
  await expect(drawer(shop).getByText('Size: Large')).toBeVisible()
  await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
  await shop.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(shop).toHaveURL(new RegExp(`${everything}\\?opt\\.Color=Moss$`))
})

test('while the choices of a card load, its button is busy, and one tap is enough', async ({
  shop,
}) => {
  const { release, held } = await holdScripts(shop, /assets\/(QuickAdd|ProductScreen)-/)
  await visit(shop, `${everything}?q=mug`)
  const button = quickAdd(shop, 'Morning Mug')
  await button.click()
  await held()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button.locator('path')).toBeHidden()
  await button.click()
  release()
  await expect(sheet(shop, 'Morning Mug').getByRole('radio', { name: 'Moss' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(shop.getByRole('dialog')).toHaveCount(1)
})

test('a card without choices adds with one tap, before the code of choices is there', async ({
  shop,
}) => {
  await holdScripts(shop, /assets\/(QuickAdd|ProductScreen)-/)
  await visit(shop, `${everything}?q=trowel`)
  await quickAdd(shop, 'Hand Trowel').click()
  await expect(drawer(shop).getByRole('listitem')).toContainText('Hand Trowel')
  await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
})

test('the code of choices is there before the first tap, once a page with cards is idle', async ({
  shop,
}) => {
  const loaded: string[] = []
  shop.on('response', (response) => loaded.push(response.url()))
  await visit(shop, everything)
  for (const name of ['QuickAdd', 'ProductScreen'])
    await expect.poll(() => loaded.join(), { timeout: 15_000 }).toContain(`assets/${name}-`)
})

test('a card without choices adds at once, and shows why it was refused', async ({
  shop,
  control,
}) => {
  await visit(shop, `${everything}?q=trowel`)
  await quickAdd(shop, 'Hand Trowel').click()
  await expect(drawer(shop).getByRole('listitem')).toContainText('Hand Trowel')
  await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
  await drawer(shop).getByRole('button', { name: 'Close' }).click()

  const release = await holdRequests(shop, isAdd)
  await quickAdd(shop, 'Hand Trowel').click()
  await expect(drawer(shop)).toBeVisible()
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  release()
  await expect(sheet(shop, 'Hand Trowel').getByRole('alert')).toBeVisible()
  await expect(drawer(shop)).toBeHidden()
})

test('cards show the color that was filtered for, and lead to it', async ({ shop }) => {
  await visit(shop, everything)
  const picture = cards(shop).filter({ hasText: 'Linen Cushion' }).locator('img').first()
  await visit(shop, `${path}&q=cushion`)
  const link = cards(shop).getByRole('link', { name: 'Linen Cushion' })
  await expect(link).toHaveAttribute('href', '/p/linen-cushion?Color=Moss')
  const filtered = await picture.getAttribute('src')
  await link.click()
  await expect(shop.getByRole('radio', { name: 'Moss' })).toBeChecked()
  const shown = await shop.locator('#picture-1 img').getAttribute('src')
  expect(filtered?.split('/v1/')[0]).toBe(shown?.split('/v1/')[0])
})

test('the second picture of a card is loaded on hover and on focus', async ({ shop }) => {
  await visit(shop, everything)
  const [first, second] = [cards(shop).nth(0), cards(shop).nth(1)]
  await expect(first.locator('img')).toHaveCount(1)
  await first.hover()
  await expect(first.locator('img')).toHaveCount(2)
  // Until it is there, the first one shows through.
  await expect(first.locator('img').nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await second.getByRole('link').focus()
  await shop.keyboard.press('Tab')
  await shop.keyboard.press('Shift+Tab')
  await expect(second.locator('img')).toHaveCount(2)
})

test('few pieces left are said on the card', async ({ shop, control }) => {
  await control.stock({ slug: 'hand-trowel', quantity: 3 })
  await visit(shop, `${everything}?q=trowel`)
  const card = cards(shop).filter({ hasText: 'Hand Trowel' })
  await expect(card).toContainText('Only 3 left')
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await expect(card).toContainText('Sold out')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card leads to the product with the color that was filtered for', async ({ shop }) => {
    await shop.goto(path)
    await expect(shop.getByRole('button', { name: /^Add .* to cart$/ })).toHaveCount(0)
    await cards(shop).getByRole('link', { name: 'Morning Mug' }).click()
    await expect(shop.getByRole('radio', { name: 'Moss' })).toBeChecked()
  })
})

for (const [device, gap] of [
  ['a finger', 150],
  ['a finger', 250],
  // The browser counts these as two single taps.
  ['a finger', 400],
  ['a mouse', 250],
] as const) {
  test.describe(`a double tap of ${device}, ${gap} ms apart`, () => {
    const isTouch = device === 'a finger'
    const [width, height] = isTouch ? [390, 844] : [1440, 900]
    test.use({ hasTouch: isTouch, viewport: { width, height } })
    test('adds once, and presses nothing of the drawer', async ({ shop }) => {
      const warm = shop.waitForResponse(/assets\/drawer-/)
      await visit(shop, '/p/morning-mug')
      await warm
      const button = shop.getByRole('button', { name: 'Add to cart' })
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await button.boundingBox()) ?? {}
      const tap = await tapsAt(shop, { x: x + wide / 2, y: y + high / 2 }, isTouch)
      const first = Date.now()
      // A finger does not wait until the page has handled the first tap.
      await Promise.all([tap(1, first), shop.waitForTimeout(gap).then(() => tap(2, first + gap))])
      await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
      await expect(drawer(shop).getByRole('spinbutton')).toHaveValue('1')
      await expect(cartLink(shop)).toHaveAttribute('aria-label', 'Cart, 1 item')
      await expect(shop).toHaveURL(/\/p\/morning-mug$/)
      const { cart } = await execute<{ cart: { lines: object[] } }>(
        shop,
        '{ cart { lines { quantity } } }',
        {},
      )
      expect(cart.lines).toEqual([{ quantity: 1 }])
    })
  })
}

test('two clicks farther apart than a double click add two', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  await addToCart(shop)
  await shop.keyboard.press('Escape')
  await expect(drawer(shop)).toBeHidden()
  await shop.waitForTimeout(500)
  await addToCart(shop)
  await expect(drawer(shop).getByRole('spinbutton')).toHaveValue('2')
  await expect(shop.locator('header a[href="/cart"]')).toHaveAttribute(
    'aria-label',
    'Cart, 2 items',
  )
})
