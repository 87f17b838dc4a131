// Members counted by a filter, and then worked on, as a test does it.
import type { Shopper } from '../../src/shopper.ts'
import { askDesk } from './admin.ts'

export const problems = 'problems { code field message }'
const count = `query (
  $action: BulkMemberAction!, $filter: ManagedMemberFilter, $search: String, $everybody: Boolean
) {
  answer: countMembersByFilter(
    action: $action, filter: $filter, search: $search, everybody: $everybody
  ) { count sample { loginEmail } confirmationToken expiresAt ${problems} }
}`
export const runs = {
  APPROVE: 'bulkApproveMembers',
  BLOCK: 'bulkBlockMembers',
  DELETE: 'bulkDeleteMembersByFilter',
}
export type Action = keyof typeof runs
type Problem = { code: string; field: string | null }
type Count = {
  count: number | null
  sample: { loginEmail: string }[]
  confirmationToken: string | null
  expiresAt: string | null
  problems: Problem[]
}
export type Run = { jobId: string | null; problems: Problem[] }

export const counted = async (shopper: Shopper, action: Action, variables: object) =>
  (await askDesk<{ answer: Count }>(shopper, count, { action, ...variables })).answer

export async function run(
  shopper: Shopper,
  action: Action,
  token: string | null,
  filter: object | null,
) {
  const document = `mutation ($filter: ManagedMemberFilter, $token: String!) {
    answer: ${runs[action]}(filter: $filter, confirmationToken: $token) { jobId ${problems} }
  }`
  return (await askDesk<{ answer: Run }>(shopper, document, { filter, token })).answer
}
