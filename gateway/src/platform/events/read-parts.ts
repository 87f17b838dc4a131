// Reads what bodies of several kinds of change events have in the same form.
import { inventoryChangeReasons } from '@vitrine/platform'
import type { InventoryChangeReason } from '../../__generated__/schema-types.ts'
import { only } from '../ecom/v1/read-money.ts'
import { type JsonObject, sameWords, stringOrNull, wordOf } from '../read-json.ts'

const reasons = sameWords(inventoryChangeReasons)

/** Reads the revision of an entity and its moments, under the names of the schema. */
export const readDated = (from: JsonObject) => ({
  revision: stringOrNull(from, 'revision'),
  createdAt: stringOrNull(from, 'createdDate'),
  updatedAt: stringOrNull(from, 'updatedDate'),
})

/** Reads why stock was changed. */
export const readReason = (from: JsonObject): InventoryChangeReason | null =>
  wordOf(from, 'reason', reasons, null)

/** The currency of amounts that have none: that of the shop. */
export const ofShop = only(null)
