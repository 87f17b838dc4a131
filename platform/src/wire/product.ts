import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  catalogDiscountTypes,
  dimensionsUnits,
  inventoryStatuses,
  measurementUnits,
  optionTypes,
  productTypes,
} from '../vocab/catalog.ts'
import { wireMedia, wireVariantMedia } from './media.ts'

/** Prices of catalog v1 are JSON numbers; the platform formats the texts beside them. */
export const wirePriceData = answer(() => ({
  currency: z.string().nullish(),
  price: z.number().nullish(),
  discountedPrice: z.number().nullish(),
  pricePerUnit: z.number().nullish(),
  formatted: answer(() => ({
    price: z.string().nullish(),
    discountedPrice: z.string().nullish(),
    pricePerUnit: z.string().nullish(),
  })).nullish(),
}))
export type WirePriceData = z.output<typeof wirePriceData>

export const wireCostAndProfit = answer(() => ({
  itemCost: z.number().nullish(),
  formattedItemCost: z.string().nullish(),
  profit: z.number().nullish(),
  formattedProfit: z.string().nullish(),
  profitMargin: z.number().nullish(),
}))
export type WireCostAndProfit = z.output<typeof wireCostAndProfit>

const wireRange = answer(() => ({ minValue: z.number().nullish(), maxValue: z.number().nullish() }))
export type WireRange = z.output<typeof wireRange>

export const wireProductStock = answer(() => ({
  trackInventory: z.boolean().nullish(),
  quantity: z.number().nullish(),
  inStock: z.boolean().nullish(),
  inventoryStatus: word(inventoryStatuses),
}))
export type WireProductStock = z.output<typeof wireProductStock>

export const wireVariantStock = answer(() => ({
  trackQuantity: z.boolean().nullish(),
  quantity: z.number().nullish(),
  inStock: z.boolean().nullish(),
}))

const wireChoice = answer(() => ({
  value: z.string(),
  description: z.string().nullish(),
  inStock: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  media: wireMedia.nullish(),
}))
export type WireChoice = z.output<typeof wireChoice>

export const wireProductOption = answer(() => ({
  name: z.string(),
  optionType: word(optionTypes),
  choices: z.array(wireChoice).default([]),
}))
export type WireProductOption = z.output<typeof wireProductOption>

/** Length, width and height as decimal text. docs/contract/catalog.md §5; newer than the spec. */
const wireDimensions = answer(() => ({
  length: z.string().nullish(),
  width: z.string().nullish(),
  height: z.string().nullish(),
  unit: word(dimensionsUnits),
}))
export type WireDimensions = z.output<typeof wireDimensions>

const dimensions = {
  productDimensions: wireDimensions.nullish(),
  packageDimensions: wireDimensions.nullish(),
}

/** Variant inside a product. docs/contract/catalog.md §6. */
export const wireVariant = answer(() => ({
  id: z.string(),
  choices: z.record(z.string(), z.string()).default({}),
  variant: answer(() => ({
    priceData: wirePriceData.nullish(),
    convertedPriceData: wirePriceData.nullish(),
    costAndProfitData: wireCostAndProfit.nullish(),
    weight: z.number().nullish(),
    sku: z.string().nullish(),
    visible: z.boolean().nullish(),
    ...dimensions,
  })).nullish(),
  stock: wireVariantStock.nullish(),
}))
export type WireVariant = z.output<typeof wireVariant>

/** The variant that all choices of an availability request select. docs/contract/catalog.md §6. */
export const wireSelectedVariant = answer(() => ({
  variantId: z.string().nullish(),
  price: wirePriceData.nullish(),
  convertedPriceData: wirePriceData.nullish(),
  weight: z.number().nullish(),
  sku: z.string().nullish(),
  quantity: z.number().nullish(),
  inStock: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  ...dimensions,
}))
export type WireSelectedVariant = z.output<typeof wireSelectedVariant>

