import { z } from 'zod'
import { maxQuantity } from '../limits.ts'
import { answer, body, decimal, guid, text, timestamp, word } from '../shapes.ts'
import {
  itemAvailabilities,
  itemTypePresets,
  paymentOptions,
  subscriptionFrequencies,
  taxableAddressTypes,
} from '../vocab/commerce.ts'
import { imageBody, wireImage } from './media.ts'
import { wireMoney, wireTaxDetails } from './money.ts'

const translatable = (max: number) =>
  body({ original: text(max, 1), translated: text(max * 2).nullish() })
const wireTranslatable = answer({
  original: z.string().nullish(),
  translated: z.string().nullish(),
})

const wireDescriptionLine = answer({
  name: wireTranslatable.nullish(),
  plainText: wireTranslatable.nullish(),
  colorInfo: answer({
    original: z.string().nullish(),
    translated: z.string().nullish(),
    code: z.string().nullish(),
  }).nullish(),
})
export type WireDescriptionLine = z.output<typeof wireDescriptionLine>

const catalogReference = {
  catalogItemId: text(36, 1),
  appId: z.string().min(1),
  options: z.record(z.string(), z.unknown()).nullish(),
}
const membershipBody = body({ id: text(100, 1), appId: guid })
const physicalProperties = {
  weight: z.number().nullish(),
  sku: text(40).nullish(),
  shippable: z.boolean().nullish(),
}
const pageUrl = { relativePath: z.string().nullish(), url: z.string().nullish() }

const descriptionLineBody = body({
  name: translatable(100),
  plainText: body({ original: text(600), translated: text(600).nullish() }).nullish(),
  colorInfo: body({
    original: text(500),
    translated: text(500).nullish(),
    code: z.string().nullish(),
  }).nullish(),
})
const overridePrice = decimal({ min: 0, max: 999_999_999, scale: 3 })

/** Catalogue line as a caller writes it. contract/cart.md §4, fields marked with a pen. */
export const lineItemBody = body({
  id: guid.nullish(),
  quantity: z.number().int().min(1).max(maxQuantity),
  catalogReference: body(catalogReference),
  selectedMembership: membershipBody.nullish(),
  catalogOverrideFields: body({
    productName: translatable(200).nullish(),
    price: overridePrice.nullish(),
    fullPrice: overridePrice.nullish(),
    descriptionLines: z.array(descriptionLineBody).max(20).nullish(),
    physicalProperties: body(physicalProperties).nullish(),
    image: imageBody.nullish(),
    paymentOption: body({ value: z.enum(paymentOptions) }).nullish(),
    depositAmount: decimal({ min: 0 }).nullish(),
    savePaymentMethod: z.boolean().nullish(),
  }).nullish(),
  taxableAddress: body({ addressType: z.enum(taxableAddressTypes) }).nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
})
export type LineItemBody = z.output<typeof lineItemBody>

const subscriptionSettings = answer({
  frequency: word(subscriptionFrequencies),
  interval: z.number().nullish(),
  autoRenewal: z.boolean().nullish(),
  billingCycles: z.number().nullish(),
  startDate: timestamp.nullish(),
  freeTrialPeriod: answer({
    frequency: word(subscriptionFrequencies),
    interval: z.number().nullish(),
  }).nullish(),
  enableCustomerCancellation: z.boolean().nullish(),
})
const wireItemType = answer({ preset: word(itemTypePresets), custom: z.string().nullish() })
const serviceProperties = {
  scheduledDate: timestamp.nullish(),
  numberOfParticipants: z.number().int().min(1).max(10_000).nullish(),
}

