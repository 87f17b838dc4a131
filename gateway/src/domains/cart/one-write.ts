// One write to one cart, from the log to the answer.
import { createHash } from 'node:crypto'
import type { WireCart } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, withRequestId } from '../../graphql/problems.ts'
import { isTimeout, PlatformFailure } from '../../platform/failure.ts'
import { noCart } from '../../session/cart-mark.ts'
import type { Turn } from '../../session/keyed-queue.ts'
import { type SessionRecord, SessionStoreUnavailable } from '../../session/session-store.ts'
import type { HeldBefore, WriteLog } from '../../session/write-log.ts'
import { problemsOfCartFailure } from '../common/field-names.ts'
import type { CartMemory } from './cart-memory.ts'
import type { CartResult, CartWrite, CartWriter } from './cart-writer.ts'
import { readOwnCart } from './own-cart.ts'

type Parts = { log: WriteLog; memory: CartMemory; saw: CartWriter['saw']; turn: Turn }

export class OneWrite {
  private readonly requestId: string
  private before: WireCart | null = null

  constructor(
    private readonly context: Context,
    private readonly write: CartWrite,
    private readonly session: SessionRecord,
    private readonly parts: Parts,
  ) {
    this.requestId = write.requestId ?? context.requestId
  }

  async run(): Promise<CartResult> {
    const { log } = this.parts
    const known = this.write.requestId ? await log.find(this.session.idHash, this.requestId) : null
    if (known && known.fingerprint !== fingerprintOf(this.write)) {
      const message = 'This request id was used for something else.'
      const used = problem('INVALID_ARGUMENT', { field: 'requestId', message })
      return { cart: this.parts.memory.get(this.session.idHash) ?? null, problems: [used] }
    }
    try {
      if (known?.outcome) return await this.replay(JSON.parse(known.outcome) as Problem[])
      if (known) return await this.settle(known.before)
      return await this.begin()
    } catch (error) {
      return await this.refused(error)
    }
  }

  /** It was done before: the same problems, and the cart as it is. */
  private async replay(problems: Problem[]): Promise<CartResult> {
    return { cart: await this.readCart(), problems }
  }

  private async begin(): Promise<CartResult> {
    const { log, memory, turn } = this.parts
    const { idHash, cartMark } = this.session
    this.before = memory.get(idHash) ?? null
    const mayHaveCart = cartMark !== noCart || turn.wasElsewhere
    const mustLook = this.write.piecesIn && !this.before && mayHaveCart
    if (mustLook) this.before = await this.readCart()
    const held = this.heldBefore()
    const entry = { fingerprint: fingerprintOf(this.write), before: held }
    await log.begin(idHash, this.requestId, entry)
    try {
      return await this.send()
    } catch (error) {
      const isLost = error instanceof PlatformFailure && error.isOutcomeUnknown
      if (isLost) return this.settle(held, error)
      throw error
    }
  }

  private heldBefore(): HeldBefore {
    const pieces = this.before ? (this.write.piecesIn?.(this.before) ?? []) : []
    return { cartId: this.before?.id ?? null, pieces }
  }

  private async send(): Promise<CartResult> {
    this.parts.turn.check()
    return this.done(await this.write.send())
  }

  /**
   * There was no answer, now or in an earlier life of this process. What may be repeated is. For what
   * adds up the cart is looked at: it holds more than before, or the write did not happen.
   */
  private async settle(held: HeldBefore, lost?: PlatformFailure): Promise<CartResult> {
    if (this.write.isRepeatable) return this.send()
    const now = await this.look(lost)
    if (now && this.hasGained(held, now)) return this.done(now)
    if (!lost || isCutOff(lost)) return this.send()
    // The platform said that it failed, and the cart shows that it did.
    throw lost.facts.status === undefined ? lost : lost.settled()
  }

  /** Without a look at the cart nobody knows: then that is the answer. */
  private async look(lost: PlatformFailure | undefined): Promise<WireCart | null> {
    try {
      return await this.readCart()
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error
      throw lost ?? new PlatformFailure('system', error.message, { call: this.write.name })
    }
  }

  private hasGained({ cartId, pieces }: HeldBefore, now: WireCart): boolean {
    const had = now.id === cartId ? pieces : []
    return (this.write.piecesIn?.(now) ?? []).some((count, index) => count > (had[index] ?? 0))
  }

  private async readCart(): Promise<WireCart | null> {
    const cart = await readOwnCart(this.context)
    await this.parts.saw(this.context, cart)
    return cart
  }

  private async done(cart: WireCart): Promise<CartResult> {
    const { log } = this.parts
    const before = this.before?.id === cart.id ? this.before : null
    await this.afterwards(() => this.parts.saw(this.context, cart))
    const problems = (await this.write.notices?.(before, cart)) ?? []
    const { idHash } = this.session
    await this.afterwards(() =>
      this.write.requestId
        ? log.finish(idHash, this.requestId, JSON.stringify(problems))
        : log.forget(idHash, this.requestId),
    )
    return { cart, problems }
  }

  /**
   * The write has happened, and a store that is away now does not undo it. Whoever asks again with the
   * same id finds it begun, and is told by what the cart holds.
   */
  private async afterwards(note: () => void | Promise<void>): Promise<void> {
    try {
      await note()
    } catch (error) {
      if (!(error instanceof SessionStoreUnavailable)) throw error
      this.context.log.warn({ err: error.cause }, 'a cart write could not be noted')
    }
  }

  /** A refusal is an answer like any other; only a platform that failed is worth a warning. */
  private note(error: unknown): void {
    if (!(error instanceof PlatformFailure)) return
    const { status, requestId: platformRequestId, cause } = error.facts
    const fields = error.violations.map(({ field }) => field)
    const facts = { call: this.write.name, status, code: error.code, platformRequestId }
    const { log } = this.context
    if (error.kind === 'system') log.warn({ ...facts, err: cause }, 'cart write failed')
    else log.info({ ...facts, ...(fields.length > 0 && { fields }) }, 'cart write refused')
  }

  private async refused(error: unknown): Promise<CartResult> {
    // What was begun stays begun: nobody can tell here how far it came.
    if (error instanceof SessionStoreUnavailable) throw error
    const { log, memory } = this.parts
    const { idHash } = this.session
    const isUnknown = error instanceof PlatformFailure && error.isOutcomeUnknown
    if (!isUnknown) await this.afterwards(() => log.forget(idHash, this.requestId))
    const { context } = this
    this.note(error)
    const problems = isUnknown
      ? [
          problem('OUTCOME_UNKNOWN', {
            suggestedFix: 'TRY_AGAIN',
            requestId: error.facts.requestId,
          }),
        ]
      : problemsOfCartFailure(error, this.write.field)
    return {
      cart: memory.get(idHash) ?? null,
      problems: withRequestId(problems, context.requestId),
    }
  }
}

/** The connection broke, so the platform is not still working on it; a time-out says nothing. */
const isCutOff = ({ facts }: PlatformFailure) =>
  facts.status === undefined && !isTimeout(facts.cause)

/** Tells two writes with the same request id apart. */
const fingerprintOf = ({ name, payload }: CartWrite) =>
  createHash('sha256')
    .update(`${name}:${JSON.stringify(payload)}`)
    .digest('base64url')
