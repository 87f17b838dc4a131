// Applies change events to sessions and personal data: revokes sessions, erases on request. docs/security.md S11, S12
// and 87.
import type { MemberStatus } from '../__generated__/schema-types.ts'
import type { ElevationStore } from '../auth/elevation-store.ts'
import type { CartMemory } from '../domains/cart/cart-memory.ts'
import type { Cart } from '../platform/ecom/cart.ts'
import { revokeSessionsOf } from '../session/revoke-sessions.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ChangeEvent } from './change-event.ts'
import type { ErasureLog } from './erasure-log.ts'
import type { EventConsumer } from './event-consumer.ts'
import type { EventStore } from './event-store.ts'

export type SessionConsumerOptions = {
  sessions: Pick<SessionStore, 'listOfMember' | 'read' | 'save'>
  elevations: Pick<ElevationStore, 'deleteOfMember'>
  carts: CartMemory
  /** Erases the stored data of a member or cart from this gateway, except one event. */
  eraseMember: (entityId: string, exceptEventId: string) => void
  erasureLog: ErasureLog
}

/** Statuses in which a member may not be signed in. spec §3 "Member" */
const endsSessions: readonly (MemberStatus | null | undefined)[] = ['BLOCKED', 'OFFLINE', 'PENDING']

/** Revokes sessions of members who were blocked or deleted, and erases personal data on request. */
export function createSessionConsumer(options: SessionConsumerOptions): EventConsumer {
  const { eraseMember, erasureLog } = options
  return {
    name: 'sessions',
    async handle(event) {
      const memberId = revokedMemberOf(event)
      if (memberId) await endSessions(memberId, options, canReturn(event) ? event.at : undefined)
      if (!event.isAnonymization || !event.entityId) return
      eraseMember(event.entityId, event.id)
      await erasureLog.add(event.entityId)
    },
  }
}

function revokedMemberOf(event: ChangeEvent): string | null {
  if (event.name === 'MemberDeleted') return event.entityId
  if (event.name !== 'MemberUpdated' && event.name !== 'MemberCreated') return null
  const status = event.body?.status
  // One who waited from the beginning had no session then: one that is there has begun after the wait, before this came.
  const hasWaited = event.name === 'MemberCreated' && status === 'PENDING'
  const isOut = event.isAnonymization || (endsSessions.includes(status) && !hasWaited)
  return isOut ? event.entityId : null
}

/** A member who was only blocked or disconnected may have been approved and signed in again before the event came. */
const canReturn = ({ name, isAnonymization }: ChangeEvent) =>
  name !== 'MemberDeleted' && !isAnonymization

async function endSessions(
  memberId: string,
  { sessions, elevations, carts }: SessionConsumerOptions,
  at?: number,
) {
  const own = new Set(await revokeSessionsOf(memberId, sessions, { signedInBefore: at }))
  await elevations.deleteOfMember(memberId)
  carts.deleteWhere((cart, idHash) => own.has(idHash) || isOf(cart, memberId))
}

type MemberData = { history: Pick<EventStore, 'erase'>; carts: CartMemory }

/** Returns the function that erases the personal data this gateway stores. docs/security.md S87. */
export const createEraseMember =
  ({ history, carts }: MemberData) =>
  (entityId: string, exceptEventId: string): void => {
    history.erase(entityId, exceptEventId)
    carts.deleteWhere((cart) => isOf(cart, entityId))
  }

const isOf = ({ id, buyerInfo }: Cart, entityId: string | null) =>
  id === entityId || (buyerInfo?.kind === 'MEMBER' && buyerInfo.id === entityId)
