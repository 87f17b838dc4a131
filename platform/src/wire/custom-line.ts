// Lines without a catalog in requests. docs/contract/cart.md §4 "Custom line item".
import { z } from 'zod'
import { maxQuantity } from '../limits.ts'
import { body, decimal, guid, text } from '../shapes.ts'
import { itemTypePresets, paymentOptions } from '../vocab/commerce.ts'
import {
  catalogReference,
  descriptionLineBody,
  pageUrl,
  physicalProperties,
  serviceProperties,
  taxableAddressBody,
  translatable,
} from './line-parts.ts'
import { imageBody } from './media.ts'

/** Modifiers of a line, such as a gift box. Prices are plain decimal text here. */
const modifierGroupBody = body(() => ({
  id: text(100, 1).nullish(),
  name: translatable(200),
  modifiers: z
    .array(
      body(() => ({
        id: text(100, 1).nullish(),
        quantity: z.number().int().min(1).nullish(),
        label: translatable(200).nullish(),
        details: translatable(200).nullish(),
        price: decimal({ min: 0 }).nullish(),
      })),
    )
    .min(1)
    .max(25),
}))

/** Line without a catalog in requests. docs/contract/cart.md §4. */
export const customLineItemBody = body(() => ({
  id: guid.nullish(),
  quantity: z.number().int().min(1).max(maxQuantity).nullish(),
  price: decimal({ min: 0 }),
  fullPrice: decimal({ min: 0 }).nullish(),
  priceDescription: translatable(100).nullish(),
  descriptionLines: z.array(descriptionLineBody).max(10).nullish(),
  media: imageBody.nullish(),
  taxGroupId: guid.nullish(),
  productName: translatable(200).nullish(),
  url: body(() => pageUrl).nullish(),
  itemType: body(() => ({
    preset: z.enum(itemTypePresets).nullish(),
    custom: z.string().nullish(),
  })),
  quantityAvailable: z.number().int().max(maxQuantity).nullish(),
  physicalProperties: body(() => physicalProperties).nullish(),
  paymentOption: z.enum(paymentOptions).nullish(),
  serviceProperties: body(() => serviceProperties).nullish(),
  subscriptionOptionInfo: z.record(z.string(), z.unknown()).nullish(),
  rootCatalogItemId: text(36, 1).nullish(),
  depositAmount: decimal({ min: 0 }).nullish(),
  deliveryProfileId: guid.nullish(),
  catalogReference: body(() => catalogReference).nullish(),
  priceUndetermined: z.boolean().nullish(),
  fixedQuantity: z.boolean().nullish(),
  consentRequiredPaymentPolicy: text(1000, 1).nullish(),
  savePaymentMethod: z.boolean().nullish(),
  policies: z
    .array(body(() => ({ title: text(29).nullish(), content: text(3000, 1) })))
    .max(5)
    .nullish(),
  membersOnly: z.boolean().nullish(),
  taxableAddress: taxableAddressBody.nullish(),
  modifierGroups: z.array(modifierGroupBody).max(25).nullish(),
}))
export type CustomLineItemBody = z.output<typeof customLineItemBody>
