// Raises the platform's change events at every commit and delivers them if a target is set.
import type { EventIdentity } from '@vitrine/platform'
import { z } from 'zod'
import type { Shop } from '../context.ts'
import { notFound } from '../refuse.ts'
import type { DeliveryAttempt, StoredEvent } from '../rows/event-rows.ts'
import { secondInstanceId } from '../site.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { webhookKeys } from '../state/webhook-keys.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { envelopeOf, fromElsewhere, sign } from './envelope.ts'
import { changesOf, EventLog } from './event-log.ts'
import { anonymous } from './identities.ts'
import { postEvent } from './post-event.ts'
import type { Raised } from './raised.ts'

const webhookSettings = z.object({
  paused: z.boolean(),
  url: z.string().optional(),
  secondInstance: z.boolean().default(false),
})

/**
 * `url` is set only where it differs from the one given at start. With `secondInstance` the app is installed on another
 * site as well, whose events come to the same address.
 */
export type WebhookSettings = z.output<typeof webhookSettings>

/** Differences between a forged token and a real one. */
type Forgery = { instanceId?: string; iatOffsetSeconds?: number; expOffsetSeconds?: number }

const settingName = 'webhooks'

/** Events of what reads lag behind are delivered when they no longer do, or their receiver would read the former state. Assumed. */
function deliveredFrom({ name }: Raised, state: State): number {
  const { readLagMs } = siteSettingsOf(state)
  return readLagMs > 0 && /^(Cart|Checkout|Member)/.test(name) ? Date.now() + readLagMs : 0
}

export class Events {
  readonly log: EventLog
  readonly #shop: Shop
  readonly #queue: DeliveryQueue
  /** Target URL that was given at start. */
  #home: string | undefined
  #fresh: StoredEvent[] = []

  constructor(shop: Shop, home: string | undefined) {
    this.#shop = shop
    this.#home = home
    this.log = new EventLog(shop.state)
    this.#queue = new DeliveryQueue(shop.state, (event, signal) => this.#send(event, signal))
    shop.state.observe({
      changing: (by) => this.#changing(by ?? anonymous),
      saved: () => this.#saved(),
    })
    this.#refresh()
  }

  /** Target URL; undefined when events are only recorded. */
  get target(): string | undefined {
    return this.settings().url ?? this.#home
  }

  settings(): WebhookSettings {
    const stored = this.#shop.state.setting(settingName)
    return stored
      ? webhookSettings.parse(JSON.parse(stored))
      : webhookSettings.parse({ paused: false })
  }

  /** Changes the settings; an empty URL restores the one given at start. */
  change(input: Partial<WebhookSettings>): void {
    const { state } = this.#shop
    const { url, ...others } = { ...this.settings(), ...input }
    const settings = { ...others, url: url || undefined }
    state.transaction(() => state.setSetting(settingName, JSON.stringify(settings)))
    this.#refresh()
  }

  /** Sets the target after the start, for callers that learn the receiver's URL later. */
  deliverTo(home: string): void {
    this.#home = home
    this.#refresh()
  }

  /** Queues an event for another delivery, also one that was delivered or abandoned. */
  redeliver(id: string): void {
    const { state } = this.#shop
    if (!state.events.get(id)) throw notFound('Event')
    const { attempts = [] } = state.deliveries.get(id) ?? {}
    state.transaction(() =>
      state.deliveries.put({ id, attempts, state: 'WAITING', failures: 0, nextAt: 0 }),
    )
  }

  /** Reloads everything after the state was reset to the seed. */
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
    for (const raised of changesOf(this.#shop)) {
      this.log.raise(raised, by, isDelivered, deliveredFrom(raised, state))
    }
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

  /** Returns the token of any envelope, with a wrong date or instance on request. */
  sign(event: Pick<StoredEvent, 'type' | 'payload' | 'identity'>, input: Forgery): Promise<string> {
    const { state, site } = this.#shop
    const { instanceId = site.instanceId, iatOffsetSeconds = 0, expOffsetSeconds } = input
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
    const attempt = await postEvent(target, await this.#tokenOf(event), { at, signal })
    if (this.settings().secondInstance) {
      const token = await this.#tokenOf(fromElsewhere(event), secondInstanceId)
      await postEvent(target, token, { at, signal })
    }
    return attempt
  }

  /**
   * Returns a token with the time of the event, to the millisecond: messages have no id, so a receiver
   * recognizes a redelivered one by that alone.
   */
  #tokenOf(event: StoredEvent, instanceId = this.#shop.site.instanceId): Promise<string> {
    const { state, site } = this.#shop
    const { privateKey } = webhookKeys(state)
    const issuedAt = event.sequence / 1000
    const envelope = envelopeOf(event, { ...site, instanceId })
    return sign(envelope, { privateKey, appId: site.appId, issuedAt })
  }
}
