// A shop per worker, reset for every journey, and a browser whose errors and layout shifts fail the journey.
import { test as base, expect, type Page } from '@playwright/test'
import { languages, localizedPath } from '@vitrine/languages'
import { topics } from '../../gateway/src/subscriptions/topics.ts'
import { tenfoldCalls } from '../src/call-limits.ts'
import { freePort } from '../src/free-port.ts'
import { type Stack, startStack } from '../src/start-stack.ts'
import { type JourneyControl, journeyControl } from './control.ts'
import { delayAnswers } from './delay-answers.ts'
import { shiftLimit, watchShifts } from './layout-shifts.ts'
import { isLineSlow, slow4G, slowDown } from './slow-network.ts'

type WorkerFixtures = {
  /** Settings of the site, as `PLATFORM_SITE` takes them. */
  site: object
  /** Settings of the shop beside those of every journey. */
  settings: Record<string, string>
  stack: Stack
}
type TestFixtures = {
  control: JourneyControl
  /** Errors that the browser may log in this journey, because it causes them. */
  expectedComplaints: RegExp | null
  /** The most that a page may shift. */
  allowedShift: number
  /** Milliseconds by which responses to GraphQL requests are delayed: after 500, CLS counts what moves after input. */
  answerDelay: number
  complaints: string[]
  shop: Page
}

const quiet = {
  ...tenfoldCalls,
  PLATFORM_DATA: 'memory',
  DATA_DIR: 'memory',
  LOG_LEVEL: 'error',
}
// Nothing is cached: a change on the platform shows on the next page.
const timing = { CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0', UPSTREAM_TIMEOUT_MS: '4000' }

async function startShop({ site, settings }: Omit<WorkerFixtures, 'stack'>): Promise<Stack> {
  const [PORT, PLATFORM_PORT] = [String(await freePort()), String(await freePort())]
  // Journeys sign in as the same few members repeatedly.
  const attempts = { SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' }
  const webDist = process.env.WEB_DIST ? { WEB_DIST: process.env.WEB_DIST } : {}
  const own = { PORT, PLATFORM_PORT, PLATFORM_SITE: JSON.stringify(site) }
  return startStack({ env: { ...quiet, ...timing, ...attempts, ...webDist, ...own, ...settings } })
}

/** Loads the code and the catalog of every language, which no journey shall wait for. */
const warmUp = ({ shopUrl }: Stack) =>
  Promise.all(languages.map(({ code }) => fetch(shopUrl + localizedPath(code, '/'))))

/** Returns whether the gateway serves all pages: after a fault a circuit breaker may be open for a moment. */
async function isHealthy({ app, shopUrl }: Stack): Promise<boolean> {
  const breakers = Object.values(app.gateway.services.transport.breakers())
  if (breakers.every((state) => state === 'closed')) return true
  const results = await Promise.all(
    ['/', '/brands', '/c/desk', '/p/morning-mug'].map((path) => fetch(shopUrl + path)),
  )
  return results.every(({ status }) => status === 200)
}

/** Whether this shop has the limits of a hosted site, where a read of the whole catalog waits seconds for its turn. */
const isPaced = ({ UPSTREAM_CALLS_PER_MINUTE: limit }: Record<string, string>) => limit === ''

/**
 * Makes the catalog index read everything again, because no event reports a reset. Where the site's limit is used up by what the
 * journey before it sent, the read waits for its turn, which is part of the time that the journey may take.
 */
async function rereadIndex({ app }: Stack, timeout: number): Promise<void> {
  const { bus, catalogIndex } = app.gateway.services
  const before = catalogIndex.state().asOf ?? 0
  bus.publish(topics.eventGap, {})
  await expect
    .poll(() => catalogIndex.state().asOf ?? 0, { intervals: [20], timeout })
    .toBeGreaterThan(before)
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [{}, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ site, settings }, use) => {
      const stack = await startShop({ site, settings })
      await warmUp(stack)
      await use(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.shopUrl),
  control: [
    async ({ stack, settings }, use) => {
      const control = journeyControl(stack.platformUrl)
      const needsRead = !isPaced(settings) || (await control.changedMoreThanCarts())
      await control.reset()
      if (needsRead) await rereadIndex(stack, isPaced(settings) ? 30_000 : 10_000)
      else await stack.app.gateway.services.catalogIndex.ready()
      await expect.poll(() => isHealthy(stack), { timeout: 25_000 }).toBe(true)
      await control.clearCalls()
      await use(control)
      await control.heal()
    },
    { auto: true },
  ],
  expectedComplaints: [null, { option: true }],
  allowedShift: [shiftLimit, { option: true }],
  answerDelay: [0, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures needed
  complaints: async ({}, use) => use([]),
  context: async ({ context, complaints, expectedComplaints }, use) => {
    const note = (text: string) => {
      if (!expectedComplaints?.test(text)) complaints.push(text)
    }
    context.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error') note(`${message.text()} (${url})`)
    })
    context.on('weberror', (error) => note(String(error.error())))
    await use(context)
    expect(complaints, 'the browser complained').toEqual([])
  },
  shop: async ({ page, allowedShift: limit, answerDelay }, use) => {
    // Without JavaScript nothing observes, and nothing moves by a script.
    const shifted = await watchShifts(page, limit)
    if (answerDelay > 0) await delayAnswers(page, answerDelay)
    if (isLineSlow) await slowDown(page, slow4G)
    await use(page)
    expect(shifted(), 'layout shifts').toEqual([])
  },
})

/**
 * Switches the recorder off for journeys with axe, beside which a page sometimes stops responding. Names the option only
 * with `TRACE=1`: a file that names it, even with its default, gets workers of its own, each with another shop.
 */
export const withoutTrace = process.env.TRACE ? { trace: 'off' as const } : {}

export { expect }
