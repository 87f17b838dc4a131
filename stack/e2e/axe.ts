// Runs axe on a page.
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/**
 * Returns the violations that axe finds, by rule and markup; `within` selects the part to check. Waits until the page is
 * loaded: before, axe would compute the layout of a page without its style, which no visitor sees. The source is loaded
 * once per document and only the violations leave the page: loading it for each run, and returning what passed, takes
 * as long again as all rules.
 */
export async function violations(page: Page, within?: string) {
  expect(page.frames(), 'a frame would not be looked at').toHaveLength(1)
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (part) => {
    const { violations: found } = await window.axe.run(part ?? document, {
      resultTypes: ['violations'],
    })
    return found.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html }) => html.slice(0, 160)),
    }))
  }, within)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
