// Computes when products can be picked up. The shop's opening hours are assumed; the shape is
// docs/contract/cart.md §5.7 `deliveryTimeSlot`.
export type TimeSlot = { from: string; to: string }

/** Time zone of Hudson, with its daylight saving time. */
const timeZone = 'America/New_York'
const localDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
const day = 86_400_000

/** Returns the next business day, 10 a.m. to 6 p.m.; holidays are not considered. */
export function pickupSlotOf(now: Date): TimeSlot {
  const noon = nextWorkingNoon(Date.parse(`${localDay.format(now)}T12:00:00Z`))
  const date = noon.toISOString().slice(0, 10)
  const zone = offsetOf(noon)
  const at = (time: string) => new Date(`${date}T${time}:00${zone}`).toISOString()
  return { from: at('10:00'), to: at('18:00') }
}

function nextWorkingNoon(noon: number): Date {
  const next = new Date(noon + day)
  return next.getUTCDay() % 6 === 0 ? nextWorkingNoon(next.getTime()) : next
}

/** Returns `-05:00` of `11/23/2026, GMT-05:00`. */
const offsetOf = (moment: Date): string => zoneName.format(moment).replace(/.*GMT/, '')
