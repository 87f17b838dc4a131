// Checks a page in each appearance: a small phone in the dark, and a wide window in the light.
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

type Appearance = {
  colorScheme: 'dark' | 'light'
  size: { width: number; height: number }
}

type Appearances = readonly [Appearance, Appearance]

const shopAppearances: Appearances = [
  { colorScheme: 'dark', size: { width: 320, height: 700 } },
  { colorScheme: 'light', size: { width: 1280, height: 800 } },
]

async function setAppearance(page: Page, { colorScheme, size }: Appearance): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(size)
}

/** Resolves once the page is drawn in its color scheme and no transition is running. */
const isDrawn = (page: Page, scheme: string) =>
  page.evaluate(async (wanted) => {
    // A busy browser may draw nothing for a while; then nothing moves either.
    const atMost = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const frame = () => Promise.race([new Promise(requestAnimationFrame), atMost(500)])
    const isStill = ({ finished }: Animation) => finished.catch(() => {})
    const isApplied = () => matchMedia(`(prefers-color-scheme: ${wanted})`).matches
    // Reading a color computes it, even where nothing is drawn yet.
    const colors = () =>
      [...document.querySelectorAll('body, body *')]
        .map((one) => `${getComputedStyle(one).color} ${getComputedStyle(one).backgroundColor}`)
        .join()
    while (!isApplied()) await frame()
    for (let before = '', now = colors(); before !== now; now = colors()) {
      before = now
      await frame()
      await frame()
      await Promise.race([Promise.all(document.getAnimations().map(isStill)), atMost(3000)])
      await frame()
    }
  }, scheme)

/** Returns the elements that overflow the window, as markup. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
      .concat(`${scrollWidth} of ${clientWidth} px`)
  })

/** Returns ids of more than one element: axe reports them as a matter to review, which is not a violation. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) < at)
  })

/** Returns what axe finds, ids that repeat and what overflows, with the appearance. */
export async function faultsOf(page: Page, appearances: Appearances = shopAppearances) {
  const faults: { form: string; id: string; where: string | string[] }[] = []
  for (const appearance of appearances) {
    await setAppearance(page, appearance)
    await isDrawn(page, appearance.colorScheme)
    const form = `${appearance.colorScheme}, ${appearance.size.width} px`
    faults.push(...(await violations(page)).map((one) => ({ form, ...one })))
    faults.push(...(await repeatedIds(page)).map((where) => ({ form, id: 'duplicate id', where })))
    faults.push(...(await tooWide(page)).map((where) => ({ form, id: 'too wide', where })))
  }
  return faults
}

type Scenes<State> = Record<string, (page: Page, state: State) => Promise<unknown>>

/**
 * Opens scene after scene, each in the first appearance, and expects none to have faults. A scene with faults does not
 * end the journey: the others are checked, too.
 */
export async function checkScenes<State>(
  page: Page,
  state: State,
  scenes: Scenes<State>,
  appearances: Appearances = shopAppearances,
): Promise<void> {
  const all = Object.entries(scenes)
  test.setTimeout(20_000 + 15_000 * all.length)
  for (const [name, scene] of all) {
    await test.step(name, async () => {
      await setAppearance(page, appearances[0])
      await scene(page, state)
      expect.soft(await faultsOf(page, appearances), name).toEqual([])
    })
  }
}
