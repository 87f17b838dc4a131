// Records a change of the gateway's own data in the audit log, as calls to the platform are recorded.
import type { ActorContext } from '../auth/actor.ts'
import type { AuditContext } from './audit-log.ts'

type Caller = ActorContext & AuditContext & { readonly requestId: string }
export type OwnChange = {
  /** Service and name, such as `appKeys.revokeAppKey`. */
  operation: string
  id: string
}

/** Runs a change between its two entries. A change that resolves to null is recorded as refused. */
export async function audited<Result>(
  { operation, id }: OwnChange,
  { actor, audit, requestId }: Caller,
  change: () => Promise<Result | null>,
): Promise<Result | null> {
  const record = audit.begin({
    at: Date.now(),
    actor: {
      kind: actor.kind,
      id: actor.id ?? '',
      ...(actor.name && { name: actor.name }),
      ...(actor.role && { role: actor.role }),
    },
    operation,
    isWrite: true,
    ids: [id],
    idCount: 1,
    requestId,
  })
  try {
    const result = await change()
    audit.end(record, { at: Date.now(), result: result === null ? 'REFUSED' : 'SUCCESS' })
    return result
  } catch (error) {
    audit.end(record, { at: Date.now(), result: 'FAILED' })
    throw error
  }
}
