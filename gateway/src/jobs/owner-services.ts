// What the owner's side shares beyond a request: the list of all products, and the runs.
import type { ManagedIndex, ManagedList } from '../domains/product/managed-index.ts'
import type { Actor } from '../graphql/actor.ts'
import type { Context } from '../graphql/context.ts'
import { siteOf } from '../graphql/site.ts'
import type { Platform } from '../platform/platform.ts'
import type { Transport } from '../platform/transport.ts'
import type { Jobs } from './jobs.ts'

/** The platform with the site's key, outside of any request: under somebody's name, without a budget. */
export type SiteFor = (actor: Actor, requestId: string, job?: string) => Platform | null

/** A transport that records what somebody changes: in a job, or each operation as a job of its own. */
export type RecordFor = (
  actor: Actor,
  requestId: string,
  job?: string,
) => (transport: Transport) => Transport

export type OwnerServices = {
  managedIndex: ManagedIndex
  jobs: Jobs
  siteFor: SiteFor
  recordFor: RecordFor
  /** True for the first gateway that asks for a name, and for that one again. */
  claim: (name: string) => Promise<boolean>
}

/** The caller's runs. Throws `NOT_CONFIGURED` on a site without a key. */
export function jobsOf(context: Context): Jobs {
  siteOf(context)
  return context.owner.jobs
}

/**
 * Every product in short. Reading it through is paid for by nobody's budget: it is shared. `recent` will do for
 * counts that say when they were taken.
 */
export async function managedList(
  context: Context,
  which: 'all' | 'recent' = 'all',
): Promise<ManagedList> {
  const { managedIndex, siteFor } = context.owner
  return managedIndex[which](siteFor(context.actor, context.requestId) ?? siteOf(context))
}
