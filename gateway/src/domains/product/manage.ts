// Products as their owner changes them, one by one. The platform numbers no revisions here: of two who
// write, the last one wins. contract/catalog.md §3.2, §10.
import { allCalls, type WireProduct } from '@vitrine/platform'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { siteOf } from '../../graphql/site.ts'
import { deletionProblem } from '../common/one-delete.ts'
import type { Answered, Names } from '../common/owner-call.ts'
import { checkedCall, productPayload } from './owner-write.ts'
import { productNames, readNewProduct, readProductChange } from './product-input.ts'

const calls = allCalls.productsWrite
/** Arguments of refusals that name no field. */
const fields = {
  NAME_TAKEN: 'input.slug',
  NOT_FOUND: 'id',
  OUT_OF_RANGE: 'input.price',
  VARIANTS_MANAGED: 'input.managesVariants',
}
const byProductId: Names = [[/^id$/, 'productId']]
const ofProduct = { names: byProductId, field: 'productId' }

const createProduct: MutationResolvers['createProduct'] = async (_, { input }, context) => {
  const { createProduct: send } = siteOf(context).productsWrite
  const { body, problems: own } = readNewProduct(input)
  const request = { product: body }
  const asked = { call: calls.createProduct, send, request, names: productNames, own, fields }
  const result = await checkedCall(asked, context)
  if (!result.ok) return { product: null, problems: result.problems }
  const { product } = result.answer
  return productPayload(product.id, result, context, product)
}

const updateProduct: MutationResolvers['updateProduct'] = async (_, { id, input }, context) => {
  const { updateProduct: send } = siteOf(context).productsWrite
  const { body, problems: own } = readProductChange(input)
  const isAboutMore = Object.values(body).some((value) => value !== undefined && value !== null)
  const takesBrand = input.brand === ''
  let answer: WireProduct | null = null
  if (isAboutMore || !takesBrand || own.length > 0) {
    const request = { id, product: body }
    const asked = { call: calls.updateProduct, send, request, names: productNames, own, fields }
    const result = await checkedCall(asked, context)
    if (!result.ok) return { product: null, problems: result.problems }
    answer = result.answer.product
  }
  const after = takesBrand ? await withoutBrand(id, context) : done
  if (!after.ok && !answer) return { product: null, problems: after.problems }
  return productPayload(id, { ok: true, problems: after.problems }, context, answer)
}

const done: Pick<Answered<unknown>, 'ok' | 'problems'> = { ok: true, problems: [] }

async function withoutBrand(id: string, context: Context) {
  const { removeBrand: send } = siteOf(context).productsWrite
  const fields = { NOT_FOUND: 'id', REFUSED: 'input.brand' }
  return checkedCall({ call: calls.removeBrand, send, request: { id }, fields }, context)
}

const deleteProduct: MutationResolvers['deleteProduct'] = async (_, { id }, context) => {
  const tooMany = deletionProblem(context)
  if (tooMany) return { deletedId: null, problems: [tooMany] }
  const { deleteProduct: send } = siteOf(context).productsWrite
  const asked = { call: calls.deleteProduct, send, request: { id }, field: 'id' }
  const { ok, problems } = await checkedCall(asked, context)
  return { deletedId: ok ? id : null, problems }
}

const deleteProductOptions: MutationResolvers['deleteProductOptions'] = async (
  _,
  { productId: id },
  context,
) => {
  const { deleteProductOptions: send } = siteOf(context).productsWrite
  const asked = { call: calls.deleteProductOptions, send, request: { id }, ...ofProduct }
  return productPayload(id, await checkedCall(asked, context), context)
}

const removeBrand: MutationResolvers['removeBrand'] = async (_, { productId: id }, context) => {
  const { removeBrand: send } = siteOf(context).productsWrite
  const asked = { call: calls.removeBrand, send, request: { id }, ...ofProduct }
  return productPayload(id, await checkedCall(asked, context), context)
}

const removeRibbon: MutationResolvers['removeRibbon'] = async (_, { productId: id }, context) => {
  const { removeRibbon: send } = siteOf(context).productsWrite
  const asked = { call: calls.removeRibbon, send, request: { id }, ...ofProduct }
  return productPayload(id, await checkedCall(asked, context), context)
}

export const manageProduct = {
  createProduct,
  updateProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
}
