import { expect, type Page } from '@playwright/test'

/** Holds back scripts with a matching URL until `release` is called. `held` waits for the first one. */
export async function holdScripts(page: Page, names: RegExp) {
  const held: string[] = []
  let release = () => undefined as unknown
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(names, async (route) => {
    held.push(route.request().url())
    await released
    await route.continue()
  })
  return { release: () => release(), held: () => expect.poll(() => held.length).toBeGreaterThan(0) }
}