const wirePricePerUnit = answer(() => ({
  totalQuantity: z.number().nullish(),
  totalMeasurementUnit: word(measurementUnits),
  baseQuantity: z.number().nullish(),
  baseMeasurementUnit: word(measurementUnits),
}))
export type WirePricePerUnit = z.output<typeof wirePricePerUnit>

/** SEO data. docs/contract/catalog.md §5. */
export const wireSeo = answer(() => ({
  tags: z
    .array(
      answer(() => ({
        type: z.string().nullish(),
        props: z.record(z.string(), z.unknown()).nullish(),
        meta: z.record(z.string(), z.unknown()).nullish(),
        children: z.string().nullish(),
        custom: z.boolean().nullish(),
        disabled: z.boolean().nullish(),
      })),
    )
    .nullish(),
  settings: answer(() => ({
    preventAutoRedirect: z.boolean().nullish(),
    keywords: z
      .array(
        answer(() => ({
          term: z.string().nullish(),
          isMain: z.boolean().nullish(),
          origin: z.string().nullish(),
        })),
      )
      .nullish(),
  })).nullish(),
}))
export type WireSeo = z.output<typeof wireSeo>

/** Product of catalog v1. docs/contract/catalog.md §5. */
export const wireProduct = answer(() => ({
  id: z.string(),
  name: z.string().nullish(),
  slug: z.string().nullish(),
  visible: z.boolean().nullish(),
  productType: word(productTypes),
  description: z.string().nullish(),
  sku: z.string().nullish(),
  weight: z.number().nullish(),
  weightRange: wireRange.nullish(),
  stock: wireProductStock.nullish(),
  price: wirePriceData.nullish(),
  priceData: wirePriceData.nullish(),
  convertedPriceData: wirePriceData.nullish(),
  priceRange: wireRange.nullish(),
  costAndProfitData: wireCostAndProfit.nullish(),
  costRange: wireRange.nullish(),
  pricePerUnitData: wirePricePerUnit.nullish(),
  discount: answer(() => ({
    type: word(catalogDiscountTypes),
    value: z.number().nullish(),
  })).nullish(),
  additionalInfoSections: z
    .array(answer(() => ({ title: z.string().nullish(), description: z.string().nullish() })))
    .nullish(),
  ribbon: z.string().nullish(),
  ribbons: z.array(answer(() => ({ text: z.string().nullish() }))).nullish(),
  brand: z.string().nullish(),
  media: wireMedia.nullish(),
  customTextFields: z
    .array(
      answer(() => ({
        title: z.string(),
        maxLength: z.number().nullish(),
        mandatory: z.boolean().nullish(),
      })),
    )
    .nullish(),
  manageVariants: z.boolean().nullish(),
  productOptions: z.array(wireProductOption).nullish(),
  productPageUrl: answer(() => ({
    base: z.string().nullish(),
    path: z.string().nullish(),
  })).nullish(),
  numericId: z.string().nullish(),
  inventoryItemId: z.string().nullish(),
  ...dimensions,
  collectionIds: z.array(z.string()).nullish(),
  variants: z.array(wireVariant).nullish(),
  seoData: wireSeo.nullish(),
  lastUpdated: timestamp.nullish(),
  createdDate: timestamp.nullish(),
}))
export type WireProduct = z.output<typeof wireProduct>

/** Variant as an item of the store. docs/contract/catalog.md §6. */
export const wireStoreVariant = answer(() => ({
  id: z.string(),
  variantId: z.string().nullish(),
  productId: z.string().nullish(),
  variantName: z.string().nullish(),
  productName: z.string().nullish(),
  managedVariant: z.boolean().nullish(),
  sku: z.string().nullish(),
  stock: wireVariantStock.nullish(),
  choices: z.record(z.string(), z.string()).nullish(),
  collectionIds: z.array(z.string()).nullish(),
  media: wireVariantMedia.nullish(),
  preorderInfo: answer(() => ({
    enabled: z.boolean().nullish(),
    message: z.string().nullish(),
    limit: z.number().nullish(),
  })).nullish(),
}))
export type WireStoreVariant = z.output<typeof wireStoreVariant>
