// Input schema of custom lines, for staff and apps. Bounds: docs/contract/cart.md §4.

import {
  guid,
  itemTypePresets,
  maxQuantity,
  paymentOptions,
  subscriptionFrequencies,
  taxableAddressTypes,
  text,
} from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/cart.ts'
import {
  descriptionLineInput,
  handedOn,
  imageInput,
  ownPrice,
  quantity,
  weight,
} from './line-input.ts'

const period = z.enum(subscriptionFrequencies).exclude(['UNDEFINED'])

const subscriptionInput = z.object({
  title: text(150, 1),
  description: text(500).nullish(),
  frequency: period,
  interval: z.number().int().min(1).max(3650),
  autoRenewal: z.boolean(),
  billingCycles: z.number().int().min(1).max(999).nullish(),
  startsAt: z.string().nullish(),
  freeTrial: z.object({ frequency: period, interval: z.number().int().min(1).max(999) }).nullish(),
  enableCustomerCancellation: z.boolean().nullish(),
})

const modifierGroupInput = z.object({
  id: text(100, 1).nullish(),
  name: text(200, 1),
  modifiers: z
    .array(
      z.object({
        id: text(100, 1).nullish(),
        quantity: quantity.nullish(),
        label: text(200, 1),
        details: text(200).nullish(),
        price: ownPrice.nullish(),
      }),
    )
    .min(1)
    .max(25),
})

const serviceInput = z.object({
  scheduledAt: z.string().nullish(),
  numberOfParticipants: z.number().int().min(1).max(10_000).nullish(),
})

const taxed = {
  taxGroupId: guid.nullish(),
  deliveryProfileId: guid.nullish(),
  taxableAddress: z.enum(taxableAddressTypes).nullish(),
}

export const customLineInput = z.object({
  name: text(200, 1),
  quantity,
  price: ownPrice,
  itemType: z.enum([...itemTypePresets, 'CUSTOM']).exclude(['UNRECOGNISED']),
  customItemType: text(100, 1).nullish(),
  sku: text(40).nullish(),
  weight: weight.nullish(),
  shippable: z.boolean().nullish(),
  pageUrl: z
    .url({ error: () => messages.mustBeAddress })
    .max(1000)
    .nullish(),
  image: imageInput.nullish(),
  fullPrice: ownPrice.nullish(),
  priceDescription: text(100, 1).nullish(),
  priceUndetermined: z.boolean().nullish(),
  paymentOption: z.enum(paymentOptions).nullish(),
  depositAmount: ownPrice.nullish(),
  descriptionLines: z.array(descriptionLineInput).max(10).nullish(),
  quantityAvailable: z.number().int().min(0).max(maxQuantity).nullish(),
  fixedQuantity: z.boolean().nullish(),
  membersOnly: z.boolean().nullish(),
  policies: z
    .array(z.object({ title: text(29, 1).nullish(), content: text(3000, 1) }))
    .max(5)
    .nullish(),
  modifierGroups: z.array(modifierGroupInput).max(25).nullish(),
  ...taxed,
  catalogReference: z
    .object({ catalogItemId: text(36, 1), catalogAppId: text(100, 1), options: handedOn.nullish() })
    .nullish(),
  rootCatalogItemId: text(36, 1).nullish(),
  subscription: subscriptionInput.nullish(),
  serviceProperties: serviceInput.nullish(),
})
export type CustomLineInputValue = z.output<typeof customLineInput>
