// Which kept answers an event makes old: those that show what changed, and those whose choice or order
// depends on it. DESIGN §4. What an event does not tell (which products wear a ribbon) is told by name.
import type { ChangeEventName } from '@vitrine/platform'
import { listFields, type Reference, references } from '../platform/references.ts'
import type { ChangeEvent } from './change-event.ts'

type Of<Name extends ChangeEventName> = Extract<ChangeEvent, { name: Name }>
type Rules = { readonly [Name in ChangeEventName]?: (event: Of<Name>) => Reference[] }

/** Fields a list may be chosen or sorted by, by the name an event gives them. contract/catalog-events.md §3. */
const movedBy: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'slug'],
  slug: ['slug'],
  description: ['description'],
  price: ['price'],
  priceData: ['price'],
  discount: ['price'],
  sku: ['sku'],
  productType: ['productType'],
  collectionIds: ['collectionIds'],
  // The same in the words of catalogue v3. contract/catalog-events.md §5.1.
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
/** What says how many products a collection or a maker has. */
const counting: ReadonlySet<string> = new Set([
  'brand',
  'visible',
  'collectionIds',
  'directCategoriesInfo',
  'allCategoriesInfo',
])
/** Lists and counts that depend on these fields; on any of them when nobody says which. */
function byFields(changed: readonly string[]): Reference[] {
  const fields = changed.length > 0 ? changed.flatMap((name) => movedBy[name] ?? []) : listFields
  const isUnknown = changed.length === 0
  return [
    ...[...fields, 'lastUpdated'].map(references.productsBy),
    ...(isUnknown || changed.includes('visible') ? [references.products] : []),
    ...(isUnknown || changed.some((name) => counting.has(name)) ? [references.counts] : []),
  ]
}

const idOf = ({ entityId }: { entityId: string | null }, given?: string | null) =>
  given ?? entityId ?? ''

/** Somebody joined or left: lists that may hold them, and what is counted. */
const membership = [references.products, references.counts]

const aboutProduct = (event: Of<'ProductChanged'>): Reference[] => [
  references.product(idOf(event, event.body?.productId)),
  ...byFields(event.body?.changedFields ?? []),
]
const goneProduct = (event: Of<'ProductDeleted'> | Of<'ProductV3Deleted'>): Reference[] => [
  references.product(idOf(event)),
  ...membership,
]
const changedProductV3 = (event: Of<'ProductV3Updated'>): Reference[] => [
  references.product(idOf(event)),
  ...byFields(topLevel(event.modifiedFields)),
]
const stock = (event: Of<'InventoryItemChanged'> | Of<'InventoryVariantsChanged'>): Reference[] => [
  references.product(event.body?.productId ?? event.body?.externalId ?? ''),
  // What is left of it is part of when it was last changed.
  references.productsBy('lastUpdated'),
]

const stockV3 = ({ body }: { body: { productId?: string | null } | null }): Reference[] =>
  body?.productId ? [references.product(body.productId), references.productsBy('lastUpdated')] : []

type Message = { collectionId?: string | null; collection_Id?: string | null } | null
const collectionId = (event: { entityId: string | null; body: Message }) =>
  idOf(event, event.body?.collectionId ?? event.body?.collection_Id)

const aboutCollection = (event: Of<'CollectionChanged'>): Reference[] => {
  const { changedFields = [] } = event.body ?? {}
  const moves =
    changedFields.length === 0 || changedFields.some((name) => /name|visible/.test(name))
  return [references.collection(collectionId(event)), ...(moves ? [references.collections] : [])]
}

type Kind = Parameters<typeof references.showing>[0]

/** By the name it has, and the one it had. */
const named =
  (kind: Kind) =>
  (event: { body: unknown; modifiedFields: Record<string, unknown> | null }): Reference[] => {
    const { name, title } = (event.body ?? {}) as { name?: unknown; title?: unknown }
    const { name: oldName, title: oldTitle } = event.modifiedFields ?? {}
    return [name, title, oldName, oldTitle].flatMap((one) =>
      typeof one === 'string' ? [references.showing(kind, one)] : [],
    )
  }

const aboutBrand = (event: Of<'BrandUpdated'>): Reference[] => [
  references.brand(idOf(event)),
  references.brands,
  ...named('brand')(event),
]

const rules: Rules = {
  ProductCreated: () => membership,
  ProductChanged: aboutProduct,
  ProductDeleted: goneProduct,
  VariantsChanged: (event) => [
    references.product(idOf(event, event.body?.productId)),
    references.productsBy('lastUpdated'),
  ],
  CollectionCreated: () => [references.collections],
  CollectionChanged: aboutCollection,
  CollectionDeleted: (event) => [
    references.collection(collectionId(event)),
    references.inCollection(collectionId(event)),
    references.collections,
  ],
  InventoryItemChanged: stock,
  InventoryVariantsChanged: stock,
  ProductV3Created: () => membership,
  ProductV3Updated: changedProductV3,
  ProductV3Deleted: goneProduct,
  InventoryItemV3Created: stockV3,
  InventoryItemV3Updated: stockV3,
  InventoryItemV3Deleted: stockV3,
  InventoryItemV3UpdatedWithReason: ({ body }) => stockV3({ body: body?.currentEntity ?? null }),
  BrandCreated: () => [references.brands],
  BrandUpdated: aboutBrand,
  BrandDeleted: (event) => [references.brand(idOf(event)), references.brands],
  RibbonUpdated: named('ribbon'),
  RibbonDeleted: named('ribbon'),
  InfoSectionUpdated: named('info-section'),
  CustomizationUpdated: named('option'),
  CustomizationDeleted: named('option'),
  CheckoutSettingsUpdated: () => [references.checkoutSettings],
}

/** Names of answers that are old now; none of an event that concerns nobody but its owner. */
export function changedBy(event: ChangeEvent): Reference[] {
  // The rule of a name takes the event of that name: the compiler cannot follow the pair.
  const rule = rules[event.name] as ((event: ChangeEvent) => Reference[]) | undefined
  return rule ? [...new Set(rule(event))] : []
}

/** `media.items[0].image` is a change of `media`. */
const topLevel = (modified: Record<string, unknown> | null): string[] =>
  Object.keys(modified ?? {}).map((path) => path.split(/[.[]/, 1)[0] ?? path)
