// The same for many chosen members. Deleted a hundred with each call, as the platform takes them; let in
// and blocked one by one, because its call for many says nothing of each.
import { type Client, useClient } from 'urql'
import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import { type Sent, useWork } from '../../jobs/use-work.ts'
import { deleteMembersDocument } from './documents.ts'
import { memberActions } from './member-documents.ts'

export type Person = { id: string; name: string }
type Failure = { id: string; name: string; code: string; reason: string }
type Problem = { code: string; message: string }

const sizes: Record<BulkMemberAction, number> = { APPROVE: 1, BLOCK: 1, DELETE: 100 }

export function partsOf(action: BulkMemberAction, people: readonly Person[]): Person[][] {
  const size = sizes[action]
  const count = Math.ceil(people.length / size)
  return Array.from({ length: count }, (_, at) => people.slice(at * size, (at + 1) * size))
}

export function useChosen(action: BulkMemberAction) {
  const client = useClient()
  return useWork<readonly Person[], Failure>({
    countOf: (part) => part.length,
    send: (part, isAgain) =>
      action === 'DELETE' ? remove(client, part, isAgain) : change(client, action, part),
  })
}

/** Answers after which it may go out again: nothing was done, or what was done can be done twice. */
const isOpen = ({ code }: Problem) =>
  code === 'UPSTREAM_UNAVAILABLE' || code === 'RATE_LIMITED' || code === 'OUTCOME_UNKNOWN'

const failureOf = ({ id, name }: Person, { code, message }: Problem): Failure => ({
  id,
  name,
  code,
  reason: message,
})

async function change(
  client: Client,
  action: 'APPROVE' | 'BLOCK',
  [person]: readonly Person[],
): Promise<Sent<Failure>> {
  if (!person) return { kind: 'told', failures: [] }
  const { id } = person
  const { data } =
    action === 'APPROVE'
      ? await client.mutation(memberActions.approve, { id })
      : await client.mutation(memberActions.block, { id })
  if (!data) return { kind: 'unsent' }
  const [payload] = Object.values(data) as { problems: readonly Problem[] }[]
  const [problem] = payload?.problems ?? []
  if (problem && isOpen(problem)) return { kind: 'unsent' }
  return { kind: 'told', failures: problem ? [failureOf(person, problem)] : [] }
}

async function remove(
  client: Client,
  part: readonly Person[],
  isAgain: boolean,
): Promise<Sent<Failure>> {
  const { data } = await client.mutation(deleteMembersDocument, { ids: part.map(({ id }) => id) })
  if (!data) return { kind: 'unsent' }
  const { items, problems } = data.bulkDeleteMembers
  const [whole] = problems
  if (whole && isOpen(whole)) return { kind: 'unsent' }
  if (whole) return { kind: 'told', failures: part.map((person) => failureOf(person, whole)) }
  const failures = items.flatMap(({ index, success, problems: [why] }) => {
    const person = part[index]
    // Who is gone after an answer that got lost is gone as was wished.
    if (success || !person || !why || (isAgain && why.code === 'NOT_FOUND')) return []
    return [failureOf(person, why)]
  })
  return { kind: 'told', failures }
}
