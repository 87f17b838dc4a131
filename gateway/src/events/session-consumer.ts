// What change events mean for who is signed in, and for what is kept of a person. SECURITY rows 11, 12
// and 87.
import type { MemberStatus, WireCart } from '@vitrine/platform'
import type { CartMemory } from '../domains/cart/cart-memory.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { ElevationStore } from '../staff/elevation-store.ts'
import type { ChangeEvent } from './change-event.ts'
import type { EventConsumer } from './consumers.ts'
import type { Erasures } from './erasures.ts'
import type { EventStore } from './event-store.ts'

export type SessionParts = {
  sessions: Pick<SessionStore, 'listOfMember' | 'read' | 'save'>
  elevations: Pick<ElevationStore, 'deleteOfMember'>
  carts: CartMemory
  /** Takes what is kept of somebody out of this gateway, all but one event. */
  forget: (entityId: string, exceptEventId: string) => void
  erasures: Erasures
}

/** A member who is one of these has no business being signed in. spec §3 "Member" */
const endsSessions: readonly (MemberStatus | null | undefined)[] = ['BLOCKED', 'OFFLINE', 'PENDING']

/** Ends the sessions of members who are out, and erases what is kept of whoever asked for it. */
export function createSessionConsumer(parts: SessionParts): EventConsumer {
  const { forget, erasures } = parts
  return {
    name: 'sessions',
    async handle(event) {
      const memberId = memberWhoIsOut(event)
      if (memberId) await endSessions(memberId, parts)
      if (!event.isAnonymize || !event.entityId) return
      forget(event.entityId, event.id)
      await erasures.add(event.entityId)
    },
  }
}

function memberWhoIsOut(event: ChangeEvent): string | null {
  if (event.name === 'MemberDeleted') return event.entityId
  if (event.name !== 'MemberUpdated' && event.name !== 'MemberCreated') return null
  const isOut = event.isAnonymize || endsSessions.includes(event.body?.status)
  return isOut ? event.entityId : null
}

async function endSessions(memberId: string, { sessions, elevations, carts }: SessionParts) {
  const own = new Set(await endSessionsOf(memberId, sessions))
  await elevations.deleteOfMember(memberId)
  carts.forget((cart, idHash) => own.has(idHash) || isOf(cart, memberId))
}

type Kept = { history: Pick<EventStore, 'erase'>; carts: CartMemory }

/** What this gateway knows of somebody who asked to be forgotten. SECURITY row 87. */
export const forgetting =
  ({ history, carts }: Kept) =>
  (entityId: string, exceptEventId: string): void => {
    history.erase(entityId, exceptEventId)
    carts.forget((cart) => isOf(cart, entityId))
  }

const isOf = ({ id, buyerInfo }: WireCart, entityId: string | null) =>
  id === entityId || buyerInfo?.memberId === entityId
