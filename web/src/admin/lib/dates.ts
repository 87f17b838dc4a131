const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** A day for a table; a dash for none. */
export const dayOf = (date: string | null | undefined) => (date ? day.format(new Date(date)) : '–')

/** Date and time to the second, for logs. */
export const momentOf = (date: string) => moment.format(new Date(date))

/** Midnight of a date field's day plus some days; undefined for an invalid day. */
function midnight(date: string, daysLater: number): string | undefined {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (!year) return undefined
  return new Date(Number(year), Number(month) - 1, Number(dayOfMonth) + daysLater).toISOString()
}

/** From the first day to the end of the last, both from date fields, in local time. */
export function periodOf(first: string, last: string): { since?: string; until?: string } {
  // Days in the wrong order are the same days.
  const [from, to] = first && last && first > last ? [last, first] : [first, last]
  const [since, until] = [midnight(from, 0), midnight(to, 1)]
  return { ...(since && { since }), ...(until && { until }) }
}
