// Serves the inspector: pages that show the platform's state and change its settings. Loopback only, like the
// control API.
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { advanceClock, resetAll } from '../control/control-routes.ts'
import type { Controlled } from '../control/controlled.ts'
import { answer, pushBody, transit, transitionBody } from '../control/member-control.ts'
import { setStock } from '../control/stock-control.ts'
import { causeBody, raiseCaused } from '../events/cause-event.ts'
import { siteOwner } from '../events/identities.ts'
import { faultBody } from '../faults.ts'
import { guardLoopback } from '../http/loopback.ts'
import type { Markup } from '../pages/kit/html.ts'
import { sendPage } from '../pages/kit/page.ts'
import { invalid } from '../refuse.ts'
import { changeSiteSettings, siteSettingsChange } from '../state/site-settings.ts'
import { eventsTab } from './events-tab.ts'
import { inspectorPage, type TabName, tabs } from './frame.ts'
import { membersTab } from './members-tab.ts'
import { callsTab, faultsTab, ordersTab, outboxTab, shopTab, stockTab } from './tabs.ts'

const contents: Record<TabName, (controlled: Controlled) => Markup> = {
  calls: callsTab,
  faults: faultsTab,
  stock: stockTab,
  shop: shopTab,
  members: membersTab,
  orders: ordersTab,
  outbox: outboxTab,
  events: eventsTab,
}

export async function inspectorRoutes(app: FastifyInstance, controlled: Controlled): Promise<void> {
  await app.register(formbody)
  guardLoopback(app)
  for (const name of Object.keys(tabs) as TabName[]) {
    const show = async (_request: unknown, reply: FastifyReply) =>
      sendPage(reply, inspectorPage(name, contents[name](controlled)))
    app.get(tabs[name].path, show)
    if (name === 'calls') app.get('/', show)
  }
  switches(app, controlled)
}

function switches(app: FastifyInstance, controlled: Controlled): void {
  const { state, log, faults, events } = controlled
  const on = (path: string, back: string, act: (form: unknown) => void) =>
    app.post(`/_inspector/${path}`, async (request, reply: FastifyReply) => {
      act(request.body ?? {})
      return reply.redirect(`/_inspector${back}`, 303)
    })
  on('requests/clear', '', () => log.clear())
  on('reset', '/faults', () => resetAll(controlled))
  on('clock', '/faults', (form) => {
    const { advanceSeconds } = clockForm.parse(form)
    advanceClock(state, advanceSeconds)
  })
  on('faults/add', '/faults', (form) => faults.add(faultOf(form)))
  on('faults/remove', '/faults', (form) => faults.remove(idForm.parse(form).id))
  on('stock', '/stock', (form) => {
    const { slug, quantity, choices } = stockForm.parse(form)
    const input = { slug, quantity, choices: choicesOf(choices) }
    state.transaction(() => setStock(state, input), siteOwner)
  })
  on('site', '/members', (form) => {
    const change = siteForm.parse(form)
    state.transaction(() => changeSiteSettings(state, change))
  })
  on('members', '/members', (form) => transit(transitionBody.parse(form), state))
  on('push', '/members', (form) => answer(pushBody.parse(form), state))
  on('events/cause', '/events', (form) => raiseCaused(causeOf(form), controlled))
  on('events/redeliver', '/events', (form) => events.redeliver(eventForm.parse(form).id))
  on('events/pause', '/events', (form) => events.change(pauseForm.parse(form)))
}

const count = (max: number) => z.coerce.number().int().min(0).max(max)
const clockForm = z.object({ advanceSeconds: count(315_360_000).catch(0) })
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')
const siteForm = siteSettingsChange.extend({
  approvalRequired: flag,
  verificationRequired: flag,
  collectsBackInStock: flag,
  redeemsGiftCards: flag,
  isPublished: flag,
  membersArea: flag,
})
const pauseForm = z.object({ paused: flag })
const eventForm = z.object({ id: z.string() })
const idForm = z.object({ id: count(1e9).catch(0) })
const stockForm = z.object({
  slug: z.string(),
  quantity: count(99_999).catch(0),
  choices: z.string(),
})

/** Treats an empty field as absent. */
const optional = (shape: z.ZodType<number>) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())
const faultForm = z.object({
  path: z.string().optional(),
  method: z.string().optional(),
  kind: z.string(),
  ms: optional(z.coerce.number()),
  status: optional(z.coerce.number()),
  rate: optional(z.coerce.number()),
  times: optional(z.coerce.number()),
  when: z.string().optional(),
})

function faultOf(form: unknown) {
  const { path, method, ...rest } = faultForm.parse(form)
  const match = { path: path || undefined, method: method || undefined }
  const fault = faultBody.safeParse({ ...rest, match })
  if (!fault.success) throw invalid('fault', fault.error.issues[0]?.message ?? 'is not valid')
  return fault.data
}

const causeForm = z.object({ name: z.string(), entityId: z.string(), body: z.string() })

function causeOf(form: unknown) {
  const { name, entityId, body } = causeForm.parse(form)
  return causeBody.parse({
    name,
    entityId: entityId.trim() || undefined,
    body: body.trim() ? jsonOf(body) : undefined,
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('body', 'is not JSON', { rule: 'FORMAT' })
  }
}

function choicesOf(json: string): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(json))
}
