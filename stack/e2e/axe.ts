// A page through axe.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * What axe finds wrong, by rule and by markup; `within` is a selector of the part to look at. Done in the page itself:
 * the second page axe otherwise opens is for frames, of which no page here has any, and takes longer than all rules.
 */
export async function violations(page: Page, within?: string) {
  expect(page.frames(), 'a frame would not be looked at').toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await (within ? axe.include(within) : axe).analyze()
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))
}
