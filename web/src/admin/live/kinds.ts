import type { ChangeEventName } from '../__generated__/graphql.ts'

/** What a table or a form is about. */
export type Kind = 'product' | 'collection' | 'brand' | 'member'

type About = { name: ChangeEventName; entityId?: string | null; productId?: string | null }

const names: Record<Kind, RegExp> = {
  product: /^(PRODUCT|VARIANTS|INVENTORY)_/,
  collection: /^COLLECTION_/,
  brand: /^BRAND_/,
  member: /^MEMBER_/,
}

/** Id of the product, brand, collection or member an event is about; null for an event of anything else. */
export const subjectOf = (kind: Kind, { name, entityId, productId }: About): string | null =>
  names[kind].test(name) ? (productId ?? entityId ?? null) : null

/** The list is another one: something came, or went. */
export const isOfList = ({ name }: About): boolean => /_(CREATED|DELETED)$/.test(name)
