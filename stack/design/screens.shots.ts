// Takes a picture of every screen in every appearance, and a contact sheet of each screen for docs/design-review.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { languages, splitAddress } from '@vitrine/languages'
import { screens as routes } from '../../web/src/screens/screens.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { root } from '../src/root.ts'
import { type Appearance, appearances, widths } from './appearances.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { drawn, isDrawn } from './drawn.ts'
import type { Screen, Walk } from './screen.ts'
import { screens } from './screens.ts'

const sheets = join(root, 'docs/images/design-review')
/** Folder for pictures of whole pages in full size; none are written without it. */
const { DESIGN_SHOTS: whole } = process.env
/** Names of screens, comma-separated; all when not set. */
const wanted = process.env.DESIGN_SCREENS?.split(',')
const isWanted = ({ name }: Screen) => wanted?.includes(name) ?? true
/** Names of appearances, comma-separated; all when not set. */
const seenIn = process.env.DESIGN_APPEARANCES?.split(',')
const isSeenIn = ({ name }: Appearance) => seenIn?.includes(name) ?? true

// The pages complain of missing pages and orders, which is what they show.
test.use({ expectedComplaints: /./ })

/** Paths that were opened, in the first language. */
const opened = new Set<string>()

/** Returns the pages of the shop that no screen opens. The gallery of components is for developers. */
function unseenRoutes(): string[] {
  const isOpened = (pattern: string) => {
    const path = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return [...opened].some((one) => path.test(one))
  }
  return routes
    .filter(({ pattern, isForDevelopment }) => !isForDevelopment && !isOpened(pattern))
    .map(({ pattern }) => pattern)
}

/** Pictures of each screen, by its name. */
type Shots = Map<string, (Shot & { appearance: Appearance })[]>

/** Takes a picture of what is in sight, again where something began to load meanwhile. */
async function picture(page: Page): Promise<Buffer> {
  await drawn(page)
  const png = await page.screenshot()
  return (await isDrawn(page)) ? png : picture(page)
}

/** Opens screens in one appearance, and adds a picture of each wanted one. */
async function shoot(browser: Browser, walk: Walk & { baseURL: string }, shots: Shots) {
  const { baseURL, context: options, drawnWidth: width } = walk
  const context = await browser.newContext({ ...options, baseURL })
  const page = await context.newPage()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) opened.add(splitAddress(new URL(frame.url()).pathname).path)
  })
  const all = walk.size === 'width' ? screens.filter(({ isMain }) => isMain) : screens
  // The last wanted one, and what comes before it: a screen may continue where another ended.
  for (const screen of all.slice(0, all.findLastIndex(isWanted) + 1)) {
    const { name, open, close } = screen
    await open(page, walk)
    if (isWanted(screen)) {
      const png = await picture(page)
      shots.set(name, [...(shots.get(name) ?? []), { png, width, appearance: walk }])
      if (whole) {
        await drawn(page, { isWhole: true })
        const path = join(whole, `${name}-${walk.name}.png`)
        await page.screenshot({ path, fullPage: true })
      }
    }
    await close?.(page, walk)
  }
  await context.close()
}

/** Desks of each language below each other, and all phones in a row. */
function rowsOf(pictures: readonly (Shot & { appearance: Appearance })[]): Shot[][] {
  const of = (size: Appearance['size']) =>
    pictures.filter(({ appearance }) => appearance.size === size)
  const desks = languages.map(({ code }) =>
    of('desk').filter(({ appearance }) => appearance.language === code),
  )
  return [...desks, of('phone'), of('width')].filter(({ length }) => length > 0)
}

test('screens', async ({ browser, stack, control }) => {
  test.setTimeout(2_400_000)
  mkdirSync(sheets, { recursive: true })
  const shots: Shots = new Map()
  const wide: Shots = new Map()
  for (const appearance of appearances.filter(isSeenIn))
    await shoot(browser, { ...appearance, control, baseURL: stack.shopUrl }, shots)
  for (const appearance of widths.filter(isSeenIn))
    await shoot(browser, { ...appearance, control, baseURL: stack.shopUrl }, wide)
  if (!wanted) expect(unseenRoutes(), 'pages without a picture').toEqual([])
  for (const [suffix, all] of [
    ['', shots],
    ['-widths', wide],
  ] as const)
    for (const [name, pictures] of all) {
      const sheet = await contactSheet(browser, rowsOf(pictures))
      writeFileSync(join(sheets, `${name}${suffix}.webp`), sheet)
    }
})
