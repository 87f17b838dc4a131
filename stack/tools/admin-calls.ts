// The calls of spec §7 that staff make: members and brands.
import type { Row } from './spec-row.ts'

const members = '/v1/members'
const brands = '/v3/brands'
const bulkBrands = '/v3/bulk/brands'

/** Some have no button: the screens use the bulk call or a safer one instead. */
const byHand = 'staff’s playground'

/** Returns a row whose field has the platform's name. */
const mutation = (
  [method, path]: readonly [string, string],
  service: string,
  name: string,
  screen: string,
): Row => [method, path, `${service}.${name}`, `Mutation.${name}`, screen]
const admin = (method: string, path: string, name: string, screen = 'admin members'): Row =>
  mutation([method, `${members}${path}`], 'membersAdmin', name, screen)

/** In three groups, as they occur between the other calls of the section. */
export const adminMemberRows = {
  slug: [admin('POST', '/{id}/slug', 'updateMemberSlug')],
  states: [
    admin('POST', '/{id}/mute', 'muteMember'),
    admin('POST', '/{id}/unmute', 'unmuteMember'),
    admin('POST', '/{id}/approve', 'approveMember'),
    admin('POST', '/{id}/block', 'blockMember'),
    admin('POST', '/{id}/disconnect', 'disconnectMember'),
    admin('DELETE', '/{id}', 'deleteMember'),
  ],
  many: [
    admin('POST', '/bulk/delete', 'bulkDeleteMembers', byHand),
    admin('POST', '/bulk/delete-by-filter', 'bulkDeleteMembersByFilter'),
    admin('POST', '/bulk/approve-by-filter', 'bulkApproveMembers'),
    admin('POST', '/bulk/block-by-filter', 'bulkBlockMembers'),
    admin('POST', '', 'createMember'),
  ],
} satisfies Record<string, readonly Row[]>

const brand = (method: string, path: string, name: string, screen = 'admin brands'): Row =>
  mutation([method, path], 'brandsWrite', name, screen)

/** The whole section. */
export const brandRows: readonly Row[] = [
  brand('POST', brands, 'createBrand', byHand),
  ['GET', `${brands}/{brandId}`, 'brands.getBrand', 'Query.brand', 'brand'],
  brand('PATCH', `${brands}/{brand.id}`, 'updateBrand'),
  brand('DELETE', `${brands}/{brandId}`, 'deleteBrand', byHand),
  [
    'POST',
    `${brands}/query`,
    'brands.queryBrands',
    'Query.brands, managedBrands, Product.brand',
    'home, brands, admin brands',
  ],
  brand('POST', `${brands}/get-or-create`, 'getOrCreateBrand'),
  brand('POST', `${bulkBrands}/create`, 'bulkCreateBrands', byHand),
  brand('POST', `${bulkBrands}/update`, 'bulkUpdateBrands'),
  brand('POST', `${bulkBrands}/get-or-create`, 'bulkGetOrCreateBrands'),
  brand('POST', `${bulkBrands}/delete`, 'bulkDeleteBrands'),
]
