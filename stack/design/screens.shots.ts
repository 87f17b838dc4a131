// Takes a picture of every screen in every appearance, and a contact sheet of each screen for docs/design-review.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { root } from '../src/root.ts'
import { type Appearance, appearances } from './appearances.ts'
import { contactSheet } from './contact-sheet.ts'
import { screens } from './screens.ts'

const sheets = join(root, 'docs/images/design-review')
/** Folder for pictures of whole pages in full size; none are written without it. */
const { DESIGN_SHOTS: whole } = process.env
/** Names of screens, comma-separated; all when not set. */
const wanted = process.env.DESIGN_SCREENS?.split(',')

/** Resolves once fonts and the pictures in sight are drawn, and nothing in sight is busy. */
async function drawn(page: Page): Promise<void> {
  // Rows further down wait until they are scrolled to.
  const isCalm = () =>
    [...document.querySelectorAll('main [aria-busy=true]')].every(
      (busy) => busy.getBoundingClientRect().top > innerHeight,
    )
  await page.waitForFunction(isCalm, null, { timeout: 10_000 })
  await page.evaluate(async () => {
    await document.fonts.ready
    const isSeen = (image: HTMLImageElement) => {
      const { top, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight
    }
    const seen = [...document.images].filter(isSeen)
    // A picture beside the window of a gallery is not loaded before it is scrolled to.
    const atMost = new Promise((resolve) => setTimeout(resolve, 2000))
    const decoded = seen.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(decoded), atMost])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

// The pages complain of missing pages and orders, which is what they show.
test.use({ expectedComplaints: /./ })

type Shots = Map<string, { name: string; png: Buffer }[]>

/** The last wanted one, and what comes before it: a screen may continue where another ended. */
const opened = screens.slice(
  0,
  screens.findLastIndex(({ name }) => wanted?.includes(name) ?? true) + 1,
)

/** Opens them in one appearance, and adds a picture of each wanted one. */
async function shoot(page: Page, appearance: Appearance, shots: Shots): Promise<void> {
  for (const { name, open } of opened) {
    await open(page, appearance)
    if (wanted && !wanted.includes(name)) continue
    await drawn(page)
    const pictures = shots.get(name) ?? []
    pictures.push({ name: appearance.name, png: await page.screenshot() })
    shots.set(name, pictures)
    const path = whole && join(whole, `${name}-${appearance.name}.png`)
    if (path) await page.screenshot({ path, fullPage: true })
  }
}

test('screens', async ({ browser, stack }) => {
  test.setTimeout(1_200_000)
  const shots: Shots = new Map()
  for (const appearance of appearances) {
    const context = await browser.newContext({ ...appearance.context, baseURL: stack.shopUrl })
    await shoot(await context.newPage(), appearance, shots)
    await context.close()
  }
  mkdirSync(sheets, { recursive: true })
  for (const [name, pictures] of shots) {
    writeFileSync(join(sheets, `${name}.webp`), await contactSheet(browser, pictures))
  }
})
