// Changes single brands. docs/contract/catalog.md §8, §11.

import { messages } from '../../__generated__/messages/catalog.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem, ProblemCode } from '../../__generated__/schema-types.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { isRefusal } from '../../platform/failure.ts'
import { operations } from '../../platform/operations.ts'
import { type AdminResult, adminCall, type FieldNames } from '../common/admin-call.ts'
import { existingSpelling } from '../common/brand-identity.ts'
import { unseenIn } from '../common/brand-name.ts'
import { deletionProblem } from '../common/one-delete.ts'
import { allBrands } from './all-brands.ts'

const calls = operations.catalogWrites
const names: FieldNames = [
  [/^brandName$/, 'name'],
  [/^brandId$/, 'id'],
  [/^brand\./, ''],
]
/** A renamed brand is one argument. */
const inputNames: FieldNames = [[/^(brand\.)?/, '']]

const payloadOf = (result: AdminResult<{ brand: Brand }>, current: Brand | null = null) => ({
  brand: result.ok ? result.answer.brand : null,
  current,
  problems: result.problems,
})

const createBrand: MutationResolvers['createBrand'] = async (_, { input: { name } }, context) => {
  const odd = unseenIn(name, 'name')
  if (odd.length > 0) return payloadOf({ ok: false, problems: odd })
  const { createBrand: send } = requireAdminPlatform(context).catalogWrites
  const request = { brand: { name } }
  const options = { call: calls.createBrand, send, request, names, field: 'name' }
  const { problems, ...result } = payloadOf(await adminCall(options, context))
  if (!problems.some(({ code }) => code === 'NAME_TAKEN')) return { ...result, problems }
  const known = existingSpelling(await allBrands(context.catalog))(name)
  return { ...result, problems: problems.map((one) => namedAs(one, known)) }
}

/** Adds the existing brand's spelling to the message. */
const namedAs = (one: Problem, name: string): Problem =>
  one.code === 'NAME_TAKEN' ? { ...one, message: messages.thereIsBrandAlready({ name }) } : one

/** Where refusals are that the platform makes of the whole brand. */
const places: Partial<Record<ProblemCode, string>> = {
  NOT_FOUND: 'id',
  REVISION_CONFLICT: 'revision',
}
const atItsPlace = (one: Problem): Problem => ({ ...one, field: places[one.code] ?? one.field })

const updateBrand: MutationResolvers['updateBrand'] = async (_, { input }, context) => {
  const { catalog, catalogWrites } = requireAdminPlatform(context)
  const { id } = input
  const odd = unseenIn(input.name, 'name')
  if (odd.length > 0) return payloadOf({ ok: false, problems: odd })
  const request = { brand: input, counted: true }
  const { updateBrand: send } = catalogWrites
  const options = { call: calls.updateBrand, send, request, names: inputNames, field: 'name' }
  const result = await adminCall(options, context)
  // A concurrent change: both versions are displayed.
  const isStale = !result.ok && isRefusal(result.failure, 'INVALID_REVISION')
  const current = isStale ? (await catalog.getBrand({ id, counted: true })).brand : null
  return payloadOf({ ...result, problems: result.problems.map(atItsPlace) }, current)
}

const deleteBrand: MutationResolvers['deleteBrand'] = async (_, { input: { id } }, context) => {
  const tooMany = deletionProblem(context)
  if (tooMany) return { deletedId: null, problems: [tooMany] }
  const { deleteBrand: send } = requireAdminPlatform(context).catalogWrites
  const options = { call: calls.deleteBrand, send, request: { id }, names, field: 'id' }
  const { ok, problems } = await adminCall(options, context)
  return { deletedId: ok ? id : null, problems }
}

const getOrCreateBrand: MutationResolvers['getOrCreateBrand'] = async (
  _,
  { input: { name } },
  context,
) => {
  const odd = unseenIn(name, 'name')
  if (odd.length > 0) return payloadOf({ ok: false, problems: odd })
  const { getOrCreateBrand: send } = requireAdminPlatform(context).catalogWrites
  const request = { name, counted: true }
  return payloadOf(await adminCall({ call: calls.getOrCreateBrand, send, request, names }, context))
}

export const manageBrand = { createBrand, updateBrand, deleteBrand, getOrCreateBrand }
