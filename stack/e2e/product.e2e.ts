// One product: choices in the URL, pictures, texts, and stock.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdStreams } from './live-steps.ts'
import { addToCart, drawer, lineOf, visit } from './steps.ts'

const price = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\$\d+\.\d\d$/)
    .first()
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
/** What is drawn through the words of a choice. */
const lineThrough = (page: Page, choice: string) =>
  page
    .getByRole('group')
    .locator('label > span', { hasText: choice })
    .evaluate((words) => getComputedStyle(words).textDecorationLine)
const pictures = (page: Page, name: string) =>
  page.getByRole('region', { name: `Pictures of ${name}` })

test('a shared URL opens the same variant', async ({ shop, browser, stack }) => {
  await visit(shop, '/p/morning-mug')
  await radio(shop, 'Clay').check()
  await radio(shop, /^Large/).check()
  await expect(price(shop)).toHaveText('$34.00')
  const address = shop.url()
  expect(new URL(address).search).toBe('?Color=Clay&Size=Large')

  const friend = await browser.newPage({ baseURL: stack.shopUrl, javaScriptEnabled: false })
  await friend.goto(address)
  await expect(radio(friend, 'Clay')).toBeChecked()
  await expect(radio(friend, /^Large/)).toBeChecked()
  await expect(price(friend)).toHaveText('$34.00')
  await friend.close()
})

