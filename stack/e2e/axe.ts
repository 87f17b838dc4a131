// Runs axe on a page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** The minified form of the same rules: each document compiles it, and the other one has twice its size. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds, by rule and markup; `within` selects the part to check. Waits until the page is
 * loaded: before, axe would compute the layout of a page without its style, which no visitor sees. The source is loaded
 * once per document and only the violations leave the page: loading it for each run, and returning what passed, takes
 * as long again as all rules.
 */
export async function violations(page: Page, within?: string) {
  expect(page.frames(), 'a frame would not be looked at').toHaveLength(1)
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
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
