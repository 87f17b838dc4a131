// Layout shifts of a page by the definition of CLS: the largest sum of a session window, without shifts that follow input.
import type { Page } from '@playwright/test'

/** The most that a page of the shop may shift, from its load to the next one. */
export const shiftLimit = 0.02

/** Where CLS begins to need improvement. */
const goodShift = 0.1

/**
 * Returns the limit for a page. Tables of the admin have as many rows as are found, and the playground shows results as they
 * come; pages of the schema are opened at an anchor, to which a browser scrolls after it has painted their beginning.
 */
function limitOf(url: string, limit: number): number {
  const { pathname } = new URL(url)
  if (/^\/docs\b/.test(pathname)) return Number.POSITIVE_INFINITY
  return /^\/(admin|graphiql)\b/.test(pathname) ? Math.max(limit, goodShift) : limit
}

type Report = { load: number; url: string; sum: number; moved: string[] }
type Reporter = { reportLayoutShift: (report: Report) => void; layoutShift: number }

/** Runs in each page before its own scripts. */
function observeShifts() {
  if (window !== top) return
  const state = window as unknown as Reporter
  state.layoutShift = 0
  const current = { sum: 0, first: 0, last: Number.NEGATIVE_INFINITY, moved: [] as string[] }
  // The browser leaves out 500 ms after input. A field that is filled by Playwright is no input to it. Saves of the admin
  // take longer on two cores.
  const answerMs = location.pathname.startsWith('/admin') ? 2500 : 500
  let usedAt = Number.NEGATIVE_INFINITY
  for (const name of ['input', 'change', 'pointerdown', 'keydown', 'click'])
    addEventListener(name, ({ timeStamp }) => (usedAt = timeStamp), true)

  type Source = { node?: Node | null }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const nameOf = ({ node }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element?.outerHTML.replace(/>.*/s, '>').slice(0, 160) ?? 'an element that is gone'
  }
  const add = ({ startTime, value, hadRecentInput, sources }: Shift) => {
    if (hadRecentInput || (startTime >= usedAt && startTime - usedAt < answerMs)) return
    const { first, last } = current
    if (startTime - last > 1000 || startTime - first > 5000)
      Object.assign(current, { sum: 0, first: startTime, moved: [] })
    current.sum += value
    current.last = startTime
    current.moved.push(...sources.map((one) => `${value.toFixed(4)} ${nameOf(one)}`))
    if (current.sum <= state.layoutShift) return
    state.layoutShift = current.sum
    const { sum, moved } = current
    state.reportLayoutShift({ load: performance.timeOrigin, url: location.href, sum, moved })
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) add(entry as Shift)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Watches each page that is opened from now on. Returns a function that returns those that shifted by the limit or more. */
export async function watchShifts(
  page: Page,
  limit: number,
): Promise<() => Omit<Report, 'load'>[]> {
  const worst = new Map<number, Report>()
  await page.exposeBinding('reportLayoutShift', (_, report: Report) => {
    worst.set(report.load, report)
  })
  await page.addInitScript(observeShifts)
  return () =>
    [...worst.values()]
      .filter(({ url, sum }) => sum >= limitOf(url, limit))
      .map(({ url, sum, moved }) => ({ url, sum, moved }))
}

/** Returns what the current page has shifted by so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Reporter).layoutShift)
