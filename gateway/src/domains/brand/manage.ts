// Brands as their owner changes them, one by one. contract/catalog.md §8, §11.
import { allCalls, type WireBrand } from '@vitrine/platform'
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import { siteOf } from '../../graphql/site.ts'
import { isRefusal } from '../../platform/failure.ts'
import { spelledAs } from '../common/brand-identity.ts'
import { unseenIn } from '../common/brand-name.ts'
import { deletionProblem } from '../common/one-delete.ts'
import { type Answered, type Names, ownerCall } from '../common/owner-call.ts'
import { allBrands } from './all-brands.ts'

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

const createBrand: MutationResolvers['createBrand'] = async (_, { name }, context) => {
  const odd = unseenIn(name, 'name')
  if (odd.length > 0) return payloadOf({ ok: false, problems: odd })
  const { createBrand: send } = siteOf(context).brandsWrite
  const request = { brand: { name } }
  const asked = { call: calls.createBrand, send, request, names, field: 'name' }
  const { problems, ...result } = payloadOf(await ownerCall(asked, context))
  if (!problems.some(({ code }) => code === 'NAME_TAKEN')) return { ...result, problems }
  const known = spelledAs(await allBrands(context.catalogue))(name)
  return { ...result, problems: problems.map((one) => namedAs(one, known)) }
}

/** Names the brand that has this name already, in its own spelling. */
const namedAs = (one: Problem, name: string): Problem =>
  one.code === 'NAME_TAKEN' ? { ...one, message: `There is the brand “${name}” already.` } : one

const updateBrand: MutationResolvers['updateBrand'] = async (_, { input }, context) => {
  const { brandsWrite, brands } = siteOf(context)
  const { id } = input
  const odd = unseenIn(input.name, 'input.name')
  if (odd.length > 0) return payloadOf({ ok: false, problems: odd })
  const request = { id, brand: { ...input }, fields }
  const { updateBrand: send } = brandsWrite
  const asked = { call: calls.updateBrand, send, request, names: inputNames, field: 'name' }
  const result = await ownerCall(asked, context)
  // Somebody was quicker: both changes are shown side by side.
  const isStale = !result.ok && isRefusal(result.failure, 'INVALID_REVISION')
  const current = isStale ? (await brands.getBrand({ brandId: id, fields })).brand : null
  return payloadOf(result, current)
}

const deleteBrand: MutationResolvers['deleteBrand'] = async (_, { id }, context) => {
  const tooMany = deletionProblem(context)
  if (tooMany) return { deletedId: null, problems: [tooMany] }
  const { deleteBrand: send } = siteOf(context).brandsWrite
  const asked = { call: calls.deleteBrand, send, request: { brandId: id }, names, field: 'id' }
  const { ok, problems } = await ownerCall(asked, context)
  return { deletedId: ok ? id : null, problems }
}

const getOrCreateBrand: MutationResolvers['getOrCreateBrand'] = async (_, { name }, context) => {
  const odd = unseenIn(name, 'name')
  if (odd.length > 0) return payloadOf({ ok: false, problems: odd })
  const { getOrCreateBrand: send } = siteOf(context).brandsWrite
  const request = { brandName: name, fields }
  return payloadOf(await ownerCall({ call: calls.getOrCreateBrand, send, request, names }, context))
}

export const manageBrand = { createBrand, updateBrand, deleteBrand, getOrCreateBrand }
