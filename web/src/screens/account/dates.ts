// Formats dates. The time zone is fixed, so that server and browser render the same text.
import * as messages from '../../__generated__/messages/account.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const written = (format: Intl.DateTimeFormat, text: string | null | undefined) => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? '' : format.format(time)
}

export const dayOf = (text: string | null | undefined) => written(day, text)
export const momentOf = (text: string | null | undefined) =>
  text ? messages.utc({ moment: written(moment, text) }) : ''
