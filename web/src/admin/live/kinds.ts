import type { ChangeEventName } from '../__generated__/graphql.ts'

/** Kind of entity a table or form shows. */
export type EntityKind = 'product' | 'collection' | 'brand' | 'member'

type About = {
  name: ChangeEventName
  entityId?: string | null
  productId?: string | null
  inventoryItem?: { productId?: string | null } | null
}

const names: Record<EntityKind, RegExp> = {
  product: /^(PRODUCT|VARIANTS|INVENTORY)_/,
  collection: /^COLLECTION_/,
  brand: /^BRAND_/,
  member: /^MEMBER_/,
}

/** Id of the product, brand, collection or member of an event; null for other events. */
export const subjectOf = (
  kind: EntityKind,
  { name, entityId, productId, inventoryItem }: About,
): string | null =>
  names[kind].test(name) ? (productId ?? inventoryItem?.productId ?? entityId ?? null) : null

/** Whether the event adds or removes an entry of the list. */
export const isOfList = ({ name }: About): boolean => /_(CREATED|DELETED)$/.test(name)
