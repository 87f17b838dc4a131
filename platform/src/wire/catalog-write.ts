// Variants, media, collections and bulk changes in requests. Source: docs/contract/catalog.md §7, §9, §10, §14.
import { z } from 'zod'
import { maxCatalogAmount } from '../limits.ts'
import { body, guid, text } from '../shapes.ts'
import { dimensionsBody, priceAmount, readOnly, weightAmount } from './product-write.ts'

/** Exactly one of these members is present; `null` counts as absent. */
function exactlyOne<Shape extends z.ZodType<Record<string, unknown>>>(
  shape: Shape,
  names: readonly string[],
) {
  return shape.superRefine((members: Record<string, unknown>, context) => {
    const given = names.filter((name) => members[name] !== undefined && members[name] !== null)
    if (given.length === 1) return
    const rule = given.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT'
    const message = `needs exactly one of ${names.join(', ')}`
    context.addIssue({ code: 'custom', message, params: { rule, names } })
  })
}

/** Selects variants, and changes them. Partial choices select every match. */
export const variantOverrideBody = exactlyOne(
  body(() => ({
    choices: z.record(text(50, 1), text(50, 1)).nullish(),
    variantIds: z.array(guid).min(1).nullish(),
    price: priceAmount.nullish(),
    cost: priceAmount.nullish(),
    weight: weightAmount.nullish(),
    sku: text(40).nullish(),
    visible: z.boolean().nullish(),
    productDimensions: dimensionsBody.nullish(),
    packageDimensions: dimensionsBody.nullish(),
  })),
  ['choices', 'variantIds'],
)
export type VariantOverrideBody = z.output<typeof variantOverrideBody>

const optionAndChoice = { option: text(50, 1), choice: text(50, 1) }
const mediaId = text(1000, 1)
/** `WEB_URL` of the SDK's annotations; the file behind the URL is not checked. */
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).max(2000)

/** A picture that the site already has, or one of another host. */
export const newMediaBody = exactlyOne(
  body(() => ({
    mediaId: mediaId.nullish(),
    url: webUrl.nullish(),
    choice: body(() => optionAndChoice).nullish(),
  })),
  ['mediaId', 'url'],
)
export type NewMediaBody = z.output<typeof newMediaBody>

export const mediaIdsBody = z.array(mediaId).max(50)

/** The pictures of the product that belong to a choice. */
export const choiceMediaBody = body(() => ({ ...optionAndChoice, mediaIds: mediaIdsBody }))
export type ChoiceMediaBody = z.output<typeof choiceMediaBody>

/** Body of `updateCollection`; only what is present is changed. */
export const collectionChangeBody = body(() => ({
  id: z.string().nullish(),
  name: text(50, 1).nullish(),
  slug: text(100, 1).nullish(),
  description: text(600).nullish(),
  visible: z.boolean().nullish(),
  media: readOnly,
  numberOfProducts: readOnly,
  lastUpdated: readOnly,
}))
export type CollectionChangeBody = z.output<typeof collectionChangeBody>

export const newCollectionBody = collectionChangeBody.extend({ name: text(50, 1) })
export type NewCollectionBody = z.output<typeof newCollectionBody>

/** The property that a bulk call sets on all products: exactly one. An empty text removes it. */
export const setValueBody = exactlyOne(
  body(() => ({
    price: priceAmount.nullish(),
    cost: priceAmount.nullish(),
    weight: weightAmount.nullish(),
    ribbon: text(30).nullish(),
    brand: text(50).nullish(),
  })),
  ['price', 'cost', 'weight', 'ribbon', 'brand'],
)
export type SetValueBody = z.output<typeof setValueBody>

/** By an amount, or by a percentage rounded to whole numbers or to two decimals. */
const adjustmentBody = exactlyOne(
  body(() => ({
    amount: z.number().min(-maxCatalogAmount).max(maxCatalogAmount).nullish(),
    percentage: body(() => ({
      rate: z.number().int().min(-100).max(1000),
      roundToInt: z.boolean().nullish(),
    })).nullish(),
  })),
  ['amount', 'percentage'],
)
export type AdjustmentBody = z.output<typeof adjustmentBody>

export const adjustValueBody = exactlyOne(
  body(() => ({
    price: adjustmentBody.nullish(),
    cost: adjustmentBody.nullish(),
    weight: adjustmentBody.nullish(),
  })),
  ['price', 'cost', 'weight'],
)
export type AdjustValueBody = z.output<typeof adjustValueBody>
