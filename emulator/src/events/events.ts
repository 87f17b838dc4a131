// The platform's change events: told at every commit, delivered when somebody asked for them.
import type { EventIdentity } from '@vitrine/platform'
import { z } from 'zod'
import type { Shop } from '../context.ts'
import { notFound } from '../refuse.ts'
import type { DeliveryAttempt, StoredEvent } from '../rows/event-rows.ts'
import { webhookKeys } from '../state/webhook-keys.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { envelopeOf, sign } from './envelope.ts'
import { changesOf, EventLog } from './event-log.ts'
import { nobody } from './identities.ts'
import { postEvent } from './post-event.ts'

const webhookSettings = z.object({ paused: z.boolean(), url: z.string().optional() })

/** `url` only where it differs from what the platform was started with. */
export type WebhookSettings = z.output<typeof webhookSettings>

/** How a token differs from a real one. */
type Forgery = { instanceId?: string; iatOffsetSeconds?: number; expOffsetSeconds?: number }

const settingName = 'webhooks'

export class Events {
  readonly log: EventLog
  readonly #shop: Shop
  readonly #queue: DeliveryQueue
  /** Where the platform was told to deliver to when it was started. */
  #home: string | undefined
  #fresh: StoredEvent[] = []

  constructor(shop: Shop, home: string | undefined) {
    this.#shop = shop
    this.#home = home
    this.log = new EventLog(shop.state)
    this.#queue = new DeliveryQueue(shop.state, (event, signal) => this.#send(event, signal))
    shop.state.observe({
      changing: (by) => this.#changing(by ?? nobody),
      saved: () => this.#saved(),
    })
    this.#refresh()
  }

  /** Where events go; undefined when they are only written down. */
  get target(): string | undefined {
    return this.settings().url ?? this.#home
  }

  settings(): WebhookSettings {
    const kept = this.#shop.state.setting(settingName)
    return kept ? webhookSettings.parse(JSON.parse(kept)) : { paused: false }
  }

  /** An empty address leads back to the one the platform was started with. */
  change(wish: Partial<WebhookSettings>): void {
    const { state } = this.#shop
    const { paused, url } = { ...this.settings(), ...wish }
    const settings = { paused, url: url || undefined }
    state.transaction(() => state.setSetting(settingName, JSON.stringify(settings)))
    this.#refresh()
  }

  /** For whoever knows the receiver's address only after it was started. */
  deliverTo(home: string): void {
    this.#home = home
    this.#refresh()
  }

  /** Once more, in its turn: also one that has arrived or was given up. */
  redeliver(id: string): void {
    const { state } = this.#shop
    if (!state.events.get(id)) throw notFound('Event')
    const { attempts = [] } = state.deliveries.get(id) ?? {}
    state.transaction(() =>
      state.deliveries.put({ id, attempts, state: 'WAITING', failures: 0, nextAt: 0 }),
    )
  }

  /** After the state went back to the seed. */
  reset(): void {
    this.#queue.reload()
    this.#refresh()
  }

  stop(): void {
    this.#queue.stop()
  }

  #refresh(): void {
    this.#queue.setOpen(!this.settings().paused && this.target !== undefined)
  }

  #changing(by: EventIdentity): void {
    const { state } = this.#shop
    const isDelivered = this.target !== undefined
    for (const raised of changesOf(this.#shop)) this.log.raise(raised, by, isDelivered)
    this.log.trim()
    this.#fresh = state.deliveries.changes().flatMap(({ id, before, row }) => {
      const isFresh = row?.state === 'WAITING' && before?.state !== 'WAITING'
      return (isFresh && state.events.get(id)) || []
    })
  }

  #saved(): void {
    if (this.#fresh.length === 0) return
    for (const event of this.#fresh) this.#queue.add(event)
    this.#fresh = []
    this.#queue.wake()
  }

  /** The token of any envelope, with a wrong date or instance when asked for. */
  sign(event: Pick<StoredEvent, 'type' | 'payload' | 'identity'>, wish: Forgery): Promise<string> {
    const { state, site } = this.#shop
    const { instanceId = site.instanceId, iatOffsetSeconds = 0, expOffsetSeconds } = wish
    const now = Date.now() / 1000
    return sign(envelopeOf(event, { ...site, instanceId }), {
      privateKey: webhookKeys(state).privateKey,
      appId: site.appId,
      issuedAt: now + iatOffsetSeconds,
      ...(expOffsetSeconds !== undefined && { expiresAt: Math.floor(now + expOffsetSeconds) }),
    })
  }

  async #send(event: StoredEvent, signal: AbortSignal): Promise<DeliveryAttempt> {
    const at = this.#shop.state.now().toISOString()
    const { target } = this
    if (!target) return { at, status: 0, ms: 0, error: 'There is no address to deliver to' }
    return postEvent(target, await this.#tokenOf(event), { at, signal })
  }

  /**
   * Always of the moment the event happened, to the millisecond: by that alone a receiver knows a
   * message, which has no id, when it comes again.
   */
  #tokenOf(event: StoredEvent): Promise<string> {
    const { state, site } = this.#shop
    const { privateKey } = webhookKeys(state)
    const issuedAt = event.sequence / 1000
    return sign(envelopeOf(event, site), { privateKey, appId: site.appId, issuedAt })
  }
}
