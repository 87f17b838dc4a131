// Converts changed rows of collections, brands and members to events. docs/contract/catalog-events.md §7.
import { wireMediaOf } from '../catalog/picture.ts'
import { wireBrandOf } from '../catalog/wire-collection.ts'
import type { Shop } from '../context.ts'
import { wireMemberOf } from '../members/wire-member.ts'
import type { StoredCollection } from '../rows/catalog-rows.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { changedNames, type FieldNames, originatedFromVersion } from './message-fields.ts'
import { modifiedFields } from './modified-fields.ts'
import type { Raised } from './raised.ts'

export const siteChanges = (shop: Shop): Raised[] => [
  ...collectionChanges(shop),
  ...brandChanges(shop),
  ...memberChanges(shop),
]

const collectionFields: FieldNames<StoredCollection> = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  visible: 'visible',
  picture: 'media',
}

const collectionChanges = ({ state, site }: Shop): Raised[] =>
  state.collections.changes().flatMap(({ id, before, row }): Raised[] => {
    // The type has the underscore, public samples do not: both are sent.
    const ids = { collection_Id: id, collectionId: id, originatedFromVersion }
    const entityId = id
    if (!row) return before ? [{ name: 'CollectionDeleted', entityId, body: ids }] : []
    const { name, slug, visible, picture } = row
    if (!before) {
      const media = wireMediaOf(picture ? [picture] : [], site.url)
      return [{ name: 'CollectionCreated', entityId, body: { ...ids, name, slug, visible, media } }]
    }
    // A changed set of products in a collection is reported by the products' events.
    const changedFields = changedNames(before, row, collectionFields)
    if (changedFields.length === 0) return []
    return [{ name: 'CollectionChanged', entityId, body: { ...ids, changedFields } }]
  })

const brandChanges = ({ state }: Shop): Raised[] =>
  state.brands.changes().flatMap(({ id, before, row }): Raised[] => {
    const entityId = id
    if (!row) return before ? [{ name: 'BrandDeleted', entityId }] : []
    const body = wireBrandOf(row, state, false)
    if (!before) return [{ name: 'BrandCreated', entityId, body }]
    return [{ name: 'BrandUpdated', entityId, body, modifiedFields: modifiedFields(before, row) }]
  })

function memberChanges({ state, site }: Shop): Raised[] {
  const wireOf = (member: StoredMember) => wireMemberOf(member, 'FULL', site.url)
  return state.members.changes().flatMap(({ id, before, row }): Raised[] => {
    const entityId = id
    const isGone = !row || row.deletedDate !== undefined
    if (isGone) return before && !before.deletedDate ? [{ name: 'MemberDeleted', entityId }] : []
    const body = wireOf(row)
    // A member who returns after a deletion is a new member.
    if (!before || before.deletedDate) return [{ name: 'MemberCreated', entityId, body }]
    // Unlike the others it does not contain the previous values. docs/contract/catalog-events.md §6.
    return hasChanged(wireOf(before), body) ? [{ name: 'MemberUpdated', entityId, body }] : []
  })
}

/**
 * Whether an update changed the wire type. A sign-in does not change a member and does not increment the
 * revision. Assumed.
 */
const hasChanged = (before: object, after: object): boolean =>
  Object.keys(modifiedFields(before, after)).some((path) => path !== 'lastLoginDate')