test('choosing replaces the URL, so that back leaves the product', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  await shop.getByRole('main').getByRole('link', { name: 'Morning Mug' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  expect(new URL(shop.url()).search).toBe('')
  for (const name of ['Moss', 'Clay', 'Bone']) await radio(shop, name).check()
  await expect(shop).toHaveURL(/Color=Bone/)
  await shop.goBack()
  await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
})

test('unknown choices in the URL are ignored', async ({ shop }) => {
  await visit(shop, '/p/morning-mug?Color=Plaid&Weight=9&Size=large')
  await expect(radio(shop, /^Large/)).toBeChecked()
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('an unavailable combination names its choices and offers the nearest one', async ({
  shop,
}) => {
  await visit(shop, '/p/morning-mug?Color=Moss&Size=Large')
  await expect(shop.getByText('Sold out in Moss – Large')).toBeVisible()
  await expect(shop.getByText('Change “Moss” or “Large”. Available in:')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expect(shop.getByRole('form', { name: 'Tell me when it is back' })).toBeVisible()
  await expect(radio(shop, /^Large.*sold out/)).toBeChecked()
  expect(await lineThrough(shop, 'Large')).toBe('line-through')
  expect(await lineThrough(shop, 'Small')).toBe('none')
  await shop.getByRole('link', { name: 'Moss – Small' }).click()
  await expect(shop).toHaveURL(/Color=Moss&Size=Small/)
  await expect(radio(shop, 'Small')).toBeChecked()
  await expect(shop.getByText('Sold out in Moss – Large')).toHaveCount(0)
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('on a desk the chosen color leads all pictures that are of no other color', async ({
  shop,
}) => {
  await shop.setViewportSize({ width: 1440, height: 900 })
  await visit(shop, '/p/morning-mug')
  const shown = pictures(shop, 'Morning Mug').getByRole('img').filter({ visible: true })
  for (const color of ['bone', 'clay']) {
    await radio(shop, new RegExp(`^${color}`, 'i')).check()
    await expect(shown).toHaveCount(3)
    const boxes = await shown.evaluateAll((all: HTMLImageElement[]) =>
      all.map((image) => {
        const { x, y, width } = image.getBoundingClientRect()
        return { alt: image.alt, x, y, width }
      }),
    )
    const [lead, left, right] = boxes.sort((a, b) => a.y - b.y || a.x - b.x)
    expect(lead?.alt).toMatch(new RegExp(`${color}$`))
    // Across the two columns of the others.
    expect(left?.y).toBe(right?.y)
    expect(lead?.width).toBeCloseTo((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0), 0)
  }
})

test('the gallery shows the chosen color and retains the other pictures', async ({ shop }) => {
  await shop.setViewportSize({ width: 600, height: 800 })
  await visit(shop, '/p/morning-mug')
  const gallery = pictures(shop, 'Morning Mug')
  const dots = gallery.getByRole('link')
  const all = await dots.count()
  expect(all).toBe(6)
  const current = gallery.locator('a[aria-current]')
  await expect(current).toHaveAccessibleName(/bone$/)
  await radio(shop, 'Clay').check()
  await expect(current).toHaveAccessibleName(/clay$/)
  await expect(gallery.getByRole('img', { name: /clay$/ })).toBeInViewport()
  await expect(dots).toHaveCount(all)
  await dots.last().click()
  await expect(current).toHaveAccessibleName(/next to a teapot$/)
  await expect(shop).toHaveURL(/\/p\/morning-mug\?Color=Clay&Size=Small$/)
})

test('the large picture works by keyboard and returns the focus', async ({ shop }) => {
  await visit(shop, '/p/morning-mug')
  const enlarge = shop.getByRole('button', { name: 'Enlarge' })
  await enlarge.focus()
  await shop.keyboard.press('Enter')
  const box = shop.getByRole('dialog', { name: 'Morning Mug' })
  await expect(box.getByRole('status')).toHaveText('1 / 6')
  // Something is visible before the large picture has loaded.
  await expect(box.getByRole('img').first()).toBeVisible()
  await shop.keyboard.press('ArrowRight')
  await expect(box.getByRole('status')).toHaveText('2 / 6')
  await shop.keyboard.press('ArrowLeft')
  await shop.keyboard.press('ArrowLeft')
  await expect(box.getByRole('status')).toHaveText('6 / 6')
  await box.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect(box.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('a required text is requested at its field', async ({ shop, control }) => {
  await visit(shop, '/p/herringbone-throw')
  const field = shop.getByLabel('Monogram, three letters')
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  await expect(drawer(shop)).toBeHidden()
  expect(await control.cartWrites()).toEqual([])

  // Blanks pass the browser and are refused by the shop.
  await field.fill('   ')
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Fill in the text this product asks for/)

  await field.fill('ABC')
  await addToCart(shop)
  await visit(shop, '/cart')
  await expect(lineOf(shop, 'Herringbone Throw')).toContainText('ABC')
})

test('a product that is sold out in all variants', async ({ shop }) => {
  await visit(shop, '/p/milk-jug')
  // In words once, and what to do about it; a choice is not struck through where none is left, and says so to screen readers.
  const words = shop.getByRole('main').getByText(/sold out/i)
  const widths = await words.evaluateAll((all) => all.map((one) => one.clientWidth))
  // A choice's own words are one pixel wide.
  expect(widths.filter((width) => width > 1)).toHaveLength(1)
  await expect(shop.getByRole('form', { name: 'Tell me when it is back' })).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  const choices = shop.getByRole('group', { name: 'Color' }).getByRole('radio')
  await expect(choices).toHaveCount(2)
  for (const choice of await choices.all()) await expect(choice).toHaveAccessibleName(/sold out$/)
  for (const name of ['Sky', 'Rose']) expect(await lineThrough(shop, name)).toBe('none')
  await radio(shop, /^Rose/).check()
  await expect(shop).toHaveURL(/Color=Rose/)
})

test('low stock is shown and limits the quantity', async ({ shop }) => {
  await visit(shop, '/p/tumbler-cups')
  await expect(shop.getByText('Only 2 left', { exact: true })).toBeVisible()
  const quantity = shop.getByRole('spinbutton', { name: 'Quantity' })
  await shop.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('2')
  await expect(shop.getByRole('button', { name: 'One more' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await quantity.fill('9')
  await quantity.blur()
  await expect(quantity).toHaveValue('2')
})

test('a quantity over the stock is reported with the number left', async ({ shop, control }) => {
  // Added before the page has received the change.
  await holdStreams(shop)
  await visit(shop, '/p/hand-trowel')
  await shop.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
  await control.stock({ slug: 'hand-trowel', quantity: 3 })
  await addToCart(shop)
  const words = 'Only 3 left, so your cart has 3.'
  await expect(drawer(shop).getByRole('status')).toContainText(words)
  await expect(drawer(shop).getByRole('spinbutton')).toHaveValue('3')
  await drawer(shop).getByRole('button', { name: 'Close' }).click()
  await expect(shop.getByRole('main').getByText(words)).toBeVisible()
})

test('a product that sells out between viewing and adding', async ({ shop, control }) => {
  await holdStreams(shop)
  await visit(shop, '/p/hand-trowel')
  // Related products load stock of their own: they are loaded before it changes.
  const neighbors = shop.getByRole('region', { name: 'More like this' })
  await neighbors.scrollIntoViewIfNeeded()
  await expect(neighbors.getByRole('link').first()).toBeVisible()
  await control.stock({ slug: 'hand-trowel', quantity: 0 })
  await shop.getByRole('button', { name: 'Add to cart' }).click()
  await expect(shop.getByRole('main').getByRole('alert')).toHaveText('This is sold out.')
  await expect(drawer(shop)).toBeHidden()
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  // What there is instead comes in place of the button when it is pressed, and has the focus.
  const form = shop.getByRole('form', { name: 'Tell me when it is back' })
  await expect(form).toHaveCount(0)
  await shop.getByRole('button', { name: 'Notify me' }).press('Enter')
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(shop.getByRole('button', { name: 'Notify me' })).toHaveCount(0)
})

test('a download is not shipped: it says how it comes, and speaks of tax only', async ({
  shop,
}) => {
  await visit(shop, '/p/printable-year-planner')
  await expect(shop.getByRole('status').getByText('Digital, sent by email')).toBeVisible()
  await expect(shop.getByText('Tax is calculated in the cart, before you pay.')).toBeVisible()
  await expect(shop.getByText('In stock', { exact: true })).toHaveCount(0)
})

for (const width of [640, 720, 768, 960]) {
  test(`on a tablet of ${width} px the German button is one line`, async ({ shop }) => {
    await shop.setViewportSize({ width, height: 1024 })
    await visit(shop, '/de/p/morning-mug')
    const button = shop.getByRole('button', { name: 'In den Warenkorb', exact: true })
    expect((await button.boundingBox())?.height).toBeLessThanOrEqual(46)
    // What is not in the window is below it, not cut off at the end of a row.
    const strip = shop.getByRole('list', { name: 'Bilder', exact: true })
    expect(await strip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await expect(strip.getByRole('img')).toHaveCount(3)
  })
}

for (const width of [1024, 1440]) {
  test(`${width} px: the button is at the lower edge once it has left the window`, async ({
    shop,
  }) => {
    await shop.setViewportSize({ width, height: 768 })
    await visit(shop, '/p/morning-mug?Color=Moss&Size=Small')
    const chosen = shop.getByRole('main').getByText('Moss – Small')
    const add = shop.getByRole('button', { name: 'Add to cart' })
    await expect(chosen).toBeHidden()
    const footer = shop.getByRole('contentinfo')
    await expect
      .poll(async () => {
        await shop.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const last = await footer.getByRole('link').last().boundingBox()
        const bar = await chosen.locator('..').boundingBox()
        return last && bar && last.y + last.height <= bar.y && bar.y + bar.height
      })
      .toBe(768)
    await expect(chosen).toBeInViewport()
    await expect(add).toBeInViewport({ ratio: 1 })
    await add.click()
    await expect(drawer(shop).getByRole('heading', { name: 'Morning Mug' })).toBeVisible()
    await drawer(shop).getByRole('button', { name: 'Close' }).click()
    await shop.evaluate(() => scrollTo(0, 0))
    await expect(chosen).toBeHidden()
  })
}
