import type { Page, Request } from '@playwright/test'
import { isGraphql } from './delay-answers.ts'

/** Holds back the page's GraphQL requests for which `isHeld` is true, until the returned function is called. */
export async function holdRequests(
  page: Page,
  isHeld: (request: Request) => boolean,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(isGraphql, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return release
}
