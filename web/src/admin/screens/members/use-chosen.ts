// Applies an action to the selected members. Deletion uses batches of a hundred, the platform's limit; approving and
// blocking use single calls, because the bulk call reports no result per member.

import { type Client, useClient } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import { type BatchOutcome, useBatches } from '../../jobs/use-batches.ts'
import { sendChange } from '../../lib/send-change.ts'
import type { Problem } from '../../ui/Problems.tsx'
import { memberActions } from './member-documents.ts'

const deleteMembersDocument = graphql(`
  mutation AdminDeleteMembers($ids: [ID!]!) {
    bulkDeleteMembers(input: { ids: $ids }) {
      items { index id success problems { code message } }
      problems { code message field requestId }
    }
  }
`)

export type ChosenMember = { id: string; name: string }

const sizes: Record<BulkMemberAction, number> = { APPROVE: 1, BLOCK: 1, DELETE: 100 }

export function partsOf(
  action: BulkMemberAction,
  people: readonly ChosenMember[],
): ChosenMember[][] {
  const size = sizes[action]
  const count = Math.ceil(people.length / size)
  return Array.from({ length: count }, (_, at) => people.slice(at * size, (at + 1) * size))
}

export function useChosen(action: BulkMemberAction, people: readonly ChosenMember[]) {
  const client = useClient()
  return useBatches(partsOf(action, people), (part, isAgain) =>
    action === 'DELETE' ? deleteMembers(client, part, isAgain) : changeOne(client, action, part),
  )
}

/** Codes after which a batch can be sent again: it had no effect, or it is idempotent. */
const isOpen = ({ code }: Problem) =>
  code === 'UPSTREAM_UNAVAILABLE' || code === 'RATE_LIMITED' || code === 'OUTCOME_UNKNOWN'

const failureOf = ({ id, name }: ChosenMember, { code, message }: Problem) => ({
  id,
  name,
  code,
  reason: message,
})

async function changeOne(
  client: Client,
  action: 'APPROVE' | 'BLOCK',
  [person]: readonly ChosenMember[],
): Promise<BatchOutcome> {
  if (!person) return { kind: 'finished', failures: [] }
  const document = action === 'APPROVE' ? memberActions.approve : memberActions.block
  const { data, problems } = await sendChange<unknown, { id: string }>(client, document, {
    id: person.id,
  })
  const [problem] = problems
  if (!data || (problem && isOpen(problem))) return { kind: 'unsent' }
  return { kind: 'finished', failures: problem ? [failureOf(person, problem)] : [] }
}

/**
 * Deletes one batch. `isAgain`: the batch was sent before and its response was lost, so NOT_FOUND means that the first
 * request deleted the member; on a first request it is a failure.
 */
export async function deleteMembers(
  client: Client,
  part: readonly ChosenMember[],
  isAgain: boolean,
): Promise<BatchOutcome> {
  const ids = part.map(({ id }) => id)
  const { data, problems } = await sendChange(client, deleteMembersDocument, { ids })
  const [whole] = problems
  if (!data || (whole && isOpen(whole))) return { kind: 'unsent' }
  if (whole) return { kind: 'finished', failures: part.map((person) => failureOf(person, whole)) }
  const failures = data.bulkDeleteMembers.items.flatMap(({ index, success, problems: [why] }) => {
    const person = part[index]
    if (success || !person || !why || (isAgain && why.code === 'NOT_FOUND')) return []
    return [failureOf(person, why)]
  })
  return { kind: 'finished', failures }
}
