// Services that the admin shares across requests: the list of all products, and jobs.

import type { ActorContext } from '../auth/actor.ts'
import type { ManagedIndex, ManagedList } from '../domains/product/managed-index.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { requireAdminPlatform } from '../graphql/require-admin-platform.ts'
import type {
  AdminPlatformContext,
  AdminPlatformFor,
  RecordFor,
} from '../platform/admin-platform.ts'
import type { Jobs } from './jobs.ts'

export type AdminServices = {
  managedIndex: ManagedIndex
  jobs: Jobs
  adminPlatformFor: AdminPlatformFor
  recordFor: RecordFor
  /** Returns true for the first gateway that claims a name, and for the same gateway again. */
  acquireOnce: (name: string) => Promise<boolean>
}

/** What staff and apps may use, in fields with a right. */
export type AdminContext = RequestContext &
  ActorContext &
  AdminPlatformContext & { readonly admin: AdminServices }

/** Returns the jobs. Throws `NOT_CONFIGURED` on a site without a key. */
export function jobsOf(context: AdminContext): Jobs {
  requireAdminPlatform(context)
  return context.admin.jobs
}

/**
 * Returns the summary of all products (cached). Building it is not charged to the request's call budget. `recent`
 * accepts an older list, for counts that show their time.
 */
export async function managedList(
  context: AdminContext,
  which: 'all' | 'recent' = 'all',
): Promise<ManagedList> {
  const { managedIndex, adminPlatformFor } = context.admin
  return managedIndex[which](
    adminPlatformFor(context.actor, context.requestId) ?? requireAdminPlatform(context),
  )
}
