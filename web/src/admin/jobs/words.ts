// Labels of jobs, platform calls and fields.
import type { JobAction, JobState, JobThing, PriceRisk } from '../__generated__/graphql.ts'

export const actionWords: Record<JobAction, string> = {
  DELETE_PRODUCTS: 'Delete products',
  SET_PROPERTY: 'Set a property of products',
  ADJUST_PROPERTY: 'Adjust amounts of products',
  SET_VISIBILITY: 'Show or hide products',
  ADD_TO_COLLECTION: 'Add to a collection',
  REMOVE_FROM_COLLECTION: 'Remove from a collection',
  DELETE_BRANDS: 'Delete brands',
  EDIT_PRODUCTS: 'Edit products',
  CHANGE: 'Change',
  REVERT: 'Revert',
  RENAME_BRAND: 'Rename a brand',
  MERGE_BRANDS: 'Merge brands',
}

/** Labels of calls that write, by their name in the audit log. */
export const callWords: Readonly<Record<string, string>> = {
  'productsWrite.createProduct': 'Create a product',
  'productsWrite.updateProduct': 'Edit a product',
  'productsWrite.deleteProduct': 'Delete a product',
  'productsWrite.updateProductVariants': 'Edit variants',
  'productsWrite.resetAllProductVariantData': 'Reset variants',
  'productsWrite.deleteProductOptions': 'Remove options',
  'productsWrite.removeBrand': 'Remove the brand of a product',
  'productsWrite.removeRibbon': 'Remove the ribbon of a product',
  'productsWrite.addProductMedia': 'Add pictures',
  'productsWrite.removeProductMedia': 'Remove pictures',
  'productsWrite.addProductMediaToChoices': 'Assign pictures to choices',
  'productsWrite.removeProductMediaFromChoices': 'Remove pictures from choices',
  'productsWrite.addProductsToCollection': 'Add to a collection',
  'productsWrite.removeProductsFromCollection': 'Remove from a collection',
  'productsWrite.bulkUpdateProductsProperty': 'Set a property of products',
  'productsWrite.bulkAdjustProductProperty': 'Adjust amounts of products',
  'productsWrite.createCollection': 'Create a collection',
  'productsWrite.updateCollection': 'Edit a collection',
  'productsWrite.deleteCollection': 'Delete a collection',
  'brandsWrite.createBrand': 'Create a brand',
  'brandsWrite.getOrCreateBrand': 'Find or create a brand',
  'brandsWrite.updateBrand': 'Rename a brand',
  'brandsWrite.deleteBrand': 'Delete a brand',
  'brandsWrite.bulkCreateBrands': 'Create brands',
  'brandsWrite.bulkGetOrCreateBrands': 'Find or create brands',
  'brandsWrite.bulkUpdateBrands': 'Rename brands',
  'brandsWrite.bulkDeleteBrands': 'Delete brands',
  'membersAdmin.createMember': 'Create a member',
  'membersAdmin.approveMember': 'Approve a member',
  'membersAdmin.blockMember': 'Block a member',
  'membersAdmin.disconnectMember': 'Disconnect a member',
  'membersAdmin.muteMember': 'Mute a member',
  'membersAdmin.unmuteMember': 'Unmute a member',
  'membersAdmin.deleteMember': 'Delete a member',
  'membersAdmin.bulkDeleteMembers': 'Delete members',
  'membersAdmin.bulkDeleteMembersByFilter': 'Delete members by filter',
  'membersAdmin.bulkApproveMembers': 'Approve members by filter',
  'membersAdmin.bulkBlockMembers': 'Block members by filter',
}

/** Label of a platform call: `updateThing` becomes `Update thing` if it has no label of its own. */
export function callWord(call: string): string {
  const name = call.split('.').at(-1) ?? call
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return callWords[call] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Label of a job's kind. */
export const jobWords = ({ action, call }: { action: JobAction; call?: string | null }): string =>
  action === 'CHANGE' && call ? callWord(call) : actionWords[action]

export const stateWords: Record<JobState, readonly [string, 'plain' | 'good' | 'warning']> = {
  RUNNING: ['Running', 'plain'],
  DONE: ['Done', 'good'],
  INTERRUPTED: ['Interrupted', 'warning'],
}

export const subjectLabels: Record<JobThing, string> = {
  PRODUCT: 'Product',
  BRAND: 'Brand',
  COLLECTION: 'Collection',
  MEMBER: 'Member',
}

/** Path of the page that edits a subject; brands have no page of their own. */
export const subjectPath = (thing: JobThing | null | undefined, id: string): string | null =>
  thing === 'PRODUCT'
    ? `/products/${id}`
    : thing === 'COLLECTION'
      ? `/collections/${id}`
      : thing === 'MEMBER'
        ? `/members/${id}`
        : null

const byField: Readonly<Record<string, (value: string) => string>> = {
  visible: (value) => (value === 'true' ? 'shown' : 'hidden'),
  discount(value) {
    const [type, amount] = value.split(' ')
    if (type === 'NONE') return 'none'
    return type === 'PERCENT' ? `${amount} %` : `${amount} off`
  },
  status: (value) => value.toLowerCase(),
  activity: (value) => value.toLowerCase(),
}

/** Formats a value for display. */
export function valueWords(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return '–'
  return byField[field]?.(value) ?? (value === '' ? 'none' : value)
}

export const riskWords: Record<PriceRisk, string> = {
  SOLD_AT_ZERO: 'Free',
  BELOW_ZERO: 'Below zero',
  BELOW_COST: 'Below cost',
  LARGE_CHANGE: 'Large change',
}

export const riskMeanings: Record<PriceRisk, (limit: string) => string> = {
  SOLD_AT_ZERO: () => 'would be sold for nothing',
  BELOW_ZERO: () => 'would end below zero once the discount is taken off',
  BELOW_COST: () => 'would be sold for less than they cost you',
  LARGE_CHANGE: (limit) => `would change by more than ${limit} %`,
}
