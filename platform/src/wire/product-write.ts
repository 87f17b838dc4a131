// Products of catalog v1 in requests. Source: docs/contract/catalog.md §5, §14.
import { z } from 'zod'
import { maxCatalogAmount } from '../limits.ts'
import { body, decimal, text } from '../shapes.ts'
import {
  catalogDiscountTypes,
  dimensionsUnits,
  measurementUnits,
  optionTypes,
  productTypes,
} from '../vocab/catalog.ts'
import { seoBody } from './seo-write.ts'

/** Fields that the platform computes: accepted when a product is sent back as read, and ignored. Assumed. */
export const readOnly = z.unknown().optional()

/** Weight: not negative. */
export const weightAmount = z.number().min(0).max(maxCatalogAmount)

/** Price or cost: not negative, at most two decimals [assumed]. */
export const priceAmount = weightAmount.superRefine((value, context) => {
  if (/^\d+(\.\d{1,2})?$/.test(String(value)) || value < 0) return
  const params = { rule: 'DECIMAL_MAX_SCALE', threshold: 2 }
  context.addIssue({ code: 'custom', message: 'has more than 2 decimals', params })
})

const length = decimal({ min: 0, max: 999_999_999, scale: 6 }).nullish()

/** Length, width and height as decimal text. */
export const dimensionsBody = body(() => ({
  length,
  width: length,
  height: length,
  unit: z.enum(dimensionsUnits).nullish(),
}))
export type DimensionsBody = z.output<typeof dimensionsBody>

const priceDataBody = body(() => ({
  price: priceAmount.nullish(),
  currency: readOnly,
  discountedPrice: readOnly,
  formatted: readOnly,
  pricePerUnit: readOnly,
}))

const costBody = body(() => ({
  itemCost: priceAmount.nullish(),
  formattedItemCost: readOnly,
  profit: readOnly,
  formattedProfit: readOnly,
  profitMargin: readOnly,
}))

const unitQuantity = z.number().min(0.01).max(maxCatalogAmount)

/** docs/contract/catalog.md §5 `pricePerUnitData`. */
const pricePerUnitBody = body(() => ({
  totalQuantity: unitQuantity,
  totalMeasurementUnit: z.enum(measurementUnits),
  baseQuantity: unitQuantity,
  baseMeasurementUnit: z.enum(measurementUnits),
}))

const choiceBody = body(() => ({
  value: text(50, 1),
  /** The value when absent [assumed]. */
  description: text(50, 1).nullish(),
  media: readOnly,
  inStock: readOnly,
  visible: readOnly,
}))

const optionBody = body(() => ({
  name: text(50, 1),
  /** Derived by the platform: `color` when every value is a color, else `drop_down`. */
  optionType: z.enum(optionTypes).nullish(),
  choices: z.array(choiceBody).min(1).max(100),
}))
export type ProductOptionBody = z.output<typeof optionBody>

const discountBody = body(() => ({
  type: z.enum(catalogDiscountTypes),
  value: z.number().min(0).max(maxCatalogAmount).nullish(),
}))

const readOnlyFields = {
  weightRange: readOnly,
  stock: readOnly,
  price: readOnly,
  convertedPriceData: readOnly,
  priceRange: readOnly,
  costRange: readOnly,
  ribbons: readOnly,
  media: readOnly,
  customTextFields: readOnly,
  productPageUrl: readOnly,
  numericId: readOnly,
  inventoryItemId: readOnly,
  collectionIds: readOnly,
  variants: readOnly,
  lastUpdated: readOnly,
  createdDate: readOnly,
}

/** Body of `updateProduct`: only what is present is changed, `null` counts as absent [assumed]. */
export const productChangeBody = body(() => ({
  id: z.string().nullish(),
  name: text(80, 1).nullish(),
  /** When empty, derived from the name [assumed]. */
  slug: text(100).nullish(),
  visible: z.boolean().nullish(),
  productType: z.enum(productTypes).nullish(),
  description: text(8000).nullish(),
  sku: text(40).nullish(),
  weight: weightAmount.nullish(),
  priceData: priceDataBody.nullish(),
  costAndProfitData: costBody.nullish(),
  pricePerUnitData: pricePerUnitBody.nullish(),
  additionalInfoSections: z
    .array(body(() => ({ title: text(50), description: text(16_000) })))
    .nullish(),
  ribbon: text(30).nullish(),
  brand: text(50, 1).nullish(),
  manageVariants: z.boolean().nullish(),
  productOptions: z.array(optionBody).max(6).nullish(),
  discount: discountBody.nullish(),
  productDimensions: dimensionsBody.nullish(),
  packageDimensions: dimensionsBody.nullish(),
  seoData: seoBody.nullish(),
  ...readOnlyFields,
}))
export type ProductChangeBody = z.output<typeof productChangeBody>

/** Body of `createProduct`: name and price are required. docs/contract/catalog.md §10. */
export const newProductBody = productChangeBody.extend({
  name: text(80, 1),
  priceData: priceDataBody.extend({ price: priceAmount }),
})
export type NewProductBody = z.output<typeof newProductBody>
