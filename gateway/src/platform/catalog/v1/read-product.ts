// Reads products of catalog v1. docs/contract/catalog.md §5.
import { measurementUnits } from '@vitrine/platform'
import type { MeasurementUnit } from '../../../__generated__/schema-types.ts'
import { createLargeParts } from '../../large-parts.ts'
import {
  booleanOrNull,
  filledString,
  type JsonObject,
  listOf,
  mappedOrNull,
  numberOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import { sharedText } from '../../shared-text.ts'
import type {
  CustomTextField,
  InfoSection,
  PricePerUnit,
  Product,
  ProductChoice,
  ProductOption,
} from '../product.ts'
import { productTypeWords } from '../product-type.ts'
import { readDimensions } from './read-dimensions.ts'
import { readMedia } from './read-media.ts'
import {
  readConvertedPrice,
  readCosts,
  readDiscount,
  readOwnPrice,
  readRange,
} from './read-price.ts'
import { readSeo } from './read-seo.ts'
import { readStock } from './read-stock.ts'
import { readVariant } from './read-variant.ts'

const productTypes = {
  [productTypeWords.PHYSICAL]: 'PHYSICAL',
  [productTypeWords.DIGITAL]: 'DIGITAL',
} as const
const optionTypes = { color: 'COLOR', drop_down: 'DROP_DOWN' } as const
const units: Readonly<Record<string, MeasurementUnit>> = {
  ...sameWords(measurementUnits),
  UNSPECIFIED: 'UNKNOWN',
}
/** Number of characters of a custom text that states none. */
const defaultTextLength = 500

/** A color has its hex code in `value` and its name in `description`. */
function readChoice(from: JsonObject): ProductChoice {
  const value = requiredString(from, 'value')
  return {
    value,
    label: filledString(from, 'description') ?? value,
    inStock: booleanOrNull(from, 'inStock') ?? true,
    visible: booleanOrNull(from, 'visible') ?? true,
    media: readMedia(from),
  }
}

/** Reads an option of a product or an availability. Throws `UnexpectedForm` without a name, or for a choice without a value. */
export const readOption = (from: JsonObject): ProductOption => ({
  name: requiredString(from, 'name'),
  type: wordOf(from, 'optionType', optionTypes, 'UNKNOWN' as const),
  choices: listOf(from, 'choices', readChoice),
})

const readPricePerUnit = (from: JsonObject): PricePerUnit => ({
  totalQuantity: numberOrNull(from, 'totalQuantity') ?? 0,
  totalUnit: wordOf(from, 'totalMeasurementUnit', units, 'UNKNOWN' as const),
  baseQuantity: numberOrNull(from, 'baseQuantity') ?? 0,
  baseUnit: wordOf(from, 'baseMeasurementUnit', units, 'UNKNOWN' as const),
})

const readInfoSection = (from: JsonObject): InfoSection => ({
  title: stringOrNull(from, 'title') ?? '',
  description: stringOrNull(from, 'description') ?? '',
})

const readTextField = (from: JsonObject): CustomTextField => ({
  title: requiredString(from, 'title'),
  maxLength: numberOrNull(from, 'maxLength') ?? defaultTextLength,
  mandatory: booleanOrNull(from, 'mandatory') ?? false,
})

/** Joins base and path, which may each have or lack the slash. */
function readPageUrl(from: JsonObject): string | null {
  const base = filledString(from, 'base')
  const path = stringOrNull(from, 'path') ?? ''
  if (base === null) return null
  const start = sharedText(base.endsWith('/') ? base.slice(0, -1) : base)
  return `${start}${path.startsWith('/') ? '' : '/'}${path}`
}

/** Reads `productPageUrl`; null without a base. */
export const readProductPageUrl = (from: JsonObject): string | null =>
  mappedOrNull(from, 'productPageUrl', readPageUrl)

/**
 * What a call with a list of products may defer: a list uses few of these parts, and they are four fifths of what the platform
 * sends. A field of the schema that is one needs a resolver: compiled documents do not catch what a property throws.
 */
export const largeParts = createLargeParts<Pick<Product, LargePart>>({
  convertedPrice: { member: 'convertedPriceData', read: readConvertedPrice },
  infoSections: {
    member: 'additionalInfoSections',
    read: (from) => listOf(from, 'additionalInfoSections', readInfoSection),
  },
  media: { member: 'media', read: readMedia },
  options: { member: 'productOptions', read: (from) => listOf(from, 'productOptions', readOption) },
  seo: { member: 'seoData', read: readSeo },
})

type LargePart = 'convertedPrice' | 'infoSections' | 'media' | 'options' | 'seo'

/** Reads a product; parts that its call deferred are read on first use. Throws `UnexpectedForm`, such as without an id. */
export const readProduct = (from: JsonObject): Product => largeParts.addTo(readCore(from), from)

function readCore(from: JsonObject) {
  const id = requiredString(from, 'id')
  return {
    id,
    name: stringOrNull(from, 'name') ?? '',
    slug: stringOrNull(from, 'slug') ?? id,
    visible: booleanOrNull(from, 'visible') ?? true,
    type: wordOf(from, 'productType', productTypes, 'UNKNOWN' as const),
    description: stringOrNull(from, 'description'),
    sku: filledString(from, 'sku'),
    weight: numberOrNull(from, 'weight'),
    weightRange: readRange(from, 'weightRange'),
    stock: readStock(from),
    price: readOwnPrice(from),
    priceRange: readRange(from, 'priceRange'),
    costs: readCosts(from),
    costRange: readRange(from, 'costRange'),
    pricePerUnit: mappedOrNull(from, 'pricePerUnitData', readPricePerUnit),
    discount: readDiscount(from),
    ribbon: filledString(from, 'ribbon'),
    brandName: filledString(from, 'brand'),
    customTextFields: listOf(from, 'customTextFields', readTextField),
    managesVariants: booleanOrNull(from, 'manageVariants') ?? false,
    pageUrl: readProductPageUrl(from),
    numericId: stringOrNull(from, 'numericId'),
    inventoryItemId: stringOrNull(from, 'inventoryItemId'),
    productDimensions: readDimensions(from, 'productDimensions'),
    packageDimensions: readDimensions(from, 'packageDimensions'),
    collectionIds: stringsOrNull(from, 'collectionIds')?.map(sharedText) ?? null,
    variants: listOf(from, 'variants', readVariant),
    createdAt: stringOrNull(from, 'createdDate'),
    updatedAt: stringOrNull(from, 'lastUpdated'),
  }
}
