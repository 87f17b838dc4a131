// Bulk calls of brands. docs/contract/catalog.md §8, §9.

import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { BulkResponse } from '../../platform/bulk.ts'
import { platformCalls } from '../../platform/calls.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { type AdminResult, adminCall, type FieldNames } from '../common/admin-call.ts'
import { unseenIn } from '../common/brand-name.ts'
import { bulkPayloadOf, notTried } from '../common/bulk.ts'

const oddNames = (given: readonly { name: string }[]) =>
  given.flatMap(({ name }, at) => unseenIn(name, `brands[${at}].name`))

const calls = platformCalls.brandsWrite
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
  const { bulkCreateBrands: send } = requireAdminPlatform(context).brandsWrite
  const request = { brands: input.brands }
  return payloadOf(await adminCall({ call: calls.bulkCreateBrands, send, request, names }, context))
}

const bulkUpdateBrands: MutationResolvers['bulkUpdateBrands'] = async (_, { input }, context) => {
  const odd = oddNames(input.brands)
  if (odd.length > 0) return notTried(odd)
  const { bulkUpdateBrands: send } = requireAdminPlatform(context).brandsWrite
  const request = { brands: input.brands, counted: true }
  const own: FieldNames = [[/^brands\[(\d+)\]\.brand\./, 'brands[$1].']]
  return payloadOf(
    await adminCall({ call: calls.bulkUpdateBrands, send, request, names: own }, context),
  )
}

const bulkGetOrCreateBrands: MutationResolvers['bulkGetOrCreateBrands'] = async (
  _,
  { input },
  context,
) => {
  const odd = oddNames(input.brands)
  if (odd.length > 0) return notTried(odd)
  const { bulkGetOrCreateBrands: send } = requireAdminPlatform(context).brandsWrite
  const request = { names: input.brands.map(({ name }) => name), counted: true }
  return payloadOf(
    await adminCall({ call: calls.bulkGetOrCreateBrands, send, request, names }, context),
  )
}

const bulkDeleteBrands: MutationResolvers['bulkDeleteBrands'] = async (
  _,
  { input: { ids } },
  context,
) => {
  const { bulkDeleteBrands: send } = requireAdminPlatform(context).brandsWrite
  const options = { call: calls.bulkDeleteBrands, send, request: { ids }, names }
  const result = await adminCall(options, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

export const manageBrands = {
  bulkCreateBrands,
  bulkUpdateBrands,
  bulkGetOrCreateBrands,
  bulkDeleteBrands,
}
