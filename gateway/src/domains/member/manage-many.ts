// Members deleted by their ids; each is tried by itself. contract/members.md §8, §9.
import { allCalls } from '@vitrine/platform'
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'
import { siteOf } from '../../graphql/site.ts'
import { bulkPayloadOf, notTried } from '../common/bulk.ts'
import { type Names, ownerCall } from '../common/owner-call.ts'
import { isSelf, mayBeDone, signOut } from './sign-out.ts'

const names: Names = [[/^memberIds\b/, 'ids']]

type Item = { index: number; id: string | null; success: boolean; problems: Problem[] }

export const bulkDeleteMembers: MutationResolvers['bulkDeleteMembers'] = async (
  _,
  { ids },
  context,
) => {
  const places = ids.map((id, index) => ({ id, index }))
  // Nobody deletes themselves, and the key alone does not tell the platform who holds it.
  const own: Item[] = places
    .filter(({ id }) => isSelf(context, id))
    .map((place) => ({ ...place, success: false, problems: [problem('OWNER_CANNOT_BE_DELETED')] }))
  const others = places.filter(({ id }) => !isSelf(context, id))
  const refused = { items: own, totalSuccesses: 0, totalFailures: own.length, problems: [] }
  if (others.length === 0 && own.length > 0) return refused
  const { bulkDeleteMembers: send } = siteOf(context).membersAdmin
  const { bulkDeleteMembers: call } = allCalls.membersAdmin
  const request = { memberIds: others.map(({ id }) => id) }
  const result = await ownerCall({ call, send, request, names }, context)
  if (!result.ok) {
    if (mayBeDone(result)) await signOut(request.memberIds, context)
    return notTried(result.problems.map((one) => atItsPlace(one, others)))
  }
  const payload = bulkPayloadOf(result.answer)
  const told: Item[] = payload.items.map(({ index, id, success, problems }) => ({
    index: others[index]?.index ?? index,
    id: id ?? others[index]?.id ?? null,
    success,
    problems,
  }))
  const gone = told.flatMap(({ success, id }) => (success && id ? [id] : []))
  await signOut(gone, context)
  return {
    ...payload,
    items: [...told, ...own].toSorted((one, other) => one.index - other.index),
    totalFailures: payload.totalFailures + own.length,
  }
}

/** Who was left out before shifts the places of those behind. */
const atItsPlace = (one: Problem, others: readonly { index: number }[]): Problem => ({
  ...one,
  field: one.field?.replace(/^ids\[(\d+)\]/, (_, at) => `ids[${others[Number(at)]?.index ?? at}]`),
})
