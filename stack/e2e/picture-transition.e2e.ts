// The picture of a card becomes that of the product page, from a list and from another product, and back.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated, visit } from './steps.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
  // Read to its end once before, so that no skeleton stands between the two pages: the address changes earlier.
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
