// Brands as their owner changes them, one by one. contract/catalog.md §8, §11.
import { allCalls, type WireBrand } from '@vitrine/platform'
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { siteOf } from '../../graphql/site.ts'
import { isRefusal } from '../../platform/failure.ts'
import { brandNameKey, brandsByName, nameTaken } from '../common/brand-names.ts'
import { type Answered, type Names, ownerCall } from '../common/owner-call.ts'

const calls = allCalls.brandsWrite
const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
const names: Names = [
  [/^brandName$/, 'name'],
  [/^brandId$/, 'id'],
  [/^brand\./, ''],
]
/** What is renamed comes as one argument. */
const inputNames: Names = [[/^(brand\.)?/, 'input.']]

const payloadOf = (result: Answered<{ brand: WireBrand }>, current: WireBrand | null = null) => ({
  brand: result.ok ? result.answer.brand : null,
  current,
  problems: result.problems,
})

/** There is a brand of that name in another spelling; `exceptId` is the one that is renamed. */
async function takenBy(name: string, context: Context, exceptId?: string): Promise<Problem | null> {
  const other = (await brandsByName([name], siteOf(context))).get(brandNameKey(name))
  return other && other.id !== exceptId ? nameTaken(other) : null
}

const createBrand: MutationResolvers['createBrand'] = async (_, { name }, context) => {
  const { createBrand: send } = siteOf(context).brandsWrite
  const taken = await takenBy(name, context)
  if (taken) return { brand: null, current: null, problems: [{ ...taken, field: 'name' }] }
  const request = { brand: { name } }
  const asked = { call: calls.createBrand, send, request, names, field: 'name' }
  return payloadOf(await ownerCall(asked, context))
}

const updateBrand: MutationResolvers['updateBrand'] = async (_, { input }, context) => {
  const { brandsWrite, brands } = siteOf(context)
  const { id } = input
  const request = { id, brand: { ...input }, fields }
  const { updateBrand: send } = brandsWrite
  const taken = input.name ? await takenBy(input.name, context, id) : null
  if (taken) return { brand: null, current: null, problems: [{ ...taken, field: 'input.name' }] }
  const asked = { call: calls.updateBrand, send, request, names: inputNames, field: 'name' }
  const result = await ownerCall(asked, context)
  // Somebody was quicker: both changes are shown side by side.
  const isStale = !result.ok && isRefusal(result.failure, 'INVALID_REVISION')
  const current = isStale ? (await brands.getBrand({ brandId: id, fields })).brand : null
  return payloadOf(result, current)
}

const deleteBrand: MutationResolvers['deleteBrand'] = async (_, { id }, context) => {
  const { deleteBrand: send } = siteOf(context).brandsWrite
  const asked = { call: calls.deleteBrand, send, request: { brandId: id }, names, field: 'id' }
  const { ok, problems } = await ownerCall(asked, context)
  return { deletedId: ok ? id : null, problems }
}

const getOrCreateBrand: MutationResolvers['getOrCreateBrand'] = async (_, { name }, context) => {
  const { getOrCreateBrand: send } = siteOf(context).brandsWrite
  const existing = (await brandsByName([name], siteOf(context))).get(brandNameKey(name))
  const request = { brandName: existing?.name ?? name, fields }
  return payloadOf(await ownerCall({ call: calls.getOrCreateBrand, send, request, names }, context))
}

export const manageBrand = { createBrand, updateBrand, deleteBrand, getOrCreateBrand }
