// Reads what lines of carts, checkouts and orders have in the same form. docs/contract/cart.md §4.
import type {
  ItemType,
  TaxableAddressType,
  WeightUnit,
} from '../../../__generated__/schema-types.ts'
import {
  type JsonObject,
  listOf,
  mappedOrNull,
  numberOrNull,
  objectOrNull,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import { sharedTextOrNull } from '../../shared-text.ts'
import type { CartLine, CatalogReference, DescriptionLine, Weight } from '../line.ts'
import { readText } from './read-text.ts'
import { words } from './read-words.ts'

const readReference = (from: JsonObject): CatalogReference => ({
  catalogItemId: sharedTextOrNull(from, 'catalogItemId'),
  appId: sharedTextOrNull(from, 'appId'),
  options: objectOrNull(from, 'options'),
})

/** Reads which item of a catalog a line or a back-in-stock request is about; null for a line of no catalog. */
export const readCatalogReference = (from: JsonObject): CatalogReference | null =>
  mappedOrNull(from, 'catalogReference', readReference)

/** An option of a line: its name and its value, each in the language of the site and in that of the request. */
type Described = {
  readonly original: string | null
  readonly originalValue: string | null
  readonly translated: DescriptionLine
}

function readDescribed(from: JsonObject): Described {
  const value = objectOrNull(from, 'plainText') ?? objectOrNull(from, 'colorInfo')
  return {
    original: mappedOrNull(from, 'name', (name) => stringOrNull(name, 'original')),
    originalValue: value && stringOrNull(value, 'original'),
    translated: {
      name: readText(from, 'name') ?? '',
      value: readText(from, 'plainText') ?? readText(from, 'colorInfo') ?? '',
      colorCode: mappedOrNull(from, 'colorInfo', (color) => stringOrNull(color, 'code')),
    },
  }
}

/** Reads options and texts of a line in the language of the request. Absent names and values are empty strings. */
export const readDescriptionLines = (from: JsonObject): readonly DescriptionLine[] =>
  listOf(from, 'descriptionLines', (line) => readDescribed(line).translated)

const entriesOf = (record: unknown): [string, string][] =>
  typeof record === 'object' && record !== null
    ? Object.entries(record).map(([key, value]) => [key, String(value)])
    : []

/**
 * Reads the options of a line as the catalog names them in the language of the request; the reference has them in the
 * site's own language.
 */
export function readOptions(
  from: JsonObject,
  reference: CatalogReference | null,
): Pick<CartLine, 'choices' | 'customTexts' | 'descriptionLines'> {
  const described = listOf(from, 'descriptionLines', readDescribed)
  const find = (name: string) => described.find(({ original }) => original === name)
  const { options, customTextFields } = reference?.options ?? {}
  return {
    descriptionLines: described.map(({ translated }) => translated),
    choices: entriesOf(options).map(([option, choice]) => {
      const found = find(option)
      const isSame = found?.originalValue === choice
      return {
        option: found?.translated.name || option,
        choice: (isSame && found.translated.value) || choice,
      }
    }),
    customTexts: entriesOf(customTextFields).map(([title, value]) => ({
      title: find(title)?.translated.name || title,
      value,
    })),
  }
}

const itemTypeIn = (from: JsonObject): ItemType =>
  wordOf(from, 'preset', words.itemType, null) ??
  (stringOrNull(from, 'custom') ? 'CUSTOM' : 'UNKNOWN')

/** Reads the kind of an item; null when the platform does not say. */
export const readItemType = (from: JsonObject): ItemType | null =>
  mappedOrNull(from, 'itemType', itemTypeIn)

/** Reads a weight in the unit of a cart, of which an unspecified one is that of the shop. */
export function readWeight(from: JsonObject, unit: WeightUnit | null): Weight | null {
  const value = numberOrNull(from, 'weight')
  return value === null ? null : { value, unit: unit === 'UNKNOWN' ? null : unit }
}

/** Reads by which address a line or a fee is taxed; null when the platform does not say or the gateway does not know it. */
export const readTaxableAddress = (from: JsonObject): TaxableAddressType | null =>
  mappedOrNull(from, 'taxableAddress', (one) =>
    wordOf(one, 'addressType', words.taxableAddress, null),
  )
