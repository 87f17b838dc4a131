// What several entities of catalogue v3 are made of. contract/catalog-events.md §5.
import { z } from 'zod'
import { answer, word } from '../shapes.ts'
import { choiceTypes, mediaTypesV3 } from '../vocab/catalog.ts'
import { wireImage } from '../wire/media.ts'

export const moneyV3 = answer({
  /** Decimal text. */
  amount: z.string().nullish(),
  formattedAmount: z.string().nullish(),
})

/** A tree of nodes; what is in a node depends on its type (`richTextNodeTypes`). */
export const richContent = answer({ nodes: z.array(z.unknown()).nullish() })

/** What apps have added, by their namespaces. */
export const extendedFields = z.record(z.string(), z.unknown()).nullish()

export const mediaV3 = answer({
  id: z.string().nullish(),
  url: z.string().nullish(),
  image: wireImage.nullish(),
  video: z.record(z.string(), z.unknown()).nullish(),
  altText: z.string().nullish(),
  displayName: z.string().nullish(),
  mediaType: word(mediaTypesV3),
  thumbnail: wireImage.nullish(),
})

/** Choice of an option, a modifier or a customization. */
export const choiceV3 = answer({
  /** In a product. */
  choiceId: z.string().nullish(),
  /** In a customization. */
  id: z.string().nullish(),
  choiceType: word(choiceTypes),
  key: z.string().nullish(),
  name: z.string().nullish(),
  colorCode: z.string().nullish(),
  colorCodes: answer({ colorCodes: z.array(z.string()).nullish() }).nullish(),
  image: wireImage.nullish(),
  displayImage: wireImage.nullish(),
  inStock: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  addedPrice: z.string().nullish(),
  defaultAddedPrice: z.string().nullish(),
  /** Those of the first option it goes with. */
  primaryChoiceIds: z.array(z.string()).nullish(),
  linkedMedia: z.array(mediaV3).nullish(),
})
