// Steps of journeys with live updates.
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

/** Holds back every event stream that the page opens, until the returned function is called. */
export const holdStreams = (page: Page) =>
  holdRequests(page, (request) => request.headers().accept?.includes('text/event-stream') ?? false)

type Work = { requests: number; timers: number }
type Counted = { work?: () => Work }

/**
 * Runs in the page: counts the requests without a response and the timers of less than a second, either of which may
 * lead to another stream or read.
 */
function countWork() {
  const [send, start, clear] = [window.fetch, window.setTimeout, window.clearTimeout]
  const timers = new Set<number>()
  let requests = 0
  window.fetch = (...request) => {
    requests += 1
    return send(...request).finally(() => {
      requests -= 1
    })
  }
  const startCounted = (task: () => void, ms = 0, ...values: []) => {
    const run = () => {
      timers.delete(timer)
      task(...values)
    }
    const timer = start(run, ms)
    if (ms < 1000) timers.add(timer)
    return timer
  }
  window.setTimeout = startCounted as typeof window.setTimeout
  window.clearTimeout = (timer) => {
    timers.delete(Number(timer))
    clear(timer)
  }
  ;(window as Counted).work = () => ({ requests, timers: timers.size })
}

/** Returns the most work that the page has now and in the next two frames: what a response causes begins by then. */
const workOf = (page: Page): Promise<Work | null> =>
  page.evaluate(async () => {
    const { work } = window as Counted
    if (!work) return null
    const most = work()
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame)
      most.requests = Math.max(most.requests, work().requests)
      most.timers = Math.max(most.timers, work().timers)
    }
    return most
  })

/** Tracks the streams that a page has open. Called, and awaited, before the first navigation. */
export async function streamsOf(page: Page) {
  const open = new Set<Request>()
  await page.addInitScript(countWork)
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.startsWith('text/event-stream')) open.add(response.request())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    count: () => open.size,
    /** Waits until the page has exactly one stream and has finished its reads, for what is on screen now. */
    settled: () =>
      expect
        .poll(async () => ({ ...(await workOf(page)), streams: open.size }))
        .toEqual({ requests: 0, timers: 0, streams: 1 }),
  }
}

export const buyButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
