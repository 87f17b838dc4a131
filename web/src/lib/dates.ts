// Formats dates. The server, which does not know where the member is, writes them in UTC; the browser writes them in its
// own time zone once the page is hydrated.
import { useSyncExternalStore } from 'react'
import * as messages from '../__generated__/messages/account.ts'
import { locale } from '../__generated__/messages/locale.ts'

type Time = string | null | undefined

/** Returns the formats of a time zone; of the browser's own without one. */
export function datesIn(timeZone?: string) {
  const zone = timeZone && { timeZone }
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone })
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...zone,
  })
  return {
    dayOf: (time: Time) => written(day, time),
    momentOf: (time: Time) => written(moment, time),
  }
}

const written = (format: Intl.DateTimeFormat, time: Time) => {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? '' : format.format(at)
}

const universal = datesIn('UTC')
const onServer: typeof universal = {
  ...universal,
  momentOf: (time) => (time ? messages.utc({ moment: universal.momentOf(time) }) : ''),
}

let own: typeof universal | undefined
const inBrowser = () => {
  own ??= datesIn()
  return own
}
const neverChanges = () => () => undefined

/** Returns the formats of the reader's time zone. While the first page hydrates, they are the server's. */
export const useDates = () => useSyncExternalStore(neverChanges, inBrowser, () => onServer)
