// Labels of jobs, platform calls and fields.

import type {
  ActivityStatus,
  JobAction,
  JobState,
  JobThing,
  MemberStatus,
  PriceRisk,
} from '../__generated__/graphql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/jobs.ts'
import { activityWords, statusWords } from '../lib/member-words.ts'
import { shownOrHidden } from '../lib/yes-no.ts'

export const actionWords: Record<JobAction, string> = {
  DELETE_PRODUCTS: messages.deleteProducts,
  SET_PROPERTY: messages.setPropertyOfProducts,
  ADJUST_PROPERTY: messages.adjustAmountsOfProducts,
  SET_VISIBILITY: messages.showOrHideProducts,
  ADD_TO_COLLECTION: messages.addToCollection,
  REMOVE_FROM_COLLECTION: messages.removeFromCollection,
  DELETE_BRANDS: messages.deleteBrands,
  EDIT_PRODUCTS: messages.editProducts,
  CHANGE: messages.change,
  REVERT: messages.revert,
  RENAME_BRAND: messages.renameBrand,
  MERGE_BRANDS: messages.mergeBrands,
}

/** Labels of calls that write, by their name in the audit log. */
export const callWords: Readonly<Record<string, string>> = {
  'appKeys.createAppKey': messages.createAppKey,
  'appKeys.updateAppKey': messages.updateAppKey,
  'appKeys.rotateAppKey': messages.rotateAppKey,
  'appKeys.revokeAppKey': messages.revokeAppKey,
  'productsWrite.createProduct': messages.createProduct,
  'productsWrite.updateProduct': messages.editProduct,
  'productsWrite.deleteProduct': messages.deleteProduct,
  'productsWrite.updateProductVariants': messages.editVariants,
  'productsWrite.resetAllProductVariantData': messages.resetVariants,
  'productsWrite.deleteProductOptions': messages.removeOptions,
  'productsWrite.removeBrand': messages.removeBrandOfProduct,
  'productsWrite.removeRibbon': messages.removeRibbonOfProduct,
  'productsWrite.addProductMedia': messages.addPictures,
  'productsWrite.removeProductMedia': messages.removePictures,
  'productsWrite.addProductMediaToChoices': messages.assignPicturesToChoices,
  'productsWrite.removeProductMediaFromChoices': messages.removePicturesFromChoices,
  'productsWrite.addProductsToCollection': messages.addToCollection,
  'productsWrite.removeProductsFromCollection': messages.removeFromCollection,
  'productsWrite.bulkUpdateProductsProperty': messages.setPropertyOfProducts,
  'productsWrite.bulkAdjustProductProperty': messages.adjustAmountsOfProducts,
  'productsWrite.createCollection': messages.createCollection,
  'productsWrite.updateCollection': messages.editCollection,
  'productsWrite.deleteCollection': messages.deleteCollection,
  'brandsWrite.createBrand': messages.createBrand,
  'brandsWrite.getOrCreateBrand': messages.findOrCreateBrand,
  'brandsWrite.updateBrand': messages.renameBrand,
  'brandsWrite.deleteBrand': messages.deleteBrand,
  'brandsWrite.bulkCreateBrands': messages.createBrands,
  'brandsWrite.bulkGetOrCreateBrands': messages.findOrCreateBrands,
  'brandsWrite.bulkUpdateBrands': messages.renameBrands,
  'brandsWrite.bulkDeleteBrands': messages.deleteBrands,
  'membersAdmin.createMember': messages.createMember,
  'membersAdmin.approveMember': messages.approveMember,
  'membersAdmin.blockMember': messages.blockMember,
  'membersAdmin.disconnectMember': messages.disconnectMember,
  'membersAdmin.muteMember': messages.muteMember,
  'membersAdmin.unmuteMember': messages.unmuteMember,
  'membersAdmin.deleteMember': messages.deleteMember,
  'membersAdmin.bulkDeleteMembers': messages.deleteMembers,
  'membersAdmin.bulkDeleteMembersByFilter': messages.deleteMembersByFilter,
  'membersAdmin.bulkApproveMembers': messages.approveMembersByFilter,
  'membersAdmin.bulkBlockMembers': messages.blockMembersByFilter,
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
  RUNNING: [messages.running, 'plain'],
  DONE: [messages.done, 'good'],
  INTERRUPTED: [messages.interrupted, 'warning'],
}

export const subjectLabels: Record<JobThing, string> = {
  PRODUCT: commonMessages.product,
  BRAND: commonMessages.brand,
  COLLECTION: commonMessages.collection,
  MEMBER: commonMessages.member,
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
  visible: (value) => shownOrHidden(value === 'true'),
  discount(value) {
    const [type, amount] = value.split(' ')
    if (type === 'NONE') return commonMessages.noneSet
    return type === 'PERCENT'
      ? commonMessages.percentValue({ value: amount ?? '' })
      : messages.off({ amount: amount ?? '' })
  },
  collections: (value) =>
    commonMessages.collectionCount({ count: value.split(',').filter(Boolean).length }),
  status: (value) => statusWords[value as MemberStatus]?.[0] ?? value,
  activity: (value) => activityWords[value as ActivityStatus] ?? value,
}

/** Formats a value for display. */
export function valueWords(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return '–'
  return byField[field]?.(value) ?? (value || commonMessages.noneSet)
}

export const riskWords: Record<PriceRisk, string> = {
  SOLD_AT_ZERO: messages.free,
  BELOW_ZERO: messages.belowZero,
  BELOW_COST: commonMessages.belowCost,
  LARGE_CHANGE: messages.largeChange,
}

export const riskMeanings: Record<PriceRisk, (limit: string) => string> = {
  SOLD_AT_ZERO: () => messages.freeMeaning,
  BELOW_ZERO: () => messages.belowZeroMeaning,
  BELOW_COST: () => messages.belowCostMeaning,
  LARGE_CHANGE: (limit) => messages.largeChangeMeaning({ limit }),
}
