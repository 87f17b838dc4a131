// One cart write, from the write log to the result: idempotent by request id.

import { hash } from 'node:crypto'
import { messages } from '../../__generated__/messages/cart.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem, withRequestId } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import { isTimeout, PlatformFailure } from '../../platform/failure.ts'
import { hasNoCart } from '../../session/cart-hint.ts'
import { type SessionRecord, SessionStoreUnavailable } from '../../session/session-store.ts'
import type { CartQuantities, WriteLog } from '../../storage/cart-write-log.ts'
import type { LockHandle } from '../../storage/keyed-mutex.ts'
import { problemsOfCartFailure } from '../common/field-names.ts'
import type { CartResult, CartWrite, CartWriteContext, CartWriter } from './cart-context.ts'
import type { CartMemory } from './cart-memory.ts'
import { quantityOf } from './line-identity.ts'
import { readOwnCart, readPresentCart } from './own-cart.ts'

type Parts = {
  log: WriteLog
  memory: CartMemory
  remember: CartWriter['remember']
  turn: LockHandle
}

export class IdempotentCartWrite {
  private before: Cart | null = null

  constructor(
    private readonly context: CartWriteContext,
    private readonly write: CartWrite,
    private readonly session: SessionRecord,
    private readonly parts: Parts,
  ) {}

  async run(): Promise<CartResult> {
    const { idempotencyKey } = this.write
    const known = idempotencyKey
      ? await this.parts.log.find(this.session.idHash, idempotencyKey)
      : null
    if (known && known.fingerprint !== fingerprintOf(this.write)) {
      const message = messages.idempotencyKeyReused
      const used = problem('INVALID_ARGUMENT', { field: 'idempotencyKey', message })
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

  /** Already performed: returns the same problems and the current cart. */
  private async replay(problems: Problem[]): Promise<CartResult> {
    return { cart: await this.readCart(), problems }
  }

  /**
   * Settles the session's writes that were begun and have not ended, before this one changes the cart by which they are
   * recognized: a repetition after it would take the pieces of this write for its own.
   */
  private async settleUnfinished(): Promise<void> {
    const { log } = this.parts
    const { idHash } = this.session
    const unfinished = await log.unfinished(idHash)
    if (unfinished.length === 0) return
    const now = await this.readBefore(readPresentCart)
    for (const { idempotencyKey, before } of unfinished) {
      if (totalOf(now) > (now?.id === before.cartId ? (before.total ?? 0) : 0))
        await log.finish(idHash, idempotencyKey, '[]')
      else await log.discard(idHash, idempotencyKey)
    }
  }

  private async begin(): Promise<CartResult> {
    const { log, memory, turn } = this.parts
    const { idHash, cartHint } = this.session
    await this.settleUnfinished()
    this.before = memory.get(idHash) ?? null
    const mayHaveCart = cartHint !== hasNoCart || turn.lockChangedHands
    const mustLook = this.write.quantitiesPerLine && !this.before && mayHaveCart
    if (mustLook) this.before = await this.readBefore()
    const held = this.quantitiesBefore()
    // Without a key no request can repeat it: there is nothing to find later.
    const { idempotencyKey } = this.write
    if (idempotencyKey)
      await log.begin(idHash, idempotencyKey, {
        fingerprint: fingerprintOf(this.write),
        before: held,
      })
    try {
      return await this.send()
    } catch (error) {
      const isLost = error instanceof PlatformFailure && error.isOutcomeUnknown
      if (isLost) return this.settle(held, error)
      throw error
    }
  }

  /** A failure of it is the outcome of the write, which was not sent. */
  private async readBefore(read = readOwnCart): Promise<Cart | null> {
    try {
      return await this.readCart(read)
    } catch (error) {
      const isUnknown = error instanceof PlatformFailure && error.isOutcomeUnknown
      throw isUnknown ? error.settled() : error
    }
  }

  private quantitiesBefore(): CartQuantities {
    const { quantitiesPerLine } = this.write
    return {
      cartId: this.before?.id ?? null,
      pieces: this.before ? (quantitiesPerLine?.(this.before) ?? []) : [],
      total: quantitiesPerLine ? totalOf(this.before) : null,
    }
  }

  private async send(): Promise<CartResult> {
    this.parts.turn.assertHeld()
    return this.done(await this.write.send())
  }

  /**
   * Settles a write without a response, of this process or a previous one. An idempotent write is sent again.
   * Otherwise the cart decides: either it holds more than before, or the write did not happen.
   */
  private async settle(held: CartQuantities, lost?: PlatformFailure): Promise<CartResult> {
    if (this.write.isRepeatable) return this.send()
    const now = await this.look(lost)
    if (now && this.hasGained(held, now)) return this.done(now)
    if (!lost || isCutOff(lost)) return this.send()
    // The platform reported a failure, and the cart confirms it.
    throw lost.facts.status === undefined ? lost : lost.settled()
  }

  /** If the cart cannot be read, the outcome is unknown. */
  private async look(lost: PlatformFailure | undefined): Promise<Cart | null> {
    try {
      return await this.readCart(readPresentCart)
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error
      throw lost ?? new PlatformFailure('system', error.message, { call: this.write.name })
    }
  }

  private hasGained({ cartId, pieces }: CartQuantities, now: Cart): boolean {
    const had = now.id === cartId ? pieces : []
    return (this.write.quantitiesPerLine?.(now) ?? []).some(
      (count, index) => count > (had[index] ?? 0),
    )
  }

  private async readCart(read = readOwnCart): Promise<Cart | null> {
    const cart = await read(this.context)
    await this.parts.remember(this.context, cart)
    return cart
  }

  private async done(cart: Cart | null): Promise<CartResult> {
    const { log } = this.parts
    const before = this.before?.id === cart?.id ? this.before : null
    await this.updateLog(() => this.parts.remember(this.context, cart))
    const problems = (cart && (await this.write.notices?.(before, cart))) ?? []
    const { idempotencyKey } = this.write
    if (idempotencyKey)
      await this.updateLog(() =>
        log.finish(this.session.idHash, idempotencyKey, JSON.stringify(problems)),
      )
    return { cart, problems }
  }

  /**
   * Updates the write log after the write. An unavailable store must not fail it: a retry with the same id finds
   * the write begun and settles it by the content of the cart.
   */
  private async updateLog(note: () => void | Promise<void>): Promise<void> {
    try {
      await note()
    } catch (error) {
      if (!(error instanceof SessionStoreUnavailable)) throw error
      this.context.log.warn({ err: error.cause }, 'cart write: could not update the write log')
    }
  }

  /** Logs the failure: a refusal is normal, a platform failure is a warning. */
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
    // The write stays begun, since its progress is unknown.
    if (error instanceof SessionStoreUnavailable) throw error
    const { log, memory } = this.parts
    const { idHash } = this.session
    const isUnknown = error instanceof PlatformFailure && error.isOutcomeUnknown
    const { idempotencyKey } = this.write
    if (!isUnknown && idempotencyKey)
      await this.updateLog(() => log.discard(idHash, idempotencyKey))
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

const totalOf = (cart: Cart | null) => (cart ? quantityOf(cart.lines) : 0)

/** Returns whether the connection broke, which stops the platform's work; a timeout does not. */
const isCutOff = ({ facts }: PlatformFailure) =>
  facts.status === undefined && !isTimeout(facts.cause)

/** Distinguishes two writes with the same idempotency key. */
const fingerprintOf = ({ name, payload }: CartWrite) =>
  hash('sha256', `${name}:${JSON.stringify(payload)}`, 'base64url')
