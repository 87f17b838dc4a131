import type { Page } from '@playwright/test'

// A function instead of a glob: reads are GET requests with a query string.
export const isGraphql = (url: URL) => /\/graphql$/.test(url.pathname)

/** Delays the responses to the page's GraphQL requests by some milliseconds, as a slow line does; not its event streams. */
export async function delayAnswers(page: Page, delay: number): Promise<void> {
  await page.route(isGraphql, async (route) => {
    if (route.request().headers().accept?.includes('text/event-stream')) return route.fallback()
    const response = await route.fetch().catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, delay))
    // The page may have left meanwhile.
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined)
  })
}
