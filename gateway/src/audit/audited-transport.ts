// Writes an audit entry for every call made with the site's key, also for failed ones. A call is not made when its
// entry cannot be written. docs/security.md S92.
import type { Actor } from '../auth/actor.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { sentForm } from '../platform/mapped-call.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { Transport } from '../platform/transport.ts'
import type { AuditLog, AuditOutcome } from './audit-log.ts'
import { idsIn } from './ids-in.ts'

/** Most ids that an entry lists; it always has their number. */
const maxIds = 100

/** Returns the transport with an audit entry for each call, under the name of `actor`. */
export function auditedTransport(
  transport: Transport,
  log: AuditLog,
  actor: () => Promise<Actor>,
): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      const { kind, id = '', name, role } = await actor()
      const ids = idsIn(sentForm(call, request))
      const record = log.begin({
        at: Date.now(),
        actor: { kind, id, ...(name && { name }), ...(role && { role }) },
        operation: `${service}.${call.name}`,
        isWrite: changesSomething(call),
        ids: ids.slice(0, maxIds),
        idCount: ids.length,
        requestId: scope.requestId,
      })
      try {
        const answer = await transport.send(service, call, request, scope)
        const made = ids.length === 0 && changesSomething(call) ? idsIn(answer) : []
        log.end(record, {
          at: Date.now(),
          result: 'SUCCESS',
          ...(made.length > 0 && { ids: made.slice(0, 1) }),
        })
        return answer
      } catch (error) {
        log.end(record, outcomeOf(error))
        throw error
      }
    },
  }
}

/** Queries may be sent by POST, because a long filter does not fit into a URL. */
const changesSomething = ({ method, name }: PlatformCall) =>
  method !== 'GET' && !/^(query|search|count|list|get(?!OrCreate))/.test(name)

function outcomeOf(error: unknown): AuditOutcome {
  const at = Date.now()
  if (!(error instanceof PlatformFailure)) return { at, result: 'FAILED' }
  const { status } = error.facts
  const code = error.code ?? (status === undefined ? undefined : String(status))
  return {
    at,
    result: error.kind === 'system' ? 'FAILED' : 'REFUSED',
    ...(code && { code }),
  }
}
