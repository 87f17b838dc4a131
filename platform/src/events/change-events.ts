// Every change event the platform may send, by the name this project calls it.
import type { z } from 'zod'
import { catalogEvents } from './catalog-events.ts'
import type { ChangeEventEntry } from './define-event.ts'
import { ecomEvents } from './ecom-events.ts'

/**
 * The event table. Source: spec §7 "Change events"; contract/events-ecom.md §2-§3,
 * contract/catalog-events.md §3, §4, §6.
 */
export const changeEvents: typeof ecomEvents & typeof catalogEvents = {
  ...ecomEvents,
  ...catalogEvents,
}

export type ChangeEventName = keyof typeof changeEvents

/** Entity, body of an action or message of one event, as read by its schema. */
export type ChangeEventBody<Name extends ChangeEventName> = z.output<
  (typeof changeEvents)[Name]['body']
>

/** Every name of the table, in its order. */
export const changeEventNames = Object.keys(changeEvents) as ChangeEventName[]

const namesByType = new Map<string, ChangeEventName>(
  changeEventNames.map((name) => [changeEvents[name].type, name]),
)

/** The event that travels under a type string; undefined for one the table does not know. */
export const changeEventOf = (type: string): ChangeEventName | undefined => namesByType.get(type)

/** A row of the table with its kind forgotten, for whoever goes over all of them. */
export const changeEventEntry = (name: ChangeEventName): ChangeEventEntry => changeEvents[name]
