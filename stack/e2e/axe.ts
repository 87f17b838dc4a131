// Runs axe on a page.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Returns the violations that axe finds, by rule and markup; `within` selects the part to check. Legacy mode runs in
 * the page itself: the second page that axe otherwise opens is for frames, which no page here has, and takes longer
 * than all rules.
 */
export async function violations(page: Page, within?: string) {
  expect(page.frames(), 'a frame would not be looked at').toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await (within ? axe.include(within) : axe).analyze()
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))
}
