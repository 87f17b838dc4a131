// Fonts that arrive late replace their fallbacks, which have the same metrics, without moving anything.
import { expect, test } from './fixtures.ts'
import { shiftLimit, shiftsOf } from './layout-shifts.ts'
import { hydrated } from './steps.ts'

for (const { name, width } of [
  { name: 'a phone', width: 390 },
  { name: 'a desktop', width: 1440 },
]) {
  test(`late fonts move nothing on ${name}`, async ({ shop }) => {
    await shop.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/c/all-products', '/p/morning-mug', '/cart', '/login']) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await shop.route('**/*.woff2', async (route) => {
        await held
        await route.fallback()
      })
      // The load event waits for preloaded fonts.
      await shop.goto(path, { waitUntil: 'domcontentloaded' })
      await hydrated(shop)
      expect(await shop.evaluate(() => document.fonts.status), path).toBe('loading')
      release()
      await shop.evaluate(() => document.fonts.ready)
      await shop.unroute('**/*.woff2')
      expect(await shiftsOf(shop), path).toBeLessThan(shiftLimit)
    }
  })
}
