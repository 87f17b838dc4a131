// Bulk calls of brands. docs/contract/catalog.md §8, §9.

import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { BulkResponse } from '../../platform/bulk.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { operations } from '../../platform/operations.ts'
import { type AdminResult, adminCall, type FieldNames } from '../common/admin-call.ts'
import { unseenIn } from '../common/brand-name.ts'
import { bulkPayloadOf, notTried } from '../common/bulk.ts'

const oddNames = (given: readonly { name: string }[]) =>
  given.flatMap(({ name }, at) => unseenIn(name, `brands[${at}].name`))

const calls = operations.catalogWrites
const names: FieldNames = [
  [/^brandNames(\[\d+\])$/, 'brands$1.name'],
  [/^brandNames\b/, 'brands'],
  [/^brandIds\b/, 'ids'],
]

function payloadOf(result: AdminResult<BulkResponse<Brand>>) {
  if (!result.ok) return notTried(result.problems)
  const payload = bulkPayloadOf(result.answer)
  const items = payload.items.map(({ item, ...rest }) => ({ ...rest, brand: item }))
  return { ...payload, items }
}

const bulkCreateBrands: MutationResolvers['bulkCreateBrands'] = async (_, { input }, context) => {
  const odd = oddNames(input.brands)
  if (odd.length > 0) return notTried(odd)
  const { createBrands: send } = requireAdminPlatform(context).catalogWrites
  const request = { brands: input.brands }
  return payloadOf(await adminCall({ call: calls.createBrands, send, request, names }, context))
}

const bulkUpdateBrands: MutationResolvers['bulkUpdateBrands'] = async (_, { input }, context) => {
  const odd = oddNames(input.brands)
  if (odd.length > 0) return notTried(odd)
  const { updateBrands: send } = requireAdminPlatform(context).catalogWrites
  const request = { brands: input.brands, counted: true }
  const own: FieldNames = [[/^brands\[(\d+)\]\.brand\./, 'brands[$1].']]
  return payloadOf(
    await adminCall({ call: calls.updateBrands, send, request, names: own }, context),
  )
}

const bulkGetOrCreateBrands: MutationResolvers['bulkGetOrCreateBrands'] = async (
  _,
  { input },
  context,
) => {
  const odd = oddNames(input.brands)
  if (odd.length > 0) return notTried(odd)
  const { getOrCreateBrands: send } = requireAdminPlatform(context).catalogWrites
  const request = { names: input.brands.map(({ name }) => name), counted: true }
  return payloadOf(
    await adminCall({ call: calls.getOrCreateBrands, send, request, names }, context),
  )
}

const bulkDeleteBrands: MutationResolvers['bulkDeleteBrands'] = async (
  _,
  { input: { ids } },
  context,
) => {
  const { deleteBrands: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.deleteBrands, send, request: { ids }, names }
  const result = await adminCall(options, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

export const manageBrands = {
  bulkCreateBrands,
  bulkUpdateBrands,
  bulkGetOrCreateBrands,
  bulkDeleteBrands,
}
