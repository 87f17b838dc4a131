// Deletes members by their ids. docs/contract/members.md §8, §9.

import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import { operations } from '../../platform/operations.ts'
import { adminCall, type FieldNames } from '../common/admin-call.ts'
import { bulkPayloadOf, notTried } from '../common/bulk.ts'
import { isSelf, mayBeDone, signOut } from './sign-out.ts'

const names: FieldNames = [[/^memberIds\b/, 'ids']]

type Item = { index: number; id: string | null; success: boolean; problems: Problem[] }

export const bulkDeleteMembers: MutationResolvers['bulkDeleteMembers'] = async (
  _,
  { input: { ids } },
  context,
) => {
  const places = ids.map((id, index) => ({ id, index }))
  // Callers cannot delete themselves; the platform cannot check this, because it only sees the site's key.
  const own: Item[] = places
    .filter(({ id }) => isSelf(context, id))
    .map((place) => ({ ...place, success: false, problems: [problem('OWNER_CANNOT_BE_DELETED')] }))
  const others = places.filter(({ id }) => !isSelf(context, id))
  const refused = { items: own, totalSuccesses: 0, totalFailures: own.length, problems: [] }
  if (others.length === 0 && own.length > 0) return refused
  const { deleteMany: send } = requireAdminPlatform(context).memberWrites
  const { deleteMany: call } = operations.memberWrites
  const request = { memberIds: others.map(({ id }) => id) }
  const result = await adminCall({ call, send, request, names }, context)
  if (!result.ok) {
    if (mayBeDone(result)) await signOut(request.memberIds, context)
    return notTried(result.problems.map((one) => atItsPlace(one, others)))
  }
  const payload = bulkPayloadOf(result.answer)
  const results: Item[] = payload.items.map(({ index, id, success, problems }) => ({
    index: others[index]?.index ?? index,
    id: id ?? others[index]?.id ?? null,
    success,
    problems,
  }))
  const gone = results.flatMap(({ success, id }) => (success && id ? [id] : []))
  await signOut(gone, context)
  return {
    ...payload,
    items: [...results, ...own].toSorted((one, other) => one.index - other.index),
    totalFailures: payload.totalFailures + own.length,
  }
}

/** Maps indexes of the sent list back to those of the input. */
const atItsPlace = (one: Problem, others: readonly { index: number }[]): Problem => ({
  ...one,
  field: one.field?.replace(/^ids\[(\d+)\]/, (_, at) => `ids[${others[Number(at)]?.index ?? at}]`),
})
