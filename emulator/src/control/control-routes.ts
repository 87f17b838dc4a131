// Serves the control API, by which tests and the inspector control the platform. Loopback only.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accounts } from '../accounts.ts'
import { siteOwner } from '../events/identities.ts'
import { type Fault, type Faults, faultBody } from '../faults.ts'
import { guardLoopback } from '../http/loopback.ts'
import { parseRequest } from '../http/parse-request.ts'
import { notFound } from '../refuse.ts'
import { couponStatus } from '../rules/coupons.ts'
import { giftCardStatus } from '../rules/gift-cards.ts'
import { captchaSiteKeys } from '../sign-in/captcha.ts'
import type { State } from '../state/state.ts'
import { webhookKeys } from '../state/webhook-keys.ts'
import type { Controlled } from './controlled.ts'
import { eventControl } from './event-control.ts'
import { memberControl } from './member-control.ts'
import { momentOf } from './moment.ts'
import { productBySlug, setStock, setVisible, stockView } from './stock-control.ts'

/** Ten years: longer than the lifetime of any token, coupon or session. */
const farthest = 315_360_000
const clockBody = z.strictObject({ advanceSeconds: z.number().int().min(0).max(farthest) })
const stockBody = z.strictObject({
  slug: z.string().min(1),
  choices: z.record(z.string(), z.string()).nullish(),
  quantity: z.number().int().min(0).max(99_999),
})
const visibilityBody = z.strictObject({ slug: z.string().min(1), visible: z.boolean() })
const giftCardBody = z.strictObject({ code: z.string().min(1), disabled: z.boolean() })
const slugQuery = z.object({ slug: z.string().optional() })
const outboxQuery = z.object({ to: z.string().optional() })
const ordersQuery = z.object({ seeded: z.enum(['true', 'false']).catch('false') })
const sinceQuery = z.object({ since: z.string().optional() })

export async function controlRoutes(app: FastifyInstance, controlled: Controlled): Promise<void> {
  const { state, log, faults } = controlled
  guardLoopback(app)

  app.get('/', async () => describe(controlled))
  app.post('/reset', async () => {
    resetAll(controlled)
    return { now: state.now().toISOString() }
  })
  app.get('/outbox', async ({ query }) => mailsTo(state, outboxQuery.parse(query).to))
  app.get('/orders', async ({ query }) => ordersOf(state, ordersQuery.parse(query).seeded))
  app.get('/requests', async ({ query }) => log.since(momentOf(sinceQuery.parse(query).since)))
  app.delete('/requests', async () => {
    log.clear()
    return {}
  })
  app.post('/clock', async (request) => {
    // Uses the call table's parser, so that an error has the same form as any other refusal.
    const { advanceSeconds } = parseRequest(clockBody, request) as z.output<typeof clockBody>
    return { now: advanceClock(state, advanceSeconds).toISOString() }
  })
  faultRoutes(app, faults)
  stockRoutes(app, state)
  app.post('/gift-cards', async (request) => {
    const input = parseRequest(giftCardBody, request) as z.output<typeof giftCardBody>
    return switchGiftCard(state, input)
  })
  memberControl(app, state)
  eventControl(app, controlled)
}

function faultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get('/faults', async () => faults.list())
  app.post('/faults', async (request): Promise<Fault> => {
    return faults.add(parseRequest(faultBody, request) as z.output<typeof faultBody>)
  })
  app.delete('/faults', async () => {
    faults.clear()
    return {}
  })
}

function stockRoutes(app: FastifyInstance, state: State): void {
  app.get('/state/stock', async ({ query }) => {
    const { slug } = slugQuery.parse(query)
    if (slug) return stockView(productBySlug(state, slug))
    return state.products.all().map(stockView)
  })
  app.post('/stock', async (request) => {
    const input = parseRequest(stockBody, request) as z.output<typeof stockBody>
    return stockView(state.transaction(() => setStock(state, input), siteOwner))
  })
  app.post('/visibility', async (request) => {
    const input = parseRequest(visibilityBody, request) as z.output<typeof visibilityBody>
    return stockView(
      state.transaction(() => setVisible(state, input.slug, input.visible), siteOwner),
    )
  })
}

export function describe({ state, site }: Controlled) {
  const now = state.now()
  return {
    url: site.url,
    clientId: site.clientId,
    siteId: site.siteId,
    apiKey: site.apiKey,
    clientSecret: site.clientSecret,
    instanceId: site.instanceId,
    appId: site.appId,
    webhookPublicKey: webhookKeys(state).publicKey,
    now: now.toISOString(),
    // Public keys: they are part of every page with a captcha.
    captchaSiteKeys,
    accounts,
    coupons: state.coupons.all().map((coupon) => ({
      code: coupon.code,
      type: coupon.kind,
      name: coupon.name,
      status: couponStatus(coupon, now),
    })),
    giftCards: state.giftCards.all().map((card) => ({
      code: card.code,
      balance: card.balance,
      status: giftCardStatus(card, now),
    })),
  }
}

/** Resets to the seed; also clears faults, events, the request log and what was noted of calls. */
export function resetAll({ state, log, callLimit, readLag, faults, events }: Controlled): void {
  state.reset()
  readLag.clear()
  events.reset()
  log.clear()
  callLimit.clear()
  faults.clear()
}

/** Switches a gift card off or on, as the owner would. */
function switchGiftCard(state: State, { code, disabled }: z.output<typeof giftCardBody>) {
  const [card] = state.giftCards.by('code', code)
  if (!card) throw notFound('Gift card')
  const { balance } = state.transaction(() => state.giftCards.put({ ...card, disabled }), siteOwner)
  return { code, balance, disabled }
}

export function advanceClock(state: State, seconds: number): Date {
  state.transaction(() => {
    const offset = Number(state.setting('clockOffset') ?? 0) + seconds * 1000
    state.setSetting('clockOffset', String(offset))
  })
  return state.now()
}

/** Returns orders placed here; with `seeded=true` also the seeded ones before them. */
const ordersOf = (state: State, seeded: 'true' | 'false') =>
  state.orders
    .all()
    .filter((order) => seeded === 'true' || !order.seeded)
    .map(({ order }) => order)

/** Oldest first. */
export function mailsTo(state: State, to: string | undefined) {
  const mails = state.mails.all().map(({ id: _, ...mail }) => mail)
  return to ? mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()) : mails
}
