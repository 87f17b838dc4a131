// Maps each change event to the cache tags it invalidates: the changed entity and the lists filtered or sorted by
// what changed. docs/decisions/016-events-and-streams.md. Where an event does not list the products concerned (a
// ribbon), it goes by name.
import type { ChangeEventName } from '@vitrine/platform'
import type { ChangeEvent } from '../events/change-event.ts'
import { type CacheTag, cacheTags, listFields } from './cache-tags.ts'

type Of<Name extends ChangeEventName> = Extract<ChangeEvent, { name: Name }>
type Rules = { readonly [Name in ChangeEventName]?: (event: Of<Name>) => CacheTag[] }

/** Fields of lists affected by a field name of an event. docs/contract/catalog-events.md §3. */
const affectedFields: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'slug'],
  slug: ['slug'],
  description: ['description'],
  price: ['price'],
  priceData: ['price'],
  discount: ['price'],
  sku: ['sku'],
  productType: ['productType'],
  collectionIds: ['collectionIds'],
  // The same fields in catalog v3. docs/contract/catalog-events.md §5.1.
  plainDescription: ['description'],
  actualPriceRange: ['price'],
  compareAtPriceRange: ['price'],
  minVariantPriceInfo: ['price'],
  variantSummary: ['price', 'sku'],
  variantsInfo: ['price', 'sku'],
  directCategoriesInfo: ['collectionIds'],
  allCategoriesInfo: ['collectionIds'],
  mainCategoryId: ['collectionIds'],
}
/** Fields that affect the number of products of a collection or a brand. */
const countFields: ReadonlySet<string> = new Set([
  'brand',
  'visible',
  'collectionIds',
  'directCategoriesInfo',
  'allCategoriesInfo',
])
/** Returns the tags of lists and counts that depend on these fields; of all fields when none is named. */
function byFields(changed: readonly string[]): CacheTag[] {
  const fields =
    changed.length > 0 ? changed.flatMap((name) => affectedFields[name] ?? []) : listFields
  const isUnknown = changed.length === 0
  return [
    ...[...fields, 'lastUpdated'].map(cacheTags.productsBy),
    ...(isUnknown || changed.includes('visible') ? [cacheTags.products] : []),
    ...(isUnknown || changed.some((name) => countFields.has(name)) ? [cacheTags.counts] : []),
  ]
}

const idOf = ({ entityId }: { entityId: string | null }, given?: string | null) =>
  given ?? entityId ?? ''

/** Tags of lists and counts affected when a product is created or deleted. */
const membership = [cacheTags.products, cacheTags.counts]

const changedProduct = (event: Of<'ProductChanged'>): CacheTag[] => [
  cacheTags.product(idOf(event, event.body?.productId)),
  ...byFields(event.body?.changedFields ?? []),
]
const deletedProduct = (event: Of<'ProductDeleted'> | Of<'ProductV3Deleted'>): CacheTag[] => [
  cacheTags.product(idOf(event)),
  ...membership,
]
const changedProductV3 = (event: Of<'ProductV3Updated'>): CacheTag[] => [
  cacheTags.product(idOf(event)),
  ...byFields(topLevel(event.modifiedFields)),
]
const stock = (event: Of<'InventoryItemChanged'> | Of<'InventoryVariantsChanged'>): CacheTag[] => [
  cacheTags.product(event.body?.productId ?? ''),
  // A change of stock also changes `lastUpdated`.
  cacheTags.productsBy('lastUpdated'),
]

const stockV3 = ({ body }: { body: { productId?: string | null } | null }): CacheTag[] =>
  body?.productId ? [cacheTags.product(body.productId), cacheTags.productsBy('lastUpdated')] : []

const collectionId = (event: Of<'CollectionChanged'> | Of<'CollectionDeleted'>) =>
  idOf(event, event.body?.collectionId)

const changedCollection = (event: Of<'CollectionChanged'>): CacheTag[] => {
  const { changedFields = [] } = event.body ?? {}
  const affectsLists =
    changedFields.length === 0 || changedFields.some((name) => /name|visible/.test(name))
  return [
    cacheTags.collection(collectionId(event)),
    ...(affectsLists ? [cacheTags.collections] : []),
  ]
}

type Kind = Parameters<typeof cacheTags.byName>[0]

/** Returns the tags of the current and the previous name. */
const tagsByName =
  (kind: Kind) =>
  (event: { body: unknown; modifiedFields: Record<string, unknown> | null }): CacheTag[] => {
    const { name, title } = (event.body ?? {}) as { name?: unknown; title?: unknown }
    const { name: previousName, title: previousTitle } = event.modifiedFields ?? {}
    return [name, title, previousName, previousTitle].flatMap((one) =>
      typeof one === 'string' ? [cacheTags.byName(kind, one)] : [],
    )
  }

const changedBrand = (event: Of<'BrandUpdated'>): CacheTag[] => [
  cacheTags.brand(idOf(event)),
  cacheTags.brands,
  ...tagsByName('brand')(event),
]

const rules: Rules = {
  ProductCreated: () => membership,
  ProductChanged: changedProduct,
  ProductDeleted: deletedProduct,
  VariantsChanged: (event) => [
    cacheTags.product(idOf(event, event.body?.productId)),
    cacheTags.productsBy('lastUpdated'),
  ],
  CollectionCreated: () => [cacheTags.collections],
  CollectionChanged: changedCollection,
  CollectionDeleted: (event) => [
    cacheTags.collection(collectionId(event)),
    cacheTags.inCollection(collectionId(event)),
    cacheTags.collections,
  ],
  InventoryItemChanged: stock,
  InventoryVariantsChanged: stock,
  ProductV3Created: () => membership,
  ProductV3Updated: changedProductV3,
  ProductV3Deleted: deletedProduct,
  InventoryItemV3Created: stockV3,
  InventoryItemV3Updated: stockV3,
  InventoryItemV3Deleted: stockV3,
  InventoryItemV3UpdatedWithReason: ({ body }) => stockV3({ body: body?.inventoryItem ?? null }),
  BrandCreated: () => [cacheTags.brands],
  BrandUpdated: changedBrand,
  BrandDeleted: (event) => [cacheTags.brand(idOf(event)), cacheTags.brands],
  RibbonUpdated: tagsByName('ribbon'),
  RibbonDeleted: tagsByName('ribbon'),
  InfoSectionUpdated: tagsByName('info-section'),
  CustomizationUpdated: tagsByName('option'),
  CustomizationDeleted: tagsByName('option'),
  CheckoutSettingsUpdated: () => [cacheTags.checkoutSettings],
}

/** Returns the cache tags invalidated by an event; none for an event about a single customer. */
export function tagsInvalidatedBy(event: ChangeEvent): CacheTag[] {
  // Each rule takes the event of its name; the compiler cannot infer that pair.
  const rule = rules[event.name] as ((event: ChangeEvent) => CacheTag[]) | undefined
  return rule ? [...new Set(rule(event))] : []
}

/** `media.items[0].image` is a change of `media`. */
const topLevel = (modified: Record<string, unknown> | null): string[] =>
  Object.keys(modified ?? {}).map((path) => path.split(/[.[]/, 1)[0] ?? path)
