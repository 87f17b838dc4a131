// Reads length, width and height as decimal texts. docs/contract/catalog.md §5.
import { dimensionsUnits } from '@vitrine/platform'
import type { DimensionsUnit } from '../../../__generated__/schema-types.ts'
import { type JsonObject, mappedOrNull, sameWords, stringOrNull, wordOf } from '../../read-json.ts'
import type { Dimensions } from '../product.ts'

const units: Readonly<Record<string, DimensionsUnit>> = {
  ...sameWords(dimensionsUnits),
  UNKNOWN_DIMENSIONS_UNIT: 'UNKNOWN',
}

const readSides = (from: JsonObject): Dimensions => ({
  length: stringOrNull(from, 'length'),
  width: stringOrNull(from, 'width'),
  height: stringOrNull(from, 'height'),
  unit: wordOf(from, 'unit', units, 'UNKNOWN' as const),
})

/** Reads `productDimensions` or `packageDimensions`. */
export const readDimensions = (
  from: JsonObject,
  name: 'productDimensions' | 'packageDimensions',
): Dimensions | null => mappedOrNull(from, name, readSides)
