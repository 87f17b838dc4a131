// A visit of the whole shop on a slow line: what arrives late takes the room that waited for it.
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { signIn } from './member-steps.ts'
import { crawl, slowDown } from './slow-network.ts'
import { fillCart, hydrated } from './steps.ts'

const pages = [
  '/',
  '/c/all-products',
  '/p/morning-mug',
  '/cart',
  '/search?q=tarn',
  '/brands/saltmarsh-pottery',
  '/pages/shipping',
]

const arePicturesLoaded = () =>
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

for (const { name, size } of [
  { name: 'a phone', size: { width: 390, height: 844 } },
  { name: 'a desktop', size: { width: 1440, height: 900 } },
]) {
  test(`nothing moves on ${name} with a slow line`, async ({ shop }) => {
    test.setTimeout(240_000)
    await shop.setViewportSize(size)
    await fillCart(shop, '/p/morning-mug')
    await slowDown(shop, crawl)
    const walk = async (path: string) => {
      await shop.goto(path, { timeout: 60_000 })
      await hydrated(shop)
      await shop.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(shop.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })
      await shop.waitForFunction(arePicturesLoaded, null, { timeout: 60_000 })
      await shop.evaluate(() => scrollTo(0, 0))
      expect.soft(await shiftsOf(shop), path).toBeLessThan(shiftLimit)
    }
    for (const path of [...pages, '/login']) await walk(path)
    await signIn(shop)
    await walk('/account')
  })
}
