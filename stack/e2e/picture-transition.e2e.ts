// The picture of a card becomes that of the product page, from a list and from another product.
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
  // Read once before, so that no skeleton stands between the two pages.
  await link.hover()
  await link.click()
  await shop.waitForURL('**/p/bottle-vase')
  await shop.goBack()
  await hydrated(shop)
  const transition = nextTransition(shop)
  await link.click()
  expect(await transition).toEqual(shared)
})

test('from one product to another the picture of the card is the one that moves', async ({
  shop,
}) => {
  await visit(shop, '/p/breakfast-bowl')
  await visit(shop, '/p/morning-mug')
  const link = shop.getByRole('region', { name: 'More like this' }).getByRole('link', {
    name: 'Breakfast Bowl',
  })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await shop.waitForURL('**/p/breakfast-bowl')
  await shop.goBack()
  await shop.waitForURL('**/p/morning-mug')
  // The row is rendered again when its products are there.
  await expect(() => link.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  const transition = nextTransition(shop)
  await link.click()
  expect(await transition).toEqual(shared)
})
