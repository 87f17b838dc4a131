// Waits until a page is as a visitor sees it in the end: no part is busy, no amount unknown, no skeleton and no picture
// missing. What is still missing at the deadline fails with its name.
import type { Page } from '@playwright/test'

const deadline = 15_000
/** Milliseconds for which nothing may be missing. */
const calm = 500

/** Returns what in sight is not yet drawn, by name; of the whole page where `isWhole`. Runs in the browser. */
function missing(isWhole: boolean): string[] {
  const isSeen = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    if (
      width === 0 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return false
    // What a row holds beyond the edge is in no picture, and not loaded.
    if (left >= innerWidth || right <= 0) return false
    return isWhole || (top < innerHeight && bottom > 0)
  }
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const named = (what: string) => (element: Element) =>
    `${what} ${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 40)}`
  const pictures = [...document.images].filter(
    (image) => isSeen(image) && !(image.complete && image.naturalWidth > 0),
  )
  const isUnknown = (element: Element) =>
    element.childElementCount === 0 && element.textContent?.trim() === '…'
  return [
    ...seen('main [aria-busy=true], dialog[open] [aria-busy=true]').map(named('busy')),
    ...seen('[class*=Skeletons-]').map(named('skeleton')),
    ...seen('main *, dialog[open] *').filter(isUnknown).map(named('unknown')),
    ...pictures.map(({ currentSrc, src }) => `picture ${currentSrc || src}`),
  ]
}

/** Scrolls through the page, so that all of its pictures and late parts are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const next = () => new Promise((resolve) => setTimeout(resolve, 60))
    const before = scrollY
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await next()
    }
    scrollTo({ top: before, behavior: 'instant' })
    await next()
  })
}

/** Returns whether nothing in sight is missing. */
export const isDrawn = async (page: Page): Promise<boolean> =>
  (await page.evaluate(missing, false)).length === 0

/** Resolves once all in sight is drawn, or the whole page; throws with what is not. */
export async function drawn(page: Page, { isWhole = false } = {}): Promise<void> {
  if (isWhole) await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
  const until = Date.now() + deadline
  let calmSince = Number.POSITIVE_INFINITY
  // A part may be calm before it begins to load.
  while (Date.now() - calmSince < calm) {
    const left = await page.evaluate(missing, isWhole)
    if (left.length > 0 && Date.now() > until)
      throw new Error(`${page.url()} is not drawn:\n${left.join('\n')}`)
    calmSince = left.length > 0 ? Number.POSITIVE_INFINITY : Math.min(calmSince, Date.now())
    await page.waitForTimeout(100)
  }
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
    )
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
