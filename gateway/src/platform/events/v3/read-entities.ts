// Reads the smaller entities of catalog v3 and its inventory. docs/contract/catalog-events.md §5.2.
import {
  choiceSortStrategies,
  customizationRenderTypes,
  customizationTypes,
  inventoryItemAvailabilityStatuses,
} from '@vitrine/platform'
import {
  emptyList,
  flagOrNull,
  type JsonObject,
  mapped,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredText,
  sameWords,
  textOrNull,
  textsOrNull,
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
  id: requiredText(from, 'id'),
  ...readDated(from),
  key: textOrNull(from, 'key'),
  name: textOrNull(from, 'name'),
  type: wordOf(from, 'customizationType', words.type, null),
  renderType: wordOf(from, 'customizationRenderType', words.renderType, null),
  freeText: readFreeText(from, 'freeTextInput', null),
  choices: readChoices(from, null),
  sortOrder: mappedOrNull(from, 'choicesSettings', (settings) =>
    wordOf(settings, 'sortOrder', words.sortOrder, null),
  ),
})

export const readInfoSection = (from: JsonObject): InfoSectionSnapshot => ({
  id: textOrNull(from, 'id'),
  ...readDated(from),
  uniqueName: textOrNull(from, 'uniqueName'),
  title: textOrNull(from, 'title'),
  description: textOrNull(from, 'plainDescription'),
  descriptionNodes: objectOrNull(from, 'description'),
})

export const readRibbon = (from: JsonObject): Ribbon => ({
  id: requiredText(from, 'id'),
  ...readDated(from),
  name: textOrNull(from, 'name'),
})

const readPreorder = (from: JsonObject): NonNullable<InventoryItem['preorder']> => ({
  enabled: flagOrNull(from, 'enabled'),
  message: textOrNull(from, 'message'),
  limit: numberOrNull(from, 'limit'),
  preorderedQuantity: numberOrNull(from, 'counter'),
  quantity: numberOrNull(from, 'quantity'),
})

const readProductOf = (from: JsonObject) => ({
  productName: textOrNull(from, 'name'),
  variantName: textOrNull(from, 'variantName'),
  variantSku: textOrNull(from, 'variantSku'),
  variantVisible: flagOrNull(from, 'variantVisible'),
  directCategoryIds: textsOrNull(from, 'directCategoryIds') ?? emptyList,
})

export const readInventoryItem = (from: JsonObject): InventoryItem => ({
  id: requiredText(from, 'id'),
  ...readDated(from),
  ...mappedPart(from, 'product', readProductOf),
  variantId: textOrNull(from, 'variantId'),
  locationId: textOrNull(from, 'locationId'),
  productId: textOrNull(from, 'productId'),
  tracked: flagOrNull(from, 'trackQuantity'),
  availabilityStatus: wordOf(from, 'availabilityStatus', words.availability, null),
  inStock: flagOrNull(from, 'inStock'),
  quantity: numberOrNull(from, 'quantity'),
  preorder: mappedOrNull(from, 'preorderInfo', readPreorder),
  extendedFields: objectOrNull(from, 'extendedFields'),
})

export const readStockStatus = (from: JsonObject) => ({ inStock: flagOrNull(from, 'inStock') })

export const readExplainedStock = (from: JsonObject): ExplainedStock => ({
  inventoryItem: mapped(from, 'currentEntity', readInventoryItem),
  reason: readReason(from),
  appId: textOrNull(from, 'appId'),
})
