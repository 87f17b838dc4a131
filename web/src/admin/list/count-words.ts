import * as commonMessages from '../__generated__/messages/common.ts'

/** A number with its noun, such as `2 brands`, by the noun. */
export const countWords = {
  brands: commonMessages.brandCount,
  members: commonMessages.memberCount,
  products: commonMessages.productCount,
} as const
