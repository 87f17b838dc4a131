// Names of changed fields as the schema has them. The platform sends the names of its own entities.
// docs/contract/catalog-events.md §3, §3.1.
import { publicFields } from '../../events/public-fields.ts'

type Names = Readonly<Record<string, string>>

/** A name that a table lacks stays: the platform may have fields that the schema does not have. */
const naming =
  (names: Names) =>
  (changed: readonly string[]): string[] => [
    ...new Set(changed.map((name) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name))),
  ]

/** Returns fields of `Product`. */
export const productFields = naming({ ...publicFields, costAndProfitData: 'costAndProfit' })
/** Returns fields of `ProductVariant`. */
export const variantFields = naming({ cost: 'costAndProfit' })
/** Returns fields of `Collection`. */
export const collectionFields = naming({ numberOfProducts: 'productCount' })
/** Returns fields of `InventoryItem`. */
export const inventoryFields = naming({
  lastUpdated: 'updatedAt',
  preorderInfo: 'preorder',
  trackInventory: 'tracked',
})
