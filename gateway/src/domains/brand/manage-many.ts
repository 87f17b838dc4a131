// Many brands in one call; each is tried by itself. contract/catalog.md §8, §9.
import { allCalls, type WireBrand } from '@vitrine/platform'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { siteOf } from '../../graphql/site.ts'
import { unseenIn } from '../common/brand-name.ts'
import { type BulkAnswer, bulkPayloadOf, notTried } from '../common/bulk.ts'
import { type Answered, type Names, ownerCall } from '../common/owner-call.ts'

const oddNames = (given: readonly string[]) =>
  given.flatMap((name, at) => unseenIn(name, `names[${at}]`))

const calls = allCalls.brandsWrite
const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
const names: Names = [
  [/^brands\[(\d+)\]\.name$/, 'names[$1]'],
  [/^brands$/, 'names'],
  [/^brandNames\b/, 'names'],
  [/^brandIds\b/, 'ids'],
]

function payloadOf(result: Answered<BulkAnswer<WireBrand>>) {
  if (!result.ok) return notTried(result.problems)
  const payload = bulkPayloadOf(result.answer)
  const items = payload.items.map(({ item, ...rest }) => ({ ...rest, brand: item }))
  return { ...payload, items }
}

const bulkCreateBrands: MutationResolvers['bulkCreateBrands'] = async (_, args, context) => {
  const odd = oddNames(args.names)
  if (odd.length > 0) return notTried(odd)
  const { bulkCreateBrands: send } = siteOf(context).brandsWrite
  const request = { brands: args.names.map((name) => ({ name })), returnEntity: true }
  return payloadOf(await ownerCall({ call: calls.bulkCreateBrands, send, request, names }, context))
}

const bulkUpdateBrands: MutationResolvers['bulkUpdateBrands'] = async (_, args, context) => {
  const odd = args.brands.flatMap(({ name }, at) => unseenIn(name, `brands[${at}].name`))
  if (odd.length > 0) return notTried(odd)
  const { bulkUpdateBrands: send } = siteOf(context).brandsWrite
  const brands = args.brands.map((brand) => ({ brand: { ...brand }, fieldMask: 'name' }))
  const request = { brands, returnEntity: true, fields }
  const own: Names = [[/^brands\[(\d+)\]\.brand\./, 'brands[$1].']]
  return payloadOf(
    await ownerCall({ call: calls.bulkUpdateBrands, send, request, names: own }, context),
  )
}

const bulkGetOrCreateBrands: MutationResolvers['bulkGetOrCreateBrands'] = async (
  _,
  args,
  context,
) => {
  const odd = oddNames(args.names)
  if (odd.length > 0) return notTried(odd)
  const { bulkGetOrCreateBrands: send } = siteOf(context).brandsWrite
  const request = { brandNames: [...args.names], fields }
  return payloadOf(
    await ownerCall({ call: calls.bulkGetOrCreateBrands, send, request, names }, context),
  )
}

const bulkDeleteBrands: MutationResolvers['bulkDeleteBrands'] = async (_, { ids }, context) => {
  const { bulkDeleteBrands: send } = siteOf(context).brandsWrite
  const request = { brandIds: [...ids] }
  const result = await ownerCall({ call: calls.bulkDeleteBrands, send, request, names }, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

export const manageBrands = {
  bulkCreateBrands,
  bulkUpdateBrands,
  bulkGetOrCreateBrands,
  bulkDeleteBrands,
}
