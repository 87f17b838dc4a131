// Lists every vocabulary by name, for tests and tools that iterate over all of them.
import * as catalog from './catalog.ts'
import * as commerce from './commerce.ts'
import * as commerceRules from './commerce-rules.ts'
import * as errors from './errors.ts'
import * as eventTypes from './event-types.ts'
import * as members from './members.ts'
import * as orderStates from './order-states.ts'
import * as richText from './rich-text.ts'
import * as states from './states.ts'

const modules: object[] = [
  catalog,
  commerce,
  commerceRules,
  errors,
  eventTypes,
  members,
  orderStates,
  richText,
  states,
]

/** Word list by export name. */
export const vocabularies: Record<string, readonly string[]> = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module)).filter(([, list]) => Array.isArray(list)),
)
