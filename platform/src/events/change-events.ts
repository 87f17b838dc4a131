// The table of all change events of the platform, by the names of this project.
import type { z } from 'zod'
import { catalogEvents } from './catalog-events.ts'
import type { ChangeEventEntry } from './define-event.ts'
import { ecomEvents } from './ecom-events.ts'

/**
 * The event table. Source: spec §7 "Change events"; docs/contract/events-ecom.md §2-§3,
 * docs/contract/catalog-events.md §3, §4, §6.
 */
export const changeEvents: typeof ecomEvents & typeof catalogEvents = {
  ...ecomEvents,
  ...catalogEvents,
}

export type ChangeEventName = keyof typeof changeEvents

/** Entity, or body of an action or message, as parsed by the event's schema. */
export type ChangeEventBody<Name extends ChangeEventName> = z.output<
  (typeof changeEvents)[Name]['body']
>

/** All names of the table, in its order. */
export const changeEventNames = Object.keys(changeEvents) as ChangeEventName[]

const namesByType = new Map<string, ChangeEventName>(
  changeEventNames.map((name) => [changeEvents[name].type, name]),
)

/** Returns the name of an event by its type on the wire; undefined for an unknown type. */
export const changeEventOf = (type: string): ChangeEventName | undefined => namesByType.get(type)

/** A row of the table without its payload type, for code that iterates over all rows. */
export const changeEventEntry = (name: ChangeEventName): ChangeEventEntry => changeEvents[name]
