// Changes single products. The platform has no revisions here, so the last write wins. docs/contract/catalog.md §3.2,
// §10.

import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { operations } from '../../platform/operations.ts'
import type { AdminResult } from '../common/admin-call.ts'
import { deletionProblem } from '../common/one-delete.ts'
import { checkedCall, productPayload } from './admin-write.ts'
import { clearedProduct } from './cleared-product.ts'
import { productNames, readNewProduct, readProductChange } from './product-input.ts'
import { storedInput } from './stored-input.ts'

const calls = operations.catalogWrites
/** Arguments of refusals that name no field. */
const fields = {
  NAME_TAKEN: 'slug',
  NOT_FOUND: 'id',
  OUT_OF_RANGE: 'basePrice',
  VARIANTS_MANAGED: 'managesVariants',
}
const ofProduct = { field: 'id' }

const createProduct: MutationResolvers['createProduct'] = async (_, { input }, context) => {
  const { createProduct: send } = requireAdminPlatform(context).catalogWrites
  const plain = storedInput(input, context.config.store.weightUnit)
  const { product: made, problems } = readNewProduct(plain.input)
  const own = [...plain.problems, ...problems]
  const request = { product: made }
  const options = { call: calls.createProduct, send, request, names: productNames, own, fields }
  const result = await checkedCall(options, context)
  if (!result.ok) return { product: null, problems: result.problems }
  const { product } = result.answer
  return productPayload(product.id, result, context, product)
}

const updateProduct: MutationResolvers['updateProduct'] = async (_, { input }, context) => {
  const { id } = input
  const { updateProduct: send } = requireAdminPlatform(context).catalogWrites
  const cleared = clearedProduct(input)
  const plain = storedInput(cleared.input, context.config.store.weightUnit)
  const { product, problems } = readProductChange(plain.input)
  const own = [...cleared.problems, ...plain.problems, ...problems]
  const isAboutMore = Object.values(product).some((value) => value !== undefined && value !== null)
  const takesBrand = cleared.input.brand === ''
  let answer: Product | null = null
  if (isAboutMore || !takesBrand || own.length > 0) {
    const request = { id, product }
    const options = { call: calls.updateProduct, send, request, names: productNames, own, fields }
    const result = await checkedCall(options, context)
    if (!result.ok) return { product: null, problems: result.problems }
    answer = result.answer.product
  }
  const after = takesBrand ? await withoutBrand(id, context) : done
  if (!after.ok && !answer) return { product: null, problems: after.problems }
  return productPayload(id, { ok: true, problems: after.problems }, context, answer)
}

const done: Pick<AdminResult<unknown>, 'ok' | 'problems'> = { ok: true, problems: [] }

async function withoutBrand(id: string, context: RequestContext & AdminPlatformContext) {
  const { removeBrand: send } = requireAdminPlatform(context).catalogWrites
  const fields = { NOT_FOUND: 'id', REFUSED: 'brand' }
  return checkedCall({ call: calls.removeBrand, send, request: { id }, fields }, context)
}

const deleteProduct: MutationResolvers['deleteProduct'] = async (_, { input: { id } }, context) => {
  const tooMany = deletionProblem(context)
  if (tooMany) return { deletedId: null, problems: [tooMany] }
  const { deleteProduct: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.deleteProduct, send, request: { id }, field: 'id' }
  const { ok, problems } = await checkedCall(options, context)
  return { deletedId: ok ? id : null, problems }
}

const deleteProductOptions: MutationResolvers['deleteProductOptions'] = async (
  _,
  { input: { id } },
  context,
) => {
  const { deleteOptions: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.deleteOptions, send, request: { id }, ...ofProduct }
  return productPayload(id, await checkedCall(options, context), context)
}

const removeProductBrand: MutationResolvers['removeProductBrand'] = async (
  _,
  { input: { id } },
  context,
) => {
  const { removeBrand: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.removeBrand, send, request: { id }, ...ofProduct }
  return productPayload(id, await checkedCall(options, context), context)
}

const removeProductRibbon: MutationResolvers['removeProductRibbon'] = async (
  _,
  { input: { id } },
  context,
) => {
  const { removeRibbon: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.removeRibbon, send, request: { id }, ...ofProduct }
  return productPayload(id, await checkedCall(options, context), context)
}

export const manageProduct = {
  createProduct,
  updateProduct,
  deleteProduct,
  deleteProductOptions,
  removeProductBrand,
  removeProductRibbon,
}
