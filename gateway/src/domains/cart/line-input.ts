// Input schema of a catalog line: the platform's limits under our argument names. docs/contract/cart.md §4, fields
// marked with a pen.

import {
  decimal,
  guid,
  maxQuantity,
  paymentOptions,
  storesAppId,
  taxableAddressTypes,
  text,
  weightUnits,
} from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/cart.ts'

export const quantity = z.number().int().min(1).max(maxQuantity)
export const httpAddress = (max: number) =>
  text(max).regex(/^https?:\/\/[^\s]+$/i, { error: () => messages.mustBeHttpSAddress })
/** A price set by the caller. */
export const ownPrice = decimal({ min: 0, max: 999_999_999, scale: 3 })
/** The request has the number alone, in the unit of the cart. */
export const weight = z.object({
  value: decimal({ min: 0, max: 999_999_999 }),
  unit: z.enum(weightUnits).exclude(['UNSPECIFIED_WEIGHT_UNIT']),
})

/** Our limit: the platform accepts app data of any size. */
const maxJson = 8000

/** Limits the size of data that is passed on unchanged. */
const bounded = <Schema extends z.ZodType>(schema: Schema) =>
  schema.superRefine((value, context) => {
    if (JSON.stringify(value).length <= maxJson) return
    const params = { rule: 'MAX_LENGTH', threshold: maxJson }
    context.addIssue({ code: 'custom', message: messages.isTooLong, params })
  })

export const handedOn = bounded(z.record(z.string(), z.unknown()))
/** App data, by namespace. */
export const extendedFields = bounded(
  z.strictObject({ namespaces: z.record(z.string(), z.unknown()) }),
)

export const imageInput = z.object({
  source: z.object({ mediaId: text(1000, 1).nullish(), url: httpAddress(2000).nullish() }),
  width: z.number().int().min(1).max(100_000).nullish(),
  height: z.number().int().min(1).max(100_000).nullish(),
  alt: text(1000).nullish(),
  filename: text(1000).nullish(),
})
export const descriptionLineInput = z.object({
  name: text(100, 1),
  value: text(500),
  colorCode: text(50).nullish(),
})

const catalogOverrideInput = z.object({
  productName: text(200, 1).nullish(),
  price: ownPrice.nullish(),
  fullPrice: ownPrice.nullish(),
  descriptionLines: z.array(descriptionLineInput).max(20).nullish(),
  image: imageInput.nullish(),
  weight: weight.nullish(),
  sku: text(40).nullish(),
  shippable: z.boolean().nullish(),
  paymentOption: z.enum(paymentOptions).nullish(),
  depositAmount: ownPrice.nullish(),
  savePaymentMethod: z.boolean().nullish(),
  inventoryAppId: text(100, 1).nullish(),
})

/** Returns whether the item is of another app's catalog, which has its own ids and options. */
export const isForeign = (appId: string | null | undefined) =>
  Boolean(appId) && appId?.toLowerCase() !== storesAppId

export const cartLineInput = z
  .object({
    productId: text(36, 1),
    catalogAppId: text(100, 1).nullish(),
    variantId: guid.nullish(),
    choices: z
      .array(z.object({ option: text(50, 1), choice: text(50, 1) }))
      .max(6)
      .nullish(),
    customTexts: z
      .array(z.object({ title: text(100, 1), value: text(500) }))
      .max(10)
      .nullish(),
    catalogOptions: handedOn.nullish(),
    preorderRequested: z.boolean().nullish(),
    quantity,
    selectedMembership: z.object({ id: text(100, 1), appId: guid }).nullish(),
    extendedFields: extendedFields.nullish(),
    catalogOverride: catalogOverrideInput.nullish(),
    taxableAddress: z.enum(taxableAddressTypes).nullish(),
  })
  .superRefine(({ catalogAppId, productId, catalogOptions }, context) => {
    if (isForeign(catalogAppId)) return
    if (!guid.safeParse(productId).success) {
      const params = { rule: 'FORMAT', type: 'GUID' }
      context.addIssue({
        code: 'custom',
        path: ['productId'],
        message: messages.mustBeGuid,
        params,
      })
    }
    if (catalogOptions) {
      const message = messages.catalogItemByVariant
      context.addIssue({ code: 'custom', path: ['catalogOptions'], message })
    }
  })
export type CartLineInputValue = z.output<typeof cartLineInput>
