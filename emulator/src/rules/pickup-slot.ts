// When goods wait at the counter. Hours of the shop's own, assumed; the shape is contract/cart.md
// §5.7 `deliveryTimeSlot`.
export type TimeSlot = { from: string; to: string }

/** Hudson keeps New York's time, also when its clocks change. */
const timeZone = 'America/New_York'
const localDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
const day = 86_400_000

/** The next working day, ten to six at the counter. Holidays are not known here. */
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

/** `-05:00` */
function offsetOf(moment: Date): string {
  const name = zoneName.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value
  return name?.replace('GMT', '') || 'Z'
}
