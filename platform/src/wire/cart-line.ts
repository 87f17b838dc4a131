import { z } from 'zod'
import { maxQuantity } from '../limits.ts'
import { answer, body, decimal, guid, timestamp, word } from '../shapes.ts'
import {
  itemAvailabilities,
  itemTypePresets,
  paymentOptions,
  subscriptionFrequencies,
  taxableAddressTypes,
} from '../vocab/commerce.ts'
import {
  catalogReference,
  descriptionLineBody,
  membershipBody,
  ownPrice,
  pageUrl,
  physicalProperties,
  taxableAddressBody,
  translatable,
  wireDescriptionLine,
  wireTranslatable,
} from './line-parts.ts'
import { imageBody, wireImage } from './media.ts'
import { wireMoney, wireTaxDetails } from './money.ts'

/** Catalog line in requests. docs/contract/cart.md §4, fields marked with a pen. */
export const lineItemBody = body(() => ({
  id: guid.nullish(),
  quantity: z.number().int().min(1).max(maxQuantity),
  catalogReference: body(() => catalogReference),
  selectedMembership: membershipBody.nullish(),
  catalogOverrideFields: body(() => ({
    productName: translatable(200).nullish(),
    price: ownPrice.nullish(),
    fullPrice: ownPrice.nullish(),
    descriptionLines: z.array(descriptionLineBody).max(20).nullish(),
    physicalProperties: body(() => physicalProperties).nullish(),
    image: imageBody.nullish(),
    paymentOption: body(() => ({ value: z.enum(paymentOptions) })).nullish(),
    depositAmount: decimal({ min: 0 }).nullish(),
    savePaymentMethod: z.boolean().nullish(),
    inventoryAppId: z.string().min(1).nullish(),
  })).nullish(),
  taxableAddress: taxableAddressBody.nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
}))
export type LineItemBody = z.output<typeof lineItemBody>

const subscriptionSettings = answer(() => ({
  frequency: word(subscriptionFrequencies),
  interval: z.number().nullish(),
  autoRenewal: z.boolean().nullish(),
  billingCycles: z.number().nullish(),
  startDate: timestamp.nullish(),
  freeTrialPeriod: answer(() => ({
    frequency: word(subscriptionFrequencies),
    interval: z.number().nullish(),
  })).nullish(),
  enableCustomerCancellation: z.boolean().nullish(),
}))
const wireItemType = answer(() => ({ preset: word(itemTypePresets), custom: z.string().nullish() }))
/** Modifiers that a shopper selected for a line, such as a topping. docs/contract/cart.md §4. */
const wireModifierGroup = answer(() => ({
  id: z.string().nullish(),
  name: wireTranslatable.nullish(),
  modifiers: z
    .array(
      answer(() => ({
        id: z.string().nullish(),
        quantity: z.number().nullish(),
        // Not documented: a text, or one with its translation.
        label: z.union([z.string(), wireTranslatable]).nullish().catch(undefined),
        details: z.union([z.string(), wireTranslatable]).nullish().catch(undefined),
        price: wireMoney.nullish(),
      })),
    )
    .nullish(),
}))

/** What an application sets instead of the catalog's own values. */
const wireOverrideFields = answer(() => ({
  productName: wireTranslatable.nullish(),
  price: z.string().nullish(),
  fullPrice: z.string().nullish(),
  image: wireImage.nullish(),
  physicalProperties: answer(() => physicalProperties).nullish(),
  descriptionLines: z.array(wireDescriptionLine).nullish(),
  paymentOption: answer(() => ({ value: word(paymentOptions) })).nullish(),
  depositAmount: z.string().nullish(),
  savePaymentMethod: z.boolean().nullish(),
  inventoryAppId: z.string().nullish(),
}))

/** Line of a cart or checkout in responses. In checkouts the picture is `media`. docs/contract/cart.md §4. */
export const wireCartLine = answer(() => ({
  id: z.string(),
  quantity: z.number(),
  catalogReference: answer(() => ({
    catalogItemId: z.string().nullish(),
    appId: z.string().nullish(),
    options: z.record(z.string(), z.unknown()).nullish(),
  })).nullish(),
  productName: wireTranslatable.nullish(),
  url: answer(() => pageUrl).nullish(),
  price: wireMoney.nullish(),
  fullPrice: wireMoney.nullish(),
  priceBeforeDiscounts: wireMoney.nullish(),
  lineItemPrice: wireMoney.nullish(),
  totalPriceAfterTax: wireMoney.nullish(),
  totalPriceBeforeTax: wireMoney.nullish(),
  discount: wireMoney.nullish(),
  taxDetails: wireTaxDetails.nullish(),
  descriptionLines: z.array(wireDescriptionLine).nullish(),
  image: wireImage.nullish(),
  media: wireImage.nullish(),
  availability: answer(() => ({
    status: word(itemAvailabilities),
    quantityAvailable: z.number().nullish(),
  })).nullish(),
  physicalProperties: answer(() => physicalProperties).nullish(),
  itemType: wireItemType.nullish(),
  subscriptionOptionInfo: answer(() => ({
    subscriptionSettings: subscriptionSettings.nullish(),
    title: wireTranslatable.nullish(),
    description: wireTranslatable.nullish(),
  })).nullish(),
  paymentOption: word(paymentOptions),
  serviceProperties: answer(() => ({
    scheduledDate: timestamp.nullish(),
    numberOfParticipants: z.number().nullish(),
  })).nullish(),
  rootCatalogItemId: z.string().nullish(),
  priceDescription: wireTranslatable.nullish(),
  depositAmount: wireMoney.nullish(),
  selectedMembership: answer(() => ({ id: z.string(), appId: z.string() })).nullish(),
  customLineItem: z.boolean().nullish(),
  priceUndetermined: z.boolean().nullish(),
  fixedQuantity: z.boolean().nullish(),
  membersOnly: z.boolean().nullish(),
  savePaymentMethod: z.boolean().nullish(),
  taxableAddress: answer(() => ({ addressType: word(taxableAddressTypes) })).nullish(),
  catalogOverrideFields: wireOverrideFields.nullish(),
  deliveryProfileId: z.string().nullish(),
  taxGroupId: z.string().nullish(),
  consentRequiredPaymentPolicy: z.string().nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
  policies: z
    .array(answer(() => ({ title: z.string().nullish(), content: z.string().nullish() })))
    .nullish(),
  modifierGroups: z.array(wireModifierGroup).nullish(),
  modifiersTotalPrice: wireMoney.nullish(),
}))
export type WireCartLine = z.output<typeof wireCartLine>
