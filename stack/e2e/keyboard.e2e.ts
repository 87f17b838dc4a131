// A purchase without a mouse: Tab, Enter, Space and arrows, with the focus always visible.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { drawer, fillCart, lineOf, visit } from './steps.ts'

/** Fails unless the focused element shows the focus: itself, by the card it fills, or by its label. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const focused = document.activeElement
    // Between the last stop and the first the browser itself has the focus.
    if (!focused || focused === document.body) return { name: 'the browser', isSeen: true }
    const near = [focused, focused.closest('label'), focused.nextElementSibling]
    const isSeen = near.some((element) =>
      ['', '::after'].some((part) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part || null)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      }),
    )
    return { name: focused.outerHTML.slice(0, 120), isSeen }
  })
  expect(focus.isSeen, `focus is not visible on ${focus.name}`).toBe(true)
}

/** Presses Tab until the target has the focus; every stop on the way must show it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await isFocused()) return
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

test('the first stop of a page skips to its content', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  await shop.keyboard.press('Tab')
  const skip = shop.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('main')).toBeFocused()
  await shop.keyboard.press('Tab')
  const inMain = await shop.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inMain).toBe(true)
})

/** Fields of the payment page by label, in order; typing into a list selects its country. */
const address = {
  Email: 'kay@shop.test',
  'First name': 'Kay',
  'Last name': 'Board',
  Address: '1 Key Street',
  City: 'Portland',
  'ZIP or postal code': '97201',
  Country: 'United States',
  'State or province': 'OR',
}

test('from the front page to the payment page', async ({ shop }) => {
  // Some two hundred key presses, each with a check of the focus.
  await visit(shop, '/')
  await tabTo(shop, shop.getByRole('main').getByRole('link', { name: 'Browse all collections' }))
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'All collections' })).toBeVisible()
  await expect(shop.getByRole('main')).toBeFocused()
  await tabTo(shop, shop.getByRole('main').getByRole('link', { name: 'Ceramics', exact: true }))
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
  await tabTo(shop, shop.getByRole('main').getByRole('link', { name: 'Morning Mug' }))
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()

  await tabTo(shop, shop.getByRole('radio', { name: 'Bone' }))
  await shop.keyboard.press('ArrowRight')
  await shop.keyboard.press('ArrowRight')
  await expect(shop.getByRole('radio', { name: 'Clay' })).toBeChecked()
  await expect(shop.getByRole('radio', { name: 'Clay' })).toBeFocused()
  await tabTo(shop, shop.getByRole('radio', { name: 'Small' }))
  await shop.keyboard.press('ArrowDown')
  await expect(shop).toHaveURL(/Color=Clay&Size=Large/)
  await tabTo(shop, shop.getByRole('button', { name: 'Add to cart' }))
  await shop.keyboard.press('Space')

  const checkOut = drawer(shop).getByRole('button', { name: 'Check out' })
  await expect(checkOut).toBeVisible()
  await expect(drawer(shop).getByText('Being added')).toHaveCount(0)
  await tabTo(shop, drawer(shop).getByRole('link', { name: 'View cart' }))
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await tabTo(shop, shop.getByRole('button', { name: 'One more of Morning Mug' }))
  await shop.keyboard.press('Space')
  await expect(lineOf(shop, 'Morning Mug')).toContainText('$68.00')
  await tabTo(shop, shop.getByRole('button', { name: 'Check out' }))
  await shop.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  // Delivery and tax depend on the address.
  const pay = shop.getByRole('button', { name: /^Pay \$/ })
  await expect(pay).toHaveText('Pay $68.00 plus shipping and tax')
  for (const [label, text] of Object.entries(address)) {
    const role = label === 'Country' ? 'combobox' : 'textbox'
    await tabTo(shop, shop.getByRole(role, { name: label, exact: true }))
    await shop.keyboard.type(text)
  }
  await tabTo(shop, pay)
  await expect(pay).toHaveText(/^Pay \$[\d.]+$/)
  await expect(pay).toBeFocused()
})

test('closing the drawer returns the focus to what opened it', async ({ shop }) => {
  await visit(shop, '/p/hand-trowel')
  const add = shop.getByRole('button', { name: 'Add to cart' })
  await add.focus()
  await shop.keyboard.press('Enter')
  await expect(drawer(shop).getByRole('link', { name: 'View cart' })).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(drawer(shop)).toBeHidden()
  await expect(add).toBeFocused()

  const cart = shop.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await cart.focus()
  await shop.keyboard.press('Enter')
  await tabTo(shop, drawer(shop).getByRole('button', { name: 'Close' }), 'Shift+Tab')
  await shop.keyboard.press('Enter')
  await expect(cart).toBeFocused()
})

test('a drawer that is opened again before the event of its close stays open', async ({ shop }) => {
  await visit(shop, '/p/hand-trowel')
  await shop.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(drawer(shop)).toBeVisible()
  // Input comes before events that are queued: as Escape and a click do, the page renders between, and gets the event later.
  await shop.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    for (let turn = 0; turn < 5; turn += 1) await null
    document.querySelector<HTMLElement>('header a[href="/cart"]')?.click()
  })
  // Two frames later the event has come.
  await shop.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(drawer(shop)).toBeVisible()
})

test('after a removal the focus is on the next line, finally on the link out', async ({ shop }) => {
  await fillCart(shop, '/p/hand-trowel', '/p/gardeners-soap')
  const lines = shop.getByRole('region', { name: 'In your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  // One for each line: at one piece, the stepper's minus does not remove.
  const removals = lines.getByRole('button', { name: /^Remove / })
  await expect(removals).toHaveCount(2)
  const [first, second] = [removals.first(), removals.last()]
  const left = (await second.getAttribute('aria-label')) ?? ''
  await first.focus()
  await shop.keyboard.press('Enter')
  await expect(lines).toHaveCount(1)
  await expect(shop.getByRole('button', { name: left, exact: true })).toBeFocused()
  await shop.keyboard.press('Enter')
  await expect(lines).toHaveCount(0)
  await expect(shop.getByRole('main').getByRole('link', { name: 'Look around' })).toBeFocused()
})

test('the menu of a small screen opens, closes and returns the focus', async ({ shop }) => {
  await shop.setViewportSize({ width: 360, height: 740 })
  await visit(shop, '/')
  const open = shop.getByRole('button', { name: 'Menu', exact: true })
  await open.focus()
  await shop.keyboard.press('Enter')
  const menu = shop.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await shop.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Ceramics' }).press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
  await expect(menu).toBeHidden()
})

for (const [width, isStop] of [
  [390, true],
  [1440, false],
] as const) {
  test(`at ${width} pixels Tab ${isStop ? 'stops' : 'does not stop'} at the pictures`, async ({
    shop,
  }) => {
    await shop.setViewportSize({ width, height: 844 })
    await visit(shop, '/p/morning-mug')
    await tabTo(shop, shop.getByRole('button', { name: 'Enlarge' }))
    await shop.keyboard.press('Shift+Tab')
    const pictures = shop.getByRole('list', { name: 'Pictures', exact: true })
    expect(await pictures.evaluate((list) => list === document.activeElement)).toBe(isStop)
  })
}
