import type { Page, Request } from '@playwright/test'

/** Holds back the page's GraphQL requests for which `isHeld` is true, until the returned function is called. */
export async function holdRequests(
  page: Page,
  isHeld: (request: Request) => boolean,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // A function instead of a glob: reads are GET requests with a query string.
  const isGraphql = (url: URL) => /\/graphql$/.test(url.pathname)
  await page.route(isGraphql, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return release
}
