// Performs all cart changes: one at a time per session, logged before they are sent, idempotent by request id, and
// with a reported outcome.

import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import { hasNoCart, mayHaveCart } from '../../session/cart-hint.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { WriteLog } from '../../storage/cart-write-log.ts'
import type { KeyedMutex } from '../../storage/keyed-mutex.ts'
import type { Bucket } from '../../storage/token-bucket.ts'
import type { BusContext } from '../../subscriptions/bus.ts'
import { type SessionChange, topics } from '../../subscriptions/topics.ts'
import type { CartResult, CartWrite, CartWriteContext, CartWriter } from './cart-context.ts'
import type { CartMemory } from './cart-memory.ts'
import { IdempotentCartWrite } from './idempotent-cart-write.ts'

export type CartParts = { enqueue: KeyedMutex; log: WriteLog; memory: CartMemory; take: Bucket }

export function createCartWriter({ enqueue, log, memory, take }: CartParts): CartWriter {
  async function limitOf(idHash: string): Promise<Problem | null> {
    const { ok, retryAfterSeconds } = await take(idHash)
    if (ok) return null
    const message = messages.tooManyWrites({ retryAfterSeconds })
    return problem('RATE_LIMITED', { message, suggestedFix: 'TRY_AGAIN' })
  }

  async function remember(context: SessionContext & BusContext, cart: Cart | null): Promise<void> {
    const session = await context.session.find()
    if (!session) return
    publishCartChange(context, session.idHash, cart)
    if (!cart) memory.delete(session.idHash)
    else if (!isOlder(cart, memory.get(session.idHash))) memory.set(session.idHash, cart)
    await context.session.touch({ cartHint: cart ? mayHaveCart : hasNoCart })
  }

  /** Notifies subscribers keyed by cart id that the session now has a different cart. */
  function publishCartChange({ bus }: BusContext, idHash: string, cart: Cart | null): void {
    const known = memory.get(idHash)
    if (known?.id === cart?.id) return
    const change: SessionChange = { kind: 'CART', at: Date.now() }
    bus.publish(
      topics.session(idHash),
      cart?.revision ? { ...change, revision: cart.revision } : change,
    )
  }

  async function write(context: CartWriteContext, request: CartWrite): Promise<CartResult> {
    const session = await context.session.ensure().catch((error: unknown) => {
      // Without a token the write failed like a platform call. All other errors are rethrown.
      return withRequestId(problemsOfFailure(error), context.requestId)
    })
    if (Array.isArray(session)) return { cart: null, problems: session }
    const limited = await limitOf(session.idHash)
    if (limited) return { cart: memory.get(session.idHash) ?? null, problems: [limited] }
    const parts = { log, memory, remember }
    return enqueue(session.idHash, (turn) => {
      if (turn.lockChangedHands) memory.delete(session.idHash)
      return new IdempotentCartWrite(context, request, session, { ...parts, turn }).run()
    })
  }

  async function withLock<T>(context: SessionContext, task: () => Promise<T>) {
    const session = await context.session.ensure()
    const limited = await limitOf(session.idHash)
    if (limited) return { ok: false as const, problem: limited }
    return { ok: true as const, value: await enqueue(session.idHash, task) }
  }

  async function last(context: SessionContext): Promise<Cart | null> {
    // An unavailable store must not hide the reason of a refusal.
    const session = await context.session.find().catch(() => null)
    return (session && memory.get(session.idHash)) ?? null
  }

  return Object.assign(write, { withLock, remember, last })
}

/** Returns whether a response is older than the known cart: a stale response must not overwrite a newer revision. */
function isOlder(cart: Cart, known: Cart | undefined): boolean {
  if (known?.id !== cart.id || !known.revision || !cart.revision) return false
  return BigInt(cart.revision) < BigInt(known.revision)
}
