// Guards of change events. docs/security.md S79-S88.
import type { Mutant } from '../mutant.ts'

const token = 'gateway/src/events/webhook-token.ts'
const store = 'gateway/src/events/event-store.ts'
const handle = 'gateway/src/events/handle-event.ts'

export const webhookMutants: readonly Mutant[] = [
  {
    row: 'S79',
    without: 'the token chooses its algorithm',
    file: token,
    from: '{ algorithms: [webhookAlgorithm] }',
    to: "{ algorithms: [webhookAlgorithm, 'RS384', 'RS512', 'PS256', 'HS256', 'none'] }",
  },
  {
    row: 'S79',
    without: 'the signature is not checked',
    file: token,
    from: 'throw new WebhookRefused(401, messages.otherSigner)',
    to: "const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload\n      return { claims, isExpired: false }",
  },
  {
    row: 'S80',
    without: 'events of other sites are accepted',
    file: token,
    from: 'instanceId !== undefined && envelope.instanceId !== instanceId',
    to: 'instanceId === undefined && envelope.instanceId !== instanceId',
  },
  {
    row: 'S81',
    without: 'a redelivered event counts again',
    file: store,
    from: 'if (rememberId.run(event.id, now()).changes === 0) return false',
    to: 'rememberId.run(event.id, now())',
  },
  {
    row: 'S82',
    without: 'an older event takes effect',
    file: handle,
    from: '  if (store.isBehind(event) && !event.isAnonymization) return store.superseded(event)\n',
    to: '',
  },
  {
    row: 'S82',
    without: 'an event with the latest sequence counts as older',
    file: store,
    from: 'paddedSequence(sequence) < row.sequence',
    to: 'paddedSequence(sequence) <= row.sequence',
  },
  {
    row: 'S83',
    without: 'a stale event is handled',
    file: 'gateway/src/events/read-event.ts',
    from: 'const isOld = isExpired || at < oldest || (signedAt ?? at) < oldest',
    to: 'const isOld = false && (isExpired || at < oldest || (signedAt ?? at) < oldest)',
  },
  {
    row: 'S84',
    without: 'a body may be of any size',
    file: 'gateway/src/http/webhooks.ts',
    from: 'const mostBytes = 256 * 1024',
    to: 'const mostBytes = 256 * 1024 * 1024',
  },
  {
    row: 'S85',
    without: 'events left by a crash are not handled',
    file: 'gateway/src/events/inbox.ts',
    from: '      isOpen = true\n      wake()\n',
    to: '      isOpen = true\n',
  },
  {
    row: 'S86',
    without: 'a failing event is retried forever',
    file: handle,
    from: '  if (wait !== undefined) return store.retryAt(event, now() + wait, failure)\n',
    to: '  if (failure) return store.retryAt(event, now() + (wait ?? 50), failure)\n',
  },
  {
    row: 'S87',
    without: 'the history retains an anonymized member',
    file: 'gateway/src/events/session-consumer.ts',
    from: '    history.erase(entityId, exceptEventId)\n',
    to: '    void exceptEventId\n    void history\n',
  },
  {
    row: 'S87',
    without: 'a late request for anonymization is skipped',
    file: handle,
    from: 'store.isBehind(event) && !event.isAnonymization',
    to: 'store.isBehind(event)',
  },
  {
    row: 'S88',
    without: 'a webhook creates a session',
    file: 'gateway/src/http/webhooks.ts',
    from: "    reply.header('cache-control', 'no-store')\n    const body",
    to: "    reply.header('cache-control', 'no-store')\n    await gateway.contextOf(request, reply, { withSession: true }).session.ensure()\n    const body",
  },
]
