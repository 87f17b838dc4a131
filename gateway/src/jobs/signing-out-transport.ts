// What a job does to a member ends their sessions, as the same change made by itself does. SECURITY S12.
import { PlatformFailure } from '../platform/failure.ts'
import type { Transport } from '../platform/transport.ts'
import type { SessionStore } from '../session/session-store.ts'

/** Calls after which a member may not be signed in. */
const endsSessions = new Set(['blockMember', 'deleteMember', 'disconnectMember'])

/** The same transport; a call that puts a member out also ends the member's sessions. */
export function signingOutTransport(
  transport: Transport,
  sessions: Pick<SessionStore, 'deleteOfMember'>,
): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      const end = async () => {
        const id = service === 'membersAdmin' && endsSessions.has(call.name) && idOf(request)
        if (id) await sessions.deleteOfMember(id)
      }
      try {
        const answer = await transport.send(service, call, request, scope)
        await end()
        return answer
      } catch (error) {
        // Without an answer the careful guess is that it was done.
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
