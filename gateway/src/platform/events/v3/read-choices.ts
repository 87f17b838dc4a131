// Reads media and choices of catalog v3. docs/contract/catalog-events.md §5.
import { choiceTypes, mediaTypesV3 } from '@vitrine/platform'
import { readImage, readVideo } from '../../catalog/v1/read-media.ts'
import { only, readPlainAmount } from '../../ecom/v1/read-money.ts'
import {
  booleanOrNull,
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  numberOrNull,
  sameWords,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type { CustomizationChoice, CustomizationFreeText } from '../catalog.ts'
import type { SnapshotMedia } from '../snapshot-media.ts'

const mediaTypes = sameWords(mediaTypesV3)
const types = sameWords(choiceTypes)

/** Reads a picture or a video, of which every member may be absent. docs/contract/catalog-events.md §5.1 "ProductMedia". */
export const readSnapshotMedia = (from: JsonObject): SnapshotMedia => ({
  id: stringOrNull(from, 'id'),
  url: stringOrNull(from, 'url'),
  image: mappedOrNull(from, 'image', readImage),
  thumbnail: mappedOrNull(from, 'thumbnail', readImage),
  video: mappedOrNull(from, 'video', readVideo),
  alt: stringOrNull(from, 'altText'),
  displayName: stringOrNull(from, 'displayName'),
  type: wordOf(from, 'mediaType', mediaTypes, null),
})

/** Colors are in a list of their own or, of a choice with one, beside it. */
function readColorCodes(from: JsonObject): readonly string[] {
  const codes = mappedOrNull(from, 'colorCodes', (colors) => stringsOrNull(colors, 'colorCodes'))
  const code = stringOrNull(from, 'colorCode')
  return codes ?? (code ? [code] : emptyArray)
}

function readChoice(from: JsonObject, currency: string | null): CustomizationChoice {
  const hasOwnPrice = stringOrNull(from, 'addedPrice') !== null
  const price = hasOwnPrice ? 'addedPrice' : 'defaultAddedPrice'
  return {
    // The one of a choice in a product, then that in a customization.
    id: stringOrNull(from, 'choiceId') ?? stringOrNull(from, 'id'),
    type: wordOf(from, 'choiceType', types, null),
    key: stringOrNull(from, 'key'),
    name: stringOrNull(from, 'name'),
    colorCodes: readColorCodes(from),
    image: mappedOrNull(from, 'image', readImage),
    displayImage: mappedOrNull(from, 'displayImage', readImage),
    inStock: booleanOrNull(from, 'inStock'),
    visible: booleanOrNull(from, 'visible'),
    addedPrice: readPlainAmount(from, price, only(currency)),
    primaryChoiceIds: stringsOrNull(from, 'primaryChoiceIds') ?? emptyArray,
    linkedMedia: listOf(from, 'linkedMedia', readSnapshotMedia),
  }
}

/** Reads the choices of an option, a modifier or a customization. */
export const readChoices = (
  from: JsonObject,
  currency: string | null,
): readonly CustomizationChoice[] =>
  mappedOrNull(from, 'choicesSettings', (settings) =>
    listOf(settings, 'choices', (choice) => readChoice(choice, currency)),
  ) ?? emptyArray

/** Reads the text that a shopper may enter. */
export const readFreeText = (
  from: JsonObject,
  name: string,
  currency: string | null,
): CustomizationFreeText | null =>
  mappedOrNull(from, name, (text) => ({
    minCharCount: numberOrNull(text, 'minCharCount'),
    maxCharCount: numberOrNull(text, 'maxCharCount'),
    defaultAddedPrice: readPlainAmount(text, 'defaultAddedPrice', only(currency)),
    title: stringOrNull(text, 'title'),
    key: stringOrNull(text, 'key'),
  }))
