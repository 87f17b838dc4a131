// Reads the smaller entities of catalog v3 and its inventory. docs/contract/catalog-events.md §5.2.
import {
  choiceSortStrategies,
  customizationRenderTypes,
  customizationTypes,
  inventoryItemAvailabilityStatuses,
} from '@vitrine/platform'
import {
  booleanOrNull,
  emptyArray,
  type JsonObject,
  mapped,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  Customization,
  ExplainedStock,
  InfoSectionSnapshot,
  InventoryItem,
  Ribbon,
} from '../catalog.ts'
import { readDated, readReason } from '../read-parts.ts'
import { readChoices, readFreeText } from './read-choices.ts'

const words = {
  availability: sameWords(inventoryItemAvailabilityStatuses),
  renderType: sameWords(customizationRenderTypes),
  sortOrder: sameWords(choiceSortStrategies),
  type: sameWords(customizationTypes),
}

/** Reads an option or a modifier that products share; its amounts are in the currency of the shop. */
export const readCustomization = (from: JsonObject): Customization => ({
  id: requiredString(from, 'id'),
  ...readDated(from),
  key: stringOrNull(from, 'key'),
  name: stringOrNull(from, 'name'),
  type: wordOf(from, 'customizationType', words.type, null),
  renderType: wordOf(from, 'customizationRenderType', words.renderType, null),
  freeText: readFreeText(from, 'freeTextInput', null),
  choices: readChoices(from, null),
  sortOrder: mappedOrNull(from, 'choicesSettings', (settings) =>
    wordOf(settings, 'sortOrder', words.sortOrder, null),
  ),
})

/** Reads a section of an event of its own or of a product, which may leave out every member, also the id. */
export const readInfoSection = (from: JsonObject): InfoSectionSnapshot => ({
  id: stringOrNull(from, 'id'),
  ...readDated(from),
  uniqueName: stringOrNull(from, 'uniqueName'),
  title: stringOrNull(from, 'title'),
  description: stringOrNull(from, 'plainDescription'),
  descriptionNodes: objectOrNull(from, 'description'),
})

/** Reads a ribbon of an event of its own. Throws `UnexpectedForm` without an id, which a product's ribbons may lack. */
export const readRibbon = (from: JsonObject): Ribbon => ({
  id: requiredString(from, 'id'),
  ...readDated(from),
  name: stringOrNull(from, 'name'),
})

const readPreorder = (from: JsonObject): NonNullable<InventoryItem['preorder']> => ({
  enabled: booleanOrNull(from, 'enabled'),
  message: stringOrNull(from, 'message'),
  limit: numberOrNull(from, 'limit'),
  preorderedQuantity: numberOrNull(from, 'counter'),
  quantity: numberOrNull(from, 'quantity'),
})

const readProductOf = (from: JsonObject) => ({
  productName: stringOrNull(from, 'name'),
  variantName: stringOrNull(from, 'variantName'),
  variantSku: stringOrNull(from, 'variantSku'),
  variantVisible: booleanOrNull(from, 'variantVisible'),
  directCategoryIds: stringsOrNull(from, 'directCategoryIds') ?? emptyArray,
})

/** Reads the stock of a variant at a location. Catalog v1 passes an id alone, for a record without values. */
export const readInventoryItem = (from: JsonObject): InventoryItem => ({
  id: requiredString(from, 'id'),
  ...readDated(from),
  ...mappedPart(from, 'product', readProductOf),
  variantId: stringOrNull(from, 'variantId'),
  locationId: stringOrNull(from, 'locationId'),
  productId: stringOrNull(from, 'productId'),
  tracked: booleanOrNull(from, 'trackQuantity'),
  availabilityStatus: wordOf(from, 'availabilityStatus', words.availability, null),
  inStock: booleanOrNull(from, 'inStock'),
  quantity: numberOrNull(from, 'quantity'),
  preorder: mappedOrNull(from, 'preorderInfo', readPreorder),
  extendedFields: objectOrNull(from, 'extendedFields'),
})

/** Reads whether a variant is in stock now. The entity of the event is the stock record. docs/contract/catalog-events.md §4. */
export const readStockStatus = (from: JsonObject) => ({ inStock: booleanOrNull(from, 'inStock') })

/** Reads a stock record after a change, and why it changed. Throws `UnexpectedForm` without the record. */
export const readExplainedStock = (from: JsonObject): ExplainedStock => ({
  inventoryItem: mapped(from, 'currentEntity', readInventoryItem),
  reason: readReason(from),
  appId: stringOrNull(from, 'appId'),
})
