// Creates, changes and fills collections. docs/contract/catalog.md §7.

import { allProductsCollectionId } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/catalog.ts'
import { problemMessages } from '../../__generated__/problem-messages.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Collection } from '../../platform/catalog/collection.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { operations } from '../../platform/operations.ts'
import { adminCall, type FieldNames } from '../common/admin-call.ts'
import { clearedBy, notClearable } from '../common/not-clearable.ts'
import { deletionProblem } from '../common/one-delete.ts'

const calls = operations.catalogWrites
const names: FieldNames = [[/^collection\./, '']]

/** The built-in collection cannot be changed by these calls. */
const builtIn = (id: string): Problem[] =>
  id === allProductsCollectionId ? [problem('BUILT_IN_COLLECTION', { field: 'id' })] : []

/** Only the slug of a collection must be unique. */
function placed(problems: Problem[]): Problem[] {
  return problems.map((one) => {
    if (one.code === 'NOT_FOUND') return { ...one, field: one.field ?? 'id' }
    if (one.code !== 'NAME_TAKEN') return one
    return { ...one, code: 'SLUG_TAKEN', message: problemMessages.SLUG_TAKEN, field: 'slug' }
  })
}

type Written = { collection: Collection | null; problems: Problem[] }
const refused = (problems: Problem[]): Written => ({ collection: null, problems: placed(problems) })

const createCollection: MutationResolvers['createCollection'] = async (_, { input }, context) => {
  const { createCollection: send } = requireAdminPlatform(context).catalogWrites
  const request = { collection: input }
  const result = await adminCall({ call: calls.createCollection, send, request, names }, context)
  return result.ok
    ? { collection: result.answer.collection, problems: [] }
    : refused(result.problems)
}

const updateCollection: MutationResolvers['updateCollection'] = async (_, { input }, context) => {
  const { id, ...collection } = clearedBy(input, { description: '' })
  const site = requireAdminPlatform(context)
  const own = [...builtIn(id), ...notClearable(input, ['name', 'slug', 'visible'])]
  if (own.length > 0) return { collection: null, problems: own }
  const { updateCollection: send } = site.catalogWrites
  const request = { id, collection }
  const result = await adminCall({ call: calls.updateCollection, send, request, names }, context)
  return result.ok
    ? { collection: result.answer.collection, problems: [] }
    : refused(result.problems)
}

const deleteCollection: MutationResolvers['deleteCollection'] = async (
  _,
  { input: { id } },
  context,
) => {
  const tooMany = deletionProblem(context)
  if (tooMany) return { deletedId: null, problems: [tooMany] }
  const { deleteCollection: send } = requireAdminPlatform(context).catalogWrites
  const own = builtIn(id)
  if (own.length > 0) return { deletedId: null, problems: own }
  const options = { call: calls.deleteCollection, send, request: { id }, field: 'id' }
  const { ok, problems } = await adminCall(options, context)
  return { deletedId: ok ? id : null, problems }
}

/** Reads the collection with its new number of products, which the write does not return. */
async function readBack(
  id: string,
  context: RequestContext & AdminPlatformContext,
): Promise<Written> {
  try {
    const { collection } = await requireAdminPlatform(context).catalog.getCollection({ id })
    return { collection, problems: [] }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error
    const message = messages.doneButUnread
    const { requestId } = context
    const details = { message, severity: 'WARNING' as const, requestId }
    return { collection: null, problems: [problem('UPSTREAM_UNAVAILABLE', details)] }
  }
}

/** Finds out what is missing: the collection or one of the products. */
async function whichIsGone(
  id: string,
  problems: Problem[],
  context: RequestContext & AdminPlatformContext,
): Promise<Written> {
  if (!problems.some(({ code }) => code === 'NOT_FOUND')) return { collection: null, problems }
  const { collection } = await readBack(id, context)
  const field = collection ? 'productIds' : 'id'
  return { collection: null, problems: problems.map((one) => ({ ...one, field })) }
}

type Change = 'addToCollection' | 'removeFromCollection'

/** Adds or removes products; the two calls differ only in name. */
const changing =
  (name: Change): MutationResolvers['addProductsToCollection' | 'removeProductsFromCollection'] =>
  async (_, { input: { id, productIds } }, context) => {
    const own = builtIn(id)
    if (own.length > 0) return { collection: null, problems: own }
    const send = requireAdminPlatform(context).catalogWrites[name]
    const options = { call: calls[name], send, request: { id, productIds } }
    const { ok, problems } = await adminCall(options, context)
    return ok ? readBack(id, context) : whichIsGone(id, problems, context)
  }

export const manageCollection = {
  createCollection,
  updateCollection,
  deleteCollection,
  addProductsToCollection: changing('addToCollection'),
  removeProductsFromCollection: changing('removeFromCollection'),
}
