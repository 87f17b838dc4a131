// Every change of a cart goes through here: one at a time per session, written down before it is
// sent, with one effect however often it is asked for, and never lost in silence.
import type { WireCart } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import { type OwnNews, topics } from '../../events/topics.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { noCart, someCart } from '../../session/cart-mark.ts'
import type { KeyedQueue } from '../../session/keyed-queue.ts'
import type { Bucket } from '../../session/token-bucket.ts'
import type { WriteLog } from '../../session/write-log.ts'
import type { CartMemory } from './cart-memory.ts'
import { OneWrite } from './one-write.ts'

export type CartResult = { cart: WireCart | null; problems: Problem[] }

export type CartWrite = {
  /** The platform call's own name. */
  name: string
  requestId: string | null | undefined
  /** The arguments, to notice a request id used twice for different things. */
  payload: unknown
  /** Argument a refusal without a field of its own belongs to. */
  field?: string
  /** A second time changes nothing: may be sent again when the answer got lost. */
  isRepeatable: boolean
  /**
   * Pieces the cart holds of each line asked for. Given by writes that add up: what they did is told
   * by comparing, and so is whether a write without an answer happened at all.
   */
  piecesIn?: (cart: WireCart) => number[]
  send: () => Promise<WireCart>
  notices?: (before: WireCart | null, after: WireCart) => Problem[] | Promise<Problem[]>
}

/** What a task in its turn came to; refused when too many came at once. */
export type Turn<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export type CartWriter = {
  (context: Context, write: CartWrite): Promise<CartResult>
  /** Something else that concerns the cart, such as its checkout, in its turn. */
  inTurn<T>(context: Context, task: () => Promise<T>): Promise<Turn<T>>
  /** Every cart an answer carried, so that the next write knows what there was. */
  saw(context: Context, cart: WireCart | null): Promise<void>
  /** The cart as it was last seen, without asking; null when none was. */
  last(context: Context): Promise<WireCart | null>
}

export type CartParts = { enqueue: KeyedQueue; log: WriteLog; memory: CartMemory; take: Bucket }

export function createCartWriter({ enqueue, log, memory, take }: CartParts): CartWriter {
  async function limitOf(idHash: string): Promise<Problem | null> {
    const { ok, retryAfterSeconds } = await take(idHash)
    if (ok) return null
    const message = `That was a little fast. Try again in ${retryAfterSeconds} s.`
    return problem('RATE_LIMITED', { message, suggestedFix: 'TRY_AGAIN' })
  }

  async function saw(context: Context, cart: WireCart | null): Promise<void> {
    const session = await context.session.find()
    if (!session) return
    tellOfAnother(context, session.idHash, cart)
    if (!cart) memory.delete(session.idHash)
    else if (!isOlder(cart, memory.get(session.idHash))) memory.set(session.idHash, cart)
    await context.session.remember({ cartMark: cart ? someCart : noCart })
  }

  /** Whoever listens by the cart's id has to hear that there is another one. */
  function tellOfAnother({ bus }: Context, idHash: string, cart: WireCart | null): void {
    const known = memory.get(idHash)
    if (known?.id === cart?.id) return
    const news: OwnNews = { kind: 'CART', at: Date.now() }
    bus.publish(
      topics.session(idHash),
      cart?.revision ? { ...news, revision: cart.revision } : news,
    )
  }

  async function write(context: Context, asked: CartWrite): Promise<CartResult> {
    const session = await context.session.ensure().catch((error: unknown) => {
      // No identity to be had: as good as a call that failed. Anything else is thrown on.
      return withRequestId(problemsOfFailure(error), context.requestId)
    })
    if (Array.isArray(session)) return { cart: null, problems: session }
    const limited = await limitOf(session.idHash)
    if (limited) return { cart: memory.get(session.idHash) ?? null, problems: [limited] }
    const parts = { log, memory, saw }
    return enqueue(session.idHash, (turn) => {
      if (turn.wasElsewhere) memory.delete(session.idHash)
      return new OneWrite(context, asked, session, { ...parts, turn }).run()
    })
  }

  async function inTurn<T>(context: Context, task: () => Promise<T>) {
    const session = await context.session.ensure()
    const limited = await limitOf(session.idHash)
    if (limited) return { ok: false as const, problem: limited }
    return { ok: true as const, value: await enqueue(session.idHash, task) }
  }

  async function last(context: Context): Promise<WireCart | null> {
    // A store that is down must not hide why something was refused.
    const session = await context.session.find().catch(() => null)
    return (session && memory.get(session.idHash)) ?? null
  }

  return Object.assign(write, { inTurn, saw, last })
}

/** An answer that was overtaken on its way must not replace what is newer. */
function isOlder(cart: WireCart, known: WireCart | undefined): boolean {
  if (known?.id !== cart.id || !known.revision || !cart.revision) return false
  return BigInt(cart.revision) < BigInt(known.revision)
}
