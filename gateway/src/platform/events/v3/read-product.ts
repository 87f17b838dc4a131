// Reads products of catalog v3, which occur only in events here. docs/contract/catalog-events.md §5.1.
import {
  customizationRenderTypes,
  measurementUnits,
  preorderAvailabilities,
  preorderStatuses,
  productAvailabilityStatuses,
  productTypesV3,
  purchaseEligibilities,
} from '@vitrine/platform'
import type { MeasurementUnit } from '../../../__generated__/schema-types.ts'
import { readSeo } from '../../catalog/v1/read-seo.ts'
import {
  booleanOrNull,
  emptyArray,
  type JsonObject,
  listOf,
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
import { weightRangeOf } from '../../weight.ts'
import type { MoneyRange, ProductSnapshot } from '../product-snapshot.ts'
import { readDated } from '../read-parts.ts'
import { readChoices, readFreeText, readSnapshotMedia } from './read-choices.ts'
import { readInfoSection } from './read-entities.ts'
import { readAmount, readSubscription, readVariant } from './read-variant.ts'

const words = {
  availability: sameWords(productAvailabilityStatuses),
  eligibility: sameWords(purchaseEligibilities),
  preorder: sameWords(preorderStatuses),
  preorderAvailability: sameWords(preorderAvailabilities),
  renderType: sameWords(customizationRenderTypes),
  type: sameWords(productTypesV3),
}
const units: Readonly<Record<string, MeasurementUnit>> = {
  ...sameWords(measurementUnits.filter((unit) => unit !== 'UNSPECIFIED')),
  UNSPECIFIED: 'UNKNOWN',
}

/** Reads a range; null unless both ends are known. */
const readRange = (from: JsonObject, name: string, currency: string | null): MoneyRange | null =>
  mappedOrNull(from, name, (range) => {
    const min = readAmount(range, 'minValue', currency)
    const max = readAmount(range, 'maxValue', currency)
    return min && max ? { min, max } : null
  })

const readOption = (from: JsonObject, renderType: string, currency: string | null) => ({
  id: stringOrNull(from, 'id'),
  name: stringOrNull(from, 'name'),
  key: stringOrNull(from, 'key'),
  renderType: wordOf(from, renderType, words.renderType, null),
  choices: readChoices(from, currency),
})

const readModifier = (from: JsonObject, currency: string | null) => ({
  ...readOption(from, 'modifierRenderType', currency),
  mandatory: booleanOrNull(from, 'mandatory'),
  freeText: readFreeText(from, 'freeTextSettings', currency),
})

const readLooks = (from: JsonObject) => ({
  name: stringOrNull(from, 'name'),
  slug: stringOrNull(from, 'slug'),
  handle: stringOrNull(from, 'handle'),
  ...mappedPart(from, 'url', (url) => ({
    pageUrl: stringOrNull(url, 'url'),
    relativePath: stringOrNull(url, 'relativePath'),
  })),
  description: stringOrNull(from, 'plainDescription'),
  descriptionNodes: objectOrNull(from, 'description'),
  visible: booleanOrNull(from, 'visible'),
  visibleInPos: booleanOrNull(from, 'visibleInPos'),
  ...mappedPart(from, 'media', (media) => ({
    mainMedia: mappedOrNull(media, 'main', readSnapshotMedia),
    media: mappedPart(media, 'itemsInfo', (info) => listOf(info, 'items', readSnapshotMedia)),
  })),
  ...mappedPart(from, 'brand', (brand) => ({
    brandId: stringOrNull(brand, 'id'),
    brandName: stringOrNull(brand, 'name'),
  })),
  ribbon: mappedOrNull(from, 'ribbon', (ribbon) => stringOrNull(ribbon, 'name')),
  additionalRibbons: listOf(from, 'additionalRibbons', (one) => stringOrNull(one, 'name')).filter(
    (name) => name !== null,
  ),
  infoSections: listOf(from, 'infoSections', readInfoSection),
  seo: readSeo(from),
})

const readPhysical = (from: JsonObject) => ({
  unitPriceBase: mappedOrNull(from, 'pricePerUnit', (unit) => ({
    quantity: numberOrNull(unit, 'quantity'),
    unit: wordOf(unit, 'measurementUnit', units, null),
  })),
  shippingWeightRange: mappedOrNull(from, 'shippingWeightRange', (range) =>
    weightRangeOf(numberOrNull(range, 'minValue'), numberOrNull(range, 'maxValue')),
  ),
})

const readSales = (from: JsonObject, currency: string | null) => ({
  priceRange: readRange(from, 'actualPriceRange', currency),
  compareAtPriceRange: readRange(from, 'compareAtPriceRange', currency),
  costRange: readRange(from, 'costRange', currency),
  ...mappedPart(from, 'inventory', (inventory) => ({
    availabilityStatus: wordOf(inventory, 'availabilityStatus', words.availability, null),
    preorderStatus: wordOf(inventory, 'preorderStatus', words.preorder, null),
    preorderAvailability: wordOf(
      inventory,
      'preorderAvailability',
      words.preorderAvailability,
      null,
    ),
  })),
  type: wordOf(from, 'productType', words.type, null),
  ...mappedPart(from, 'physicalProperties', readPhysical),
  currency,
  ...mappedPart(from, 'minVariantPriceInfo', (lowest) => ({
    minVariantPrice: readAmount(lowest, 'actualPrice', currency),
    minVariantCompareAtPrice: readAmount(lowest, 'compareAtPrice', currency),
    minVariantSku: stringOrNull(lowest, 'sku'),
  })),
  ...mappedPart(from, 'subscriptionDetails', (details) => ({
    subscriptions: listOf(details, 'subscriptions', (one) => readSubscription(one, currency)),
    allowOneTimePurchases: booleanOrNull(details, 'allowOneTimePurchases'),
  })),
  purchaseEligibility: mappedOrNull(from, 'purchaseEligibility', (eligibility) =>
    wordOf(eligibility, 'userCriteria', words.eligibility, null),
  ),
})

const readCategories = (from: JsonObject, name: string) =>
  mappedPart(from, name, (info) =>
    listOf(info, 'categories', (category) => ({
      id: requiredString(category, 'id'),
      index: numberOrNull(category, 'index'),
    })),
  )

const readBreadcrumb = (from: JsonObject) => ({
  categoryId: stringOrNull(from, 'categoryId'),
  categoryName: stringOrNull(from, 'categoryName'),
  categorySlug: stringOrNull(from, 'categorySlug'),
})

const readTagIds = (from: JsonObject, name: string) =>
  mappedPart(from, name, (tags) => stringsOrNull(tags, 'tagIds') ?? emptyArray)

const readPlaces = (from: JsonObject) => ({
  taxGroupId: stringOrNull(from, 'taxGroupId'),
  mainCategoryId: stringOrNull(from, 'mainCategoryId'),
  directCategories: readCategories(from, 'directCategoriesInfo'),
  allCategories: readCategories(from, 'allCategoriesInfo'),
  breadcrumbs: mappedPart(from, 'breadcrumbsInfo', (info) =>
    listOf(info, 'breadcrumbs', readBreadcrumb),
  ),
  ...mappedPart(from, 'tags', (tags) => ({
    privateTagIds: readTagIds(tags, 'privateTags'),
    publicTagIds: readTagIds(tags, 'publicTags'),
  })),
  extendedFields: objectOrNull(from, 'extendedFields'),
})

/** What catalog v1 sends instead: the price of the product, where this one has those of its variants. */
const ofCatalogV1 = { sku: null, price: null, compareAtPrice: null, costs: null }

/**
 * Reads a product, of which the id alone is required: the contract does not say what an event carries.
 * Amounts are in the currency of the product, of which null is that of the shop. docs/contract/catalog-events.md §5.1.
 */
export function readProductSnapshot(from: JsonObject): ProductSnapshot {
  const currency = stringOrNull(from, 'currency')
  return {
    ...ofCatalogV1,
    id: requiredString(from, 'id'),
    ...readDated(from),
    ...readLooks(from),
    ...readSales(from, currency),
    ...readPlaces(from),
    options: listOf(from, 'options', (one) => readOption(one, 'optionRenderType', currency)),
    modifiers: listOf(from, 'modifiers', (one) => readModifier(one, currency)),
    ...mappedPart(from, 'variantSummary', (summary) => ({
      variantCount: numberOrNull(summary, 'variantCount'),
      minPriceVariant: mappedOrNull(summary, 'minPriceVariant', (one) =>
        readVariant(one, currency),
      ),
    })),
    variants: mappedPart(from, 'variantsInfo', (info) =>
      listOf(info, 'variants', (one) => readVariant(one, currency)),
    ),
  }
}
