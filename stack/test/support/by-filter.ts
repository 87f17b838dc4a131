// Counts members by a filter and runs bulk actions on them.
import type { Shopper } from '../../src/shopper.ts'
import { executeAdmin, queryAdmin } from './admin.ts'

export const problems = 'problems { code field message }'
const count = `query (
  $action: BulkMemberAction!, $filter: ManagedMemberFilter, $all: Boolean
) {
  result: countMembersByFilter(
    action: $action, filter: $filter, all: $all
  ) { count sample { loginEmail } confirmationToken expiresAt }
}`
export const runs = {
  APPROVE: 'bulkApproveMembersByFilter',
  BLOCK: 'bulkBlockMembersByFilter',
  DELETE: 'bulkDeleteMembersByFilter',
}
export type Action = keyof typeof runs
type Problem = { code: string; field: string | null }
type Count = {
  count: number | null
  sample: { loginEmail: string }[]
  confirmationToken: string | null
  expiresAt: string | null
}
export type Run = { job: { id: string; status: string } | null; problems: Problem[] }

export const counted = async (shopper: Shopper, action: Action, variables: object) =>
  (await queryAdmin<{ result: Count }>(shopper, count, { action, ...variables })).result

/** Returns the code and the argument of a refused count. */
export async function countRefusal(shopper: Shopper, action: Action, variables: object) {
  const { errors } = await executeAdmin(shopper, count, { action, ...variables })
  const { code, field } = errors?.[0]?.extensions ?? {}
  return [code, field]
}

export async function run(
  shopper: Shopper,
  action: Action,
  token: string | null,
  filter: object | null,
) {
  const document = `mutation ($filter: ManagedMemberFilter, $token: String!) {
    result: ${runs[action]}(input: { filter: $filter, confirmationToken: $token }) { job { id status } ${problems} }
  }`
  return (await queryAdmin<{ result: Run }>(shopper, document, { filter, token })).result
}