/** Line of no catalogue, as a caller writes it. contract/cart.md §4. */
export const customLineItemBody = body({
  id: guid.nullish(),
  quantity: z.number().int().min(1).max(maxQuantity).nullish(),
  price: decimal({ min: 0 }),
  fullPrice: decimal({ min: 0 }).nullish(),
  priceDescription: translatable(100).nullish(),
  descriptionLines: z.array(descriptionLineBody).max(10).nullish(),
  media: imageBody.nullish(),
  taxGroupId: guid.nullish(),
  productName: translatable(200).nullish(),
  url: body(pageUrl).nullish(),
  itemType: body({ preset: z.enum(itemTypePresets).nullish(), custom: z.string().nullish() }),
  quantityAvailable: z.number().int().max(maxQuantity).nullish(),
  physicalProperties: body(physicalProperties).nullish(),
  paymentOption: z.enum(paymentOptions).nullish(),
  serviceProperties: body(serviceProperties).nullish(),
  subscriptionOptionInfo: z.record(z.string(), z.unknown()).nullish(),
  rootCatalogItemId: text(36, 1).nullish(),
  depositAmount: decimal({ min: 0 }).nullish(),
  deliveryProfileId: guid.nullish(),
  catalogReference: body(catalogReference).nullish(),
  priceUndetermined: z.boolean().nullish(),
  fixedQuantity: z.boolean().nullish(),
  consentRequiredPaymentPolicy: text(1000, 1).nullish(),
  savePaymentMethod: z.boolean().nullish(),
  policies: z
    .array(body({ title: text(29).nullish(), content: text(3000, 1) }))
    .max(5)
    .nullish(),
  membersOnly: z.boolean().nullish(),
  taxableAddress: body({ addressType: z.enum(taxableAddressTypes) }).nullish(),
})
export type CustomLineItemBody = z.output<typeof customLineItemBody>

/** Extras a shopper picked for a line, such as a topping. contract/cart.md §4. */
const wireModifierGroup = answer({
  id: z.string().nullish(),
  name: wireTranslatable.nullish(),
  modifiers: z
    .array(
      answer({
        id: z.string().nullish(),
        quantity: z.number().nullish(),
        // Its form is not documented: a text, or one with its translation.
        label: z.union([z.string(), wireTranslatable]).nullish().catch(undefined),
        details: z.union([z.string(), wireTranslatable]).nullish().catch(undefined),
        price: wireMoney.nullish(),
      }),
    )
    .nullish(),
})

/** Line of a cart or checkout as answered. On checkouts the picture is `media`. contract/cart.md §4. */
export const wireCartLine = answer({
  id: z.string(),
  quantity: z.number(),
  catalogReference: answer({
    catalogItemId: z.string().nullish(),
    appId: z.string().nullish(),
    options: z.record(z.string(), z.unknown()).nullish(),
  }).nullish(),
  productName: wireTranslatable.nullish(),
  url: answer(pageUrl).nullish(),
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
  availability: answer({
    status: word(itemAvailabilities),
    quantityAvailable: z.number().nullish(),
  }).nullish(),
  physicalProperties: answer(physicalProperties).nullish(),
  itemType: wireItemType.nullish(),
  subscriptionOptionInfo: answer({
    subscriptionSettings: subscriptionSettings.nullish(),
    title: wireTranslatable.nullish(),
    description: wireTranslatable.nullish(),
  }).nullish(),
  paymentOption: word(paymentOptions),
  serviceProperties: answer({
    scheduledDate: timestamp.nullish(),
    numberOfParticipants: z.number().nullish(),
  }).nullish(),
  rootCatalogItemId: z.string().nullish(),
  priceDescription: wireTranslatable.nullish(),
  depositAmount: wireMoney.nullish(),
  selectedMembership: answer({ id: z.string(), appId: z.string() }).nullish(),
  customLineItem: z.boolean().nullish(),
  priceUndetermined: z.boolean().nullish(),
  fixedQuantity: z.boolean().nullish(),
  membersOnly: z.boolean().nullish(),
  savePaymentMethod: z.boolean().nullish(),
  taxableAddress: answer({ addressType: word(taxableAddressTypes) }).nullish(),
  catalogOverrideFields: answer({
    productName: wireTranslatable.nullish(),
    price: z.string().nullish(),
    fullPrice: z.string().nullish(),
    image: wireImage.nullish(),
    physicalProperties: answer(physicalProperties).nullish(),
  }).nullish(),
  policies: z
    .array(answer({ title: z.string().nullish(), content: z.string().nullish() }))
    .nullish(),
  modifierGroups: z.array(wireModifierGroup).nullish(),
})
export type WireCartLine = z.output<typeof wireCartLine>
