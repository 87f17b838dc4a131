// What the owner's side shares beyond a request: the list of all products, and the runs. Found by the
// shop's own index of products, which every request has at hand.
import type { ManagedIndex, ManagedList } from '../domains/product/managed-index.ts'
import type { Actor } from '../graphql/actor.ts'
import type { Context, ProductIndex } from '../graphql/context.ts'
import { siteOf } from '../graphql/site.ts'
import type { Platform } from '../platform/platform.ts'
import type { BulkRuns } from './bulk-runs.ts'

/** The platform with the site's key, outside of any request: under somebody's name, without a budget. */
export type SiteFor = (actor: Actor, requestId: string) => Platform | null

export type OwnerServices = { managedIndex: ManagedIndex; bulkRuns: BulkRuns; siteFor: SiteFor }

const kept = new WeakMap<ProductIndex, OwnerServices>()

export const keepOwnerServices = (index: ProductIndex, services: OwnerServices): void =>
  void kept.set(index, services)

function servicesOf({ productIndex }: Pick<Context, 'productIndex'>): OwnerServices {
  const services = kept.get(productIndex)
  if (!services) throw new Error('The owner’s side was not put together with the gateway')
  return services
}

/** The caller's runs. Throws `NOT_CONFIGURED` on a site without a key. */
export function bulkRunsOf(context: Context): BulkRuns {
  siteOf(context)
  return servicesOf(context).bulkRuns
}

/**
 * Every product in short. Reading it through is paid for by nobody's budget: it is shared. `recent` will do for
 * counts that say when they were taken.
 */
export async function managedList(
  context: Context,
  which: 'all' | 'recent' = 'all',
): Promise<ManagedList> {
  const { managedIndex, siteFor } = servicesOf(context)
  return managedIndex[which](siteFor(context.actor, context.requestId) ?? siteOf(context))
}
