// Creates a product, with the platform's defaults for absent fields. docs/contract/catalog.md §10.
import { allProductsCollectionId, type NewProductBody, onlyVariantId } from '@vitrine/platform'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import type { State } from '../state/state.ts'
import { withChange } from './change-product.ts'

/** Creates a visible product in the built-in collection, without counted stock. */
export function newProduct(body: NewProductBody, state: State): StoredProduct {
  const now = state.now()
  const blank: StoredProduct = {
    id: state.newId('product'),
    numericId: nextNumericId(now, state),
    inventoryItemId: state.newId('inventory'),
    slug: '',
    name: body.name,
    brand: '',
    productType: 'physical',
    description: '',
    visible: true,
    price: 0,
    cost: 0,
    discount: { type: 'NONE', value: 0 },
    infoSections: [],
    collectionIds: [allProductsCollectionId],
    trackInventory: false,
    manageVariants: false,
    options: [],
    variants: [{ id: onlyVariantId, choices: {}, inStock: true, visible: true }],
    customTextFields: [],
    pictures: [],
    createdDate: now.toISOString(),
    lastUpdated: now.toISOString(),
  }
  return withChange(blank, body, state)
}

/** Microseconds since 1970, greater than that of every other product. docs/contract/catalog.md §5. */
function nextNumericId(now: Date, state: State): string {
  const highest = state.products
    .all()
    .reduce((most, { numericId }) => (BigInt(numericId) > most ? BigInt(numericId) : most), 0n)
  const micros = BigInt(now.getTime()) * 1000n
  return String(micros > highest ? micros : highest + 1n)
}
