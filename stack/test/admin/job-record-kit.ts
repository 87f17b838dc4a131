// Reads the records of jobs for tests.
import type { Shopper } from '../../src/shopper.ts'
import { queryAdmin } from '../support/admin.ts'

type Change = { field: string; variant: string | null; before: string | null; after: string | null }
type Item = {
  id: string
  name: string | null
  thing: string
  state: string
  changes: Change[]
  problem: { code: string } | null
}
type Job = {
  id: string
  action: string
  call: string | null
  parameters: unknown
  actor: { name: string }
  own: boolean
  state: string
  requestId: string
  revertOf: string | null
  items: { totalCount: number; nodes: Item[] }
}
const fields = `id action call parameters actor { name } own state requestId revertOf items(first: 100) { totalCount nodes {
  id name thing state changes { field variant before after } problem { code } } }`
const list = `query ($filter: JobFilter) { jobs(first: 5, filter: $filter) { nodes { ${fields} } } }`
const one = `query ($id: ID!) { job(id: $id) { ${fields} } }`
/** Returns the jobs about an entity, newest first. */
export const about = async (shopper: Shopper, id: string) =>
  (await queryAdmin<{ jobs: { nodes: Job[] } }>(shopper, list, { filter: { entityId: id } })).jobs
    .nodes
export const jobOf = async (shopper: Shopper, id: string | undefined) =>
  (await queryAdmin<{ job: Job | null }>(shopper, one, { id })).job
