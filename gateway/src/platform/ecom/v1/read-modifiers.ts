// Reads modifiers of a line, such as a topping. docs/contract/cart.md §4.
import type { Currencies } from '../../money.ts'
import { type JsonObject, listOf, numberOrNull, stringOrNull } from '../../read-json.ts'
import type { ModifierGroup } from '../line.ts'
import { readMoney } from './read-money.ts'
import { readAnyText, readText } from './read-text.ts'

/** Reads `modifierGroups` of a line in the language of the request. */
export const readModifierGroups = (
  from: JsonObject,
  currencies: Currencies,
): readonly ModifierGroup[] =>
  listOf(from, 'modifierGroups', (group) => ({
    id: stringOrNull(group, 'id'),
    name: readText(group, 'name'),
    modifiers: listOf(group, 'modifiers', (modifier) => ({
      id: stringOrNull(modifier, 'id'),
      quantity: numberOrNull(modifier, 'quantity'),
      label: readAnyText(modifier, 'label'),
      details: readAnyText(modifier, 'details'),
      price: readMoney(modifier, 'price', currencies),
    })),
  }))
