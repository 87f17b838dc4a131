// The picture of a card becomes that of the product page, from a list and from another product, and back.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { holdScripts } from './hold-scripts.ts'
import { hydrated, visit } from './steps.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// A skeleton that stands between two pages has no picture, and on a slow machine it would come.
test.beforeEach(({ shop }) => holdScripts(shop, /\/ScreenSkeleton/))

type Animated = { pseudoElements: string[] } | { refused: string }

/** Returns what the next transition animates, or why the browser refuses it. */
const nextTransition = (page: Page): Promise<Animated> =>
  page.evaluate(
    () =>
      new Promise<Animated>((done) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = start(update)
          transition.ready.then(
            () => {
              const effects = document.getAnimations().map(({ effect }) => effect)
              const pseudoElements = effects.flatMap((effect) =>
                effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [],
              )
              done({ pseudoElements })
            },
            (reason) => done({ refused: String(reason) }),
          )
          return transition
        }
      }),
  )

/** Both sides have the name: the group moves, the old picture fades into the new one. */
const shared = {
  pseudoElements: expect.arrayContaining([
    '::view-transition-group(product-picture)',
    '::view-transition-old(product-picture)',
    '::view-transition-new(product-picture)',
  ]),
}

test('the picture of a card becomes that of its product', async ({ shop, stack: _ }) => {
  await visit(shop, '/c/ceramics')
  const link = shop.getByRole('link', { name: 'Bottle Vase' })
  await link.hover()
  await link.click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Bottle Vase' })).toBeVisible()
  await shop.goBack()
  await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
  await hydrated(shop)
  const transition = nextTransition(shop)
  await link.click()
  expect(await transition).toEqual(shared)
})

test('back in the list the picture returns into its card', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  await shop.getByRole('link', { name: 'Bottle Vase' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Bottle Vase' })).toBeVisible()
  const transition = nextTransition(shop)
  await shop.goBack()
  expect(await transition).toEqual(shared)
  const cards = shop.getByRole('article')
  await expect(cards.filter({ has: shop.locator('[data-moves]') })).toHaveCount(0)
  // The card is as any other again, and leads to its product as before.
  const again = nextTransition(shop)
  await shop.getByRole('link', { name: 'Bottle Vase' }).click()
  expect(await again).toEqual(shared)
})

/** Clicks the cards of a list one after another, faster than a page can follow. */
const clickCards = (page: Page, ...names: string[]) =>
  page.getByRole('main').evaluate((main, wanted) => {
    for (const name of wanted) {
      const links = [...main.querySelectorAll<HTMLElement>('[data-card] a[href]')]
      links.find(({ textContent }) => textContent?.includes(name))?.click()
    }
  }, names)

test('of two cards that are clicked, the picture of the second one moves', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  await clickCards(shop, 'Morning Mug')
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  await shop.goBack()
  await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
  await hydrated(shop)
  const transition = nextTransition(shop)
  await clickCards(shop, 'Bottle Vase', 'Morning Mug')
  expect(await transition).toEqual(shared)
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
})

test('a card that is left by going back at once no longer moves', async ({ shop }) => {
  await visit(shop, '/c/ceramics')
  const release = await holdRequests(shop, (request) => request.url().includes('bottle-vase'))
  await clickCards(shop, 'Bottle Vase')
  await expect(shop).toHaveURL(/bottle-vase/)
  await shop.evaluate(() => history.back())
  await expect(shop).toHaveURL(/ceramics$/)
  await expect(shop.getByRole('link', { name: 'Bottle Vase' })).toBeVisible()
  await expect(shop.locator('[data-moves]')).toHaveCount(0)
  release()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('there is no transition', async ({ shop }) => {
    await visit(shop, '/c/ceramics')
    await shop.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('A transition has begun')
      }
    })
    await shop.getByRole('link', { name: 'Bottle Vase' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: 'Bottle Vase' })).toBeVisible()
    await shop.goBack()
    await expect(shop.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible()
  })
})

test('from one product to another the picture of the card is the one that moves', async ({
  shop,
}) => {
  await visit(shop, '/p/breakfast-bowl')
  await visit(shop, '/p/morning-mug')
  const related = shop.getByRole('region', { name: 'More like this' })
  const link = related.getByRole('link', { name: 'Breakfast Bowl' })
  await related.scrollIntoViewIfNeeded()
  await link.click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Breakfast Bowl' })).toBeVisible()
  await shop.goBack()
  await expect(shop.getByRole('heading', { level: 1, name: 'Morning Mug' })).toBeVisible()
  await related.scrollIntoViewIfNeeded()
  await link.scrollIntoViewIfNeeded()
  const transition = nextTransition(shop)
  await link.click()
  expect(await transition).toEqual(shared)
})
