/** Whether a text is a day of the calendar, ISO 8601: `2024-02-29`, and not `2026-02-30`. */
export function isCalendarDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  // Some engines roll invalid days over to the next month.
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value)
  )
}
