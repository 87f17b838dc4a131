// Revokes the sessions of members whom a job blocks, deletes or disconnects, like the same change outside of a job.
// docs/security.md S12.
import { PlatformFailure } from '../platform/failure.ts'
import { type OperationName, operationOf } from '../platform/operations.ts'
import type { Transport } from '../platform/transport.ts'
import type { SessionStore } from '../session/session-store.ts'

/** Operations after which a member must not be signed in. */
const endsSessions: ReadonlySet<OperationName | null> = new Set([
  'memberWrites.block',
  'memberWrites.delete',
  'memberWrites.disconnect',
])

/** Wraps the transport: calls that end a membership also revoke the member's sessions. */
export function signingOutTransport(
  transport: Transport,
  sessions: Pick<SessionStore, 'deleteOfMember'>,
): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      const end = async () => {
        const id = endsSessions.has(operationOf(call)) && idOf(request)
        if (id) await sessions.deleteOfMember(id)
      }
      try {
        const answer = await transport.send(service, call, request, scope)
        await end()
        return answer
      } catch (error) {
        // Without a response, assume that the change was made.
        if (error instanceof PlatformFailure && error.isOutcomeUnknown) await end()
        throw error
      }
    },
  }
}

const idOf = (request: unknown): string | null => {
  const { id } = Object(request) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
