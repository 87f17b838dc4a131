// Every write to a cart goes through here: one at a time per session, written down before it is
// sent, with one effect however often it is asked for, and never lost in silence.
import { createHash } from 'node:crypto'
import { platformCodes, type WireCart } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { isRefusal, isTimeout, PlatformFailure } from '../../platform/failure.ts'
import type { KeyedQueue } from '../../session/keyed-queue.ts'
import type { SessionRecord } from '../../session/session-store.ts'
import type { Bucket } from '../../session/token-bucket.ts'
import type { WriteLog } from '../../session/write-log.ts'
import type { CartMemory } from './cart-memory.ts'

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
  /** The write needs the cart as it was, to tell what came of it. */
  needsBefore?: boolean
  send: () => Promise<WireCart>
  notices?: (before: WireCart | null, after: WireCart) => Problem[] | Promise<Problem[]>
}

export type CartWriter = (context: Context, write: CartWrite) => Promise<CartResult>

type Parts = { enqueue: KeyedQueue; log: WriteLog; memory: CartMemory; take: Bucket }

export function createCartWriter({ enqueue, log, memory, take }: Parts): CartWriter {
  return async (context, write) => {
    const session = await context.session.ensure()
    const { ok, retryAfterSeconds } = take(session.idHash)
    if (!ok) {
      const message = `That was a little fast. Try again in ${retryAfterSeconds} s.`
      return {
        cart: null,
        problems: [problem('RATE_LIMITED', { message, suggestedFix: 'TRY_AGAIN' })],
      }
    }
    return enqueue(session.idHash, () =>
      new OneWrite(context, write, session, { log, memory }).run(),
    )
  }
}

class OneWrite {
  private readonly requestId: string
  private readonly fingerprint: string

  constructor(
    private readonly context: Context,
    private readonly write: CartWrite,
    private readonly session: SessionRecord,
    private readonly parts: Pick<Parts, 'log' | 'memory'>,
  ) {
    this.requestId = write.requestId ?? context.requestId
    this.fingerprint = createHash('sha256')
      .update(`${write.name}:${JSON.stringify(write.payload)}`)
      .digest('base64url')
  }

  async run(): Promise<CartResult> {
    const { log } = this.parts
    const known = this.write.requestId ? log.find(this.session.idHash, this.requestId) : null
    if (known && known.fingerprint !== this.fingerprint) {
      const message = 'This request id was used for something else.'
      return {
        cart: null,
        problems: [problem('INVALID_ARGUMENT', { field: 'requestId', message })],
      }
    }
    if (known?.outcome) return JSON.parse(known.outcome) as CartResult
    try {
      if (known) return await this.settle(known.revisionBefore)
      return await this.begin()
    } catch (error) {
      return this.refused(error)
    }
  }

  private async begin(): Promise<CartResult> {
    const { log, memory } = this.parts
    const { idHash } = this.session
    if (this.write.needsBefore && this.session.cartRevision && !memory.get(idHash))
      await this.readCart()
    const revisionBefore = memory.get(idHash)?.revision ?? this.session.cartRevision
    log.begin(idHash, this.requestId, {
      fingerprint: this.fingerprint,
      revisionBefore: revisionBefore ?? undefined,
    })
    try {
      return await this.send()
    } catch (error) {
      if (error instanceof PlatformFailure && error.isOutcomeUnknown)
        return this.settle(revisionBefore ?? undefined, error)
      throw error
    }
  }

  private async send(): Promise<CartResult> {
    const before = this.parts.memory.get(this.session.idHash) ?? null
    return this.done(before, await this.write.send())
  }

  /**
   * The answer got lost, now or in an earlier life of this process. What may be repeated is. Of what
   * may not, the cart's revision tells whether it had its effect; only when it had none is it sent again.
   */
  private async settle(
    revisionBefore: string | undefined,
    lost?: PlatformFailure,
  ): Promise<CartResult> {
    if (this.write.isRepeatable) return this.send()
    const before = this.parts.memory.get(this.session.idHash) ?? null
    const now = await this.readCart()
    if (now !== null && isLater(now.revision, revisionBefore)) return this.done(before, now)
    if (!lost || isCutOff(lost)) return this.send()
    throw lost
  }

  private async readCart(): Promise<WireCart | null> {
    const cart = await readOwnCart(this.context)
    if (cart) this.parts.memory.set(this.session.idHash, cart)
    return cart
  }

  private async done(before: WireCart | null, cart: WireCart): Promise<CartResult> {
    const { log, memory } = this.parts
    memory.set(this.session.idHash, cart)
    await this.context.session.remember({ cartRevision: cart.revision ?? undefined })
    const problems = (await this.write.notices?.(before, cart)) ?? []
    const result = { cart, problems }
    if (this.write.requestId)
      log.finish(this.session.idHash, this.requestId, JSON.stringify(result))
    else log.forget(this.session.idHash, this.requestId)
    return result
  }

  private refused(error: unknown): CartResult {
    const isUnknown = error instanceof PlatformFailure && error.isOutcomeUnknown
    if (!isUnknown) this.parts.log.forget(this.session.idHash, this.requestId)
    const problems = problemsOfFailure(error, this.write.field)
    const cart = this.parts.memory.get(this.session.idHash) ?? null
    return { cart, problems: withRequestId(problems, this.context.requestId) }
  }
}

/** The connection broke, so the platform is not still working on it; a time-out says nothing. */
const isCutOff = ({ facts }: PlatformFailure) => !isTimeout(facts.cause)

function isLater(revision: string | null | undefined, before: string | undefined): boolean {
  if (!revision) return false
  return before === undefined || BigInt(revision) > BigInt(before)
}

/** The caller's cart; null when there is none. Anything but "no cart yet" is thrown on. */
export async function readOwnCart(context: Context): Promise<WireCart | null> {
  try {
    return (await context.own.currentCart.getCurrentCart({})).cart
  } catch (error) {
    if (isRefusal(error, platformCodes.noCart)) return null
    throw error
  }
}
