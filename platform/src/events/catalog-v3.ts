// The smaller entities of catalog v3. Source: docs/contract/catalog-events.md §5.2.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  choiceSortStrategies,
  customizationRenderTypes,
  customizationTypes,
  inventoryChangeReasons,
  inventoryItemAvailabilityStatuses,
} from '../vocab/catalog.ts'
import { choiceV3, extendedFields, richContent } from './parts-v3.ts'

const dated = {
  id: z.string(),
  revision: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
}

/** An option or a modifier that products share. */
export const wireCustomizationV3 = answer(() => ({
  ...dated,
  key: z.string().nullish(),
  name: z.string().nullish(),
  customizationType: word(customizationTypes),
  customizationRenderType: word(customizationRenderTypes),
  freeTextInput: answer(() => ({
    minCharCount: z.number().nullish(),
    maxCharCount: z.number().nullish(),
    defaultAddedPrice: z.string().nullish(),
    title: z.string().nullish(),
    key: z.string().nullish(),
  })).nullish(),
  choicesSettings: answer(() => ({
    choices: z.array(choiceV3).nullish(),
    sortOrder: word(choiceSortStrategies),
  })).nullish(),
}))
export type WireCustomizationV3 = z.output<typeof wireCustomizationV3>

export const wireInfoSectionV3 = answer(() => ({
  ...dated,
  uniqueName: z.string().nullish(),
  title: z.string().nullish(),
  description: richContent.nullish(),
  plainDescription: z.string().nullish(),
}))
export type WireInfoSectionV3 = z.output<typeof wireInfoSectionV3>

export const wireRibbonV3 = answer(() => ({ ...dated, name: z.string().nullish() }))
export type WireRibbonV3 = z.output<typeof wireRibbonV3>

/** Stock of one variant at one place. */
export const wireInventoryItemV3 = answer(() => ({
  ...dated,
  variantId: z.string().nullish(),
  locationId: z.string().nullish(),
  productId: z.string().nullish(),
  trackQuantity: z.boolean().nullish(),
  availabilityStatus: word(inventoryItemAvailabilityStatuses),
  inStock: z.boolean().nullish(),
  /** −99999 to 99999. */
  quantity: z.number().nullish(),
  preorderInfo: answer(() => ({
    enabled: z.boolean().nullish(),
    message: z.string().nullish(),
    limit: z.number().nullish(),
    counter: z.number().nullish(),
    quantity: z.number().nullish(),
  })).nullish(),
  product: answer(() => ({
    name: z.string().nullish(),
    directCategoryIds: z.array(z.string()).nullish(),
    variantName: z.string().nullish(),
    variantSku: z.string().nullish(),
    variantVisible: z.boolean().nullish(),
  })).nullish(),
  extendedFields,
}))
export type WireInventoryItemV3 = z.output<typeof wireInventoryItemV3>

export const stockStatusEvent = answer(() => ({ inStock: z.boolean().nullish() }))
export const inventoryWithReasonEvent = answer(() => ({
  currentEntity: wireInventoryItemV3,
  reason: word(inventoryChangeReasons),
  appId: z.string().nullish(),
}))
