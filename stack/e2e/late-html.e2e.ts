// Documents that arrive in pieces: what is painted of a page before the rest of it has arrived stays where it is.
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { startSlowHtml } from './slow-html.ts'
import { hydrated } from './steps.ts'

const paths = [
  '/',
  '/c/all-products',
  '/p/morning-mug',
  '/cart',
  '/brands/saltmarsh-pottery',
  '/login',
]

for (const { name, width } of [
  { name: 'a phone', width: 390 },
  { name: 'a desktop', width: 1440 },
]) {
  test(`late parts of a document move nothing on ${name}`, async ({ shop, stack }) => {
    test.setTimeout(90_000)
    const proxy = await startSlowHtml(stack.shopUrl)
    try {
      await shop.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await shop.goto(proxy.url + path)
        await hydrated(shop)
        expect.soft(await shiftsOf(shop), path).toBeLessThan(shiftLimit)
      }
    } finally {
      await proxy.close()
    }
  })
}
