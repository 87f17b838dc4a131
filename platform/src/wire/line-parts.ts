// Shapes that lines of carts share, in requests and responses. docs/contract/cart.md §4.
import { z } from 'zod'
import { answer, body, decimal, guid, text, timestamp } from '../shapes.ts'
import { taxableAddressTypes } from '../vocab/commerce.ts'

export const translatable = (max: number) =>
  body(() => ({ original: text(max, 1), translated: text(max * 2).nullish() }))
export const wireTranslatable = answer(() => ({
  original: z.string().nullish(),
  translated: z.string().nullish(),
}))

export const catalogReference = {
  catalogItemId: text(36, 1),
  appId: z.string().min(1),
  options: z.record(z.string(), z.unknown()).nullish(),
}
export const physicalProperties = {
  weight: z.number().nullish(),
  sku: text(40).nullish(),
  shippable: z.boolean().nullish(),
}
export const pageUrl = { relativePath: z.string().nullish(), url: z.string().nullish() }
export const serviceProperties = {
  scheduledDate: timestamp.nullish(),
  numberOfParticipants: z.number().int().min(1).max(10_000).nullish(),
}

/** The selected subscription option of a line in requests. */
export const descriptionLineBody = body(() => ({
  name: translatable(100),
  plainText: body(() => ({ original: text(600), translated: text(600).nullish() })).nullish(),
  colorInfo: body(() => ({
    original: text(500),
    translated: text(500).nullish(),
    code: z.string().nullish(),
  })).nullish(),
}))

const colorInfo = answer(() => ({
  original: z.string().nullish(),
  translated: z.string().nullish(),
  code: z.string().nullish(),
}))
export const wireDescriptionLine = answer(() => ({
  name: wireTranslatable.nullish(),
  plainText: wireTranslatable.nullish(),
  colorInfo: colorInfo.nullish(),
}))
export type WireDescriptionLine = z.output<typeof wireDescriptionLine>

export const taxableAddressBody = body(() => ({ addressType: z.enum(taxableAddressTypes) }))
export const membershipBody = body(() => ({ id: text(100, 1), appId: guid }))
/** Custom prices are plain decimal text, not money. */
export const ownPrice = decimal({ min: 0, max: 999_999_999, scale: 3 })
