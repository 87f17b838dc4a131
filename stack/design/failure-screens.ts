// What a visitor sees where something is missing or fails.
import type { Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import { expect } from '../e2e/fixtures.ts'
import { visit } from '../e2e/steps.ts'
import { picturesStored, visitAndStore } from '../e2e/worker-steps.ts'
import type { Fault } from '../test/support/platform-control.ts'
import { at, type Screen, type Walk } from './screen.ts'

const visited = ['/brands/tarn-lighting', '/p/station-wall-clock', '/c/ceramics', '/p/moon-jar']

/** As in the middle of a visit: the worker has stored some pages. */
const offline: Screen = {
  name: 'offline',
  async open(page, { language }) {
    for (const path of visited) {
      await visitAndStore(page, localizedPath(language, path))
      await picturesStored(page)
    }
    await visit(page, localizedPath(language, '/offline'))
    await expect(page.locator('main nav img').first()).toBeVisible()
  },
}

/** Heals the platform, and waits until the shop calls it again. */
async function heal(page: Page, { control }: Walk): Promise<void> {
  await control.heal()
  const statusOf = async (path: string) => (await page.request.get(path)).status()
  for (const path of ['/c/desk', '/p/morning-mug', '/brands'])
    await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(200)
}

/** A page while the platform has a fault. Not one that the worker has stored. */
const failing = (name: string, path: string, fault: Fault): Screen => ({
  name,
  async open(page, { control, language }) {
    await control.fault(fault)
    await page.goto(localizedPath(language, path))
    await expect(page.locator('h1')).toBeVisible()
  },
  close: heal,
})

export const failureScreens: readonly Screen[] = [
  at('missing', '/x'),
  offline,
  failing('failure', '/c/desk', { kind: 'status', status: 500 }),
  failing('platform-down', '/c/garden', { kind: 'reset' }),
]
