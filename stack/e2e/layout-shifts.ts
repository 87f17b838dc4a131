// Layout shifts of a page, as the browser reports them.
import type { Page } from '@playwright/test'

/** Counts the shifts of each page that is opened from now on. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    const state = window as unknown as { shifts: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.shifts += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the sum of all layout shifts of the page. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts)
