// Parts that several entities of catalog v3 share. docs/contract/catalog-events.md §5.
import { z } from 'zod'
import { answer, word } from '../shapes.ts'
import { choiceTypes, mediaTypesV3 } from '../vocab/catalog.ts'
import { wireImage, wireVideo } from '../wire/media.ts'

export const moneyV3 = answer(() => ({
  /** Decimal number as text. */
  amount: z.string().nullish(),
  formattedAmount: z.string().nullish(),
}))

/** A tree of nodes; the content of a node depends on its type (`richTextNodeTypes`). */
export const richContent = answer(() => ({ nodes: z.array(z.unknown()).nullish() }))

/** Fields added by apps, by namespace. */
export const extendedFields = z.record(z.string(), z.unknown()).nullish()

export const mediaV3 = answer(() => ({
  id: z.string().nullish(),
  url: z.string().nullish(),
  image: wireImage.nullish(),
  /** Its shape in events is not stated: an event in another one counts as one without it. assumed */
  video: wireVideo.nullish().catch(null),
  altText: z.string().nullish(),
  displayName: z.string().nullish(),
  mediaType: word(mediaTypesV3),
  thumbnail: wireImage.nullish(),
}))

/** A choice of an option, a modifier or a customization. */
export const choiceV3 = answer(() => ({
  /** Id in a product. */
  choiceId: z.string().nullish(),
  /** Id in a customization. */
  id: z.string().nullish(),
  choiceType: word(choiceTypes),
  key: z.string().nullish(),
  name: z.string().nullish(),
  colorCode: z.string().nullish(),
  colorCodes: answer(() => ({ colorCodes: z.array(z.string()).nullish() })).nullish(),
  image: wireImage.nullish(),
  displayImage: wireImage.nullish(),
  inStock: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  addedPrice: z.string().nullish(),
  defaultAddedPrice: z.string().nullish(),
  /** Ids of the choices of the first option that it belongs to. */
  primaryChoiceIds: z.array(z.string()).nullish(),
  linkedMedia: z.array(mediaV3).nullish(),
}))
