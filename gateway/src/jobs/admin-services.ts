// Services that the admin shares across requests: the list of all products, and jobs.

import type { Actor } from '../auth/actor.ts'
import type { ManagedIndex, ManagedList } from '../domains/product/managed-index.ts'
import type { Context } from '../graphql/context.ts'
import { requireAdminPlatform } from '../graphql/require-admin-platform.ts'
import type { Platform } from '../platform/platform.ts'
import type { Transport } from '../platform/transport.ts'
import type { Jobs } from './jobs.ts'

/** Returns the platform with the site's key outside of a request: under an actor's name and without a call budget. */
export type AdminPlatformFor = (actor: Actor, requestId: string, job?: string) => Platform | null

/** Wraps a transport to record what an actor changes: within a job, or each operation as a job of its own. */
export type RecordFor = (
  actor: Actor,
  requestId: string,
  job?: string,
) => (transport: Transport) => Transport

export type AdminServices = {
  managedIndex: ManagedIndex
  jobs: Jobs
  adminPlatformFor: AdminPlatformFor
  recordFor: RecordFor
  /** Returns true for the first gateway that claims a name, and for the same gateway again. */
  acquireOnce: (name: string) => Promise<boolean>
}

/** Returns the jobs. Throws `NOT_CONFIGURED` on a site without a key. */
export function jobsOf(context: Context): Jobs {
  requireAdminPlatform(context)
  return context.admin.jobs
}

/**
 * Returns the summary of all products (cached). Building it is not charged to the request's call budget. `recent`
 * accepts an older list, for counts that show their time.
 */
export async function managedList(
  context: Context,
  which: 'all' | 'recent' = 'all',
): Promise<ManagedList> {
  const { managedIndex, adminPlatformFor } = context.admin
  return managedIndex[which](
    adminPlatformFor(context.actor, context.requestId) ?? requireAdminPlatform(context),
  )
}
