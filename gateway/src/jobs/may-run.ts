// Whether an actor may do the work of a job: when it starts, when it is resumed, and while it runs.
// docs/security.md S89, S106.
import type { AppKeys } from '../apps/app-keys.ts'
import type { Actor } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import { actions } from './actions.ts'
import type { BulkWork } from './job-rows.ts'

/** Deleting in bulk requires its own right. */
export const mayRun = ({ action }: BulkWork, actor: Actor): boolean =>
  !actions[action].isDelete || holds(actor, 'CATALOG_DELETE')

/**
 * Returns whether a running job goes on: an app has to have the rights of its work at each batch, because a key is
 * revoked, or loses a scope, to end what it does. A person's job outlives their session.
 */
export const goesOnWith =
  ({ actorOf }: Pick<AppKeys, 'actorOf'>) =>
  async ({ kind, id = '' }: Actor, work: BulkWork): Promise<boolean> => {
    if (kind !== 'APP') return true
    const app = await actorOf(id)
    return app !== null && holds(app, 'CATALOG_WRITE') && mayRun(work, app)
  }
