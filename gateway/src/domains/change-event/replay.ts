// Replays a dead letter on request of staff; recorded in the audit log.
import { messages } from '../../__generated__/messages/domains.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { AuditContext } from '../../audit/audit-log.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { ReplayRefusal } from '../../events/inbox.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'

const field = 'id'
const refusals = {
  NOT_FOUND: () => problem('NOT_FOUND', { field }),
  NOT_A_DEAD_LETTER: () =>
    problem('INVALID_ARGUMENT', { field, message: messages.thisEventIsNoDeadLetter }),
  ERASED: () => problem('INVALID_ARGUMENT', { field, message: messages.eventErased }),
  STILL_UNREADABLE: () => problem('INVALID_ARGUMENT', { field, message: messages.eventUnreadable }),
} satisfies Record<ReplayRefusal, unknown>

function beginRecord(
  { audit, actor, requestId }: RequestContext & ActorContext & AuditContext,
  id: string,
): string {
  const { kind, id: who = '', name, role } = actor
  return audit.begin({
    at: Date.now(),
    actor: { kind, id: who, ...(name && { name }), ...(role && { role }) },
    operation: 'changeEvents.replayChangeEvent',
    isWrite: true,
    ids: [id],
    idCount: 1,
    requestId,
  })
}

export const replayChangeEvent: MutationResolvers['replayChangeEvent'] = async (
  _,
  { input: { id } },
  context,
) => {
  const { inbox, audit } = context
  const record = beginRecord(context, id)
  const replayed = await inbox.replay(id)
  if (typeof replayed === 'string') {
    audit.end(record, { at: Date.now(), result: 'REFUSED', code: replayed })
    return { event: inbox.find(id), problems: [refusals[replayed]()] }
  }
  audit.end(record, { at: Date.now(), result: 'SUCCESS' })
  return { event: replayed, problems: [] }
}
