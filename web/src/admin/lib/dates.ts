const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** A day for a table; a dash for none. */
export const dayOf = (date: string | null | undefined) => (date ? day.format(new Date(date)) : '–')

/** To the second, for logs. */
export const momentOf = (date: string) => moment.format(new Date(date))
