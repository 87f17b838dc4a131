// Words that are longer than a line of a phone, which no page may become wider for.
import type { Page } from '@playwright/test'
import type { JourneyControl } from './control.ts'
import { expect } from './fixtures.ts'
import { execute } from './steps.ts'

export const phone = { width: 390, height: 844 }

/** 80 letters, with no place to break: about three lines of a phone. */
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
export const longBrand = 'Rindfleischetikettierungsüberwachungsmanufaktur'
export const longBrandSlug = 'rindfleischetikettierungsuberwachungsmanufaktur'

const brandQuery = 'query ($slug: String!) { brand(slug: $slug) { name } }'
type Found = { brand: { name: string } | null }

/** Names a product and its brand in such words; resolves once the catalog index has read them. */
export async function useLongWords(page: Page, control: JourneyControl, slug: string) {
  await control.rename(slug, { name: longWord, brand: longBrand })
  const found = async () => (await execute<Found>(page, brandQuery, { slug: longBrandSlug })).brand
  await expect.poll(found, { timeout: 10_000 }).toEqual({ name: longBrand })
}

/** Expects the long word on the page, no way to scroll sideways, and no text that ends outside the window. */
export async function expectLongWordsToFit(page: Page, word: string | RegExp = longWord) {
  await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible()
  await expect.poll(() => widthOf(page), { timeout: 5000 }).toBe(phone.width)
  expect(await page.evaluate(wordsOutside), 'text outside the window').toEqual([])
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Text that neither fits the window nor is in a row that scrolls by itself. */
function wordsOutside(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement))
  const outside: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || scrolls(text.parentElement)) continue
    const range = document.createRange()
    range.selectNode(text)
    const { width, left, right } = range.getBoundingClientRect()
    if (width > 1 && (left < 0 || right > innerWidth + 1)) outside.push(text.textContent ?? '')
  }
  return outside
}
