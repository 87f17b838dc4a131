// Renders the events tab: raised events, their deliveries, and a form that raises any event.
import { changeEventNames } from '@vitrine/platform'
import { messages } from '../__generated__/messages/inspector.ts'
import type { Controlled } from '../control/controlled.ts'
import { eventView } from '../control/event-control.ts'
import { html, type Markup } from '../pages/kit/html.ts'
import { table } from './frame.ts'

/** Number of events on the page, newest first; the control API lists all. */
const shownEvents = 100

export function eventsTab({ state, events }: Controlled): Markup {
  const rows = state.events
    .all()
    .slice(-shownEvents)
    .reverse()
    .map((event) => eventRow(eventView(event, state)))
  const { paused } = events.settings()
  return html`<p class="quiet">${introOf(events.target)}</p>
<div class="cards"><form class="card" method="post" action="/_inspector/events/cause"><h2>${messages.causeEvent}</h2>
<label class="field"><span>${messages.event}</span><select name="name">${changeEventNames.map((name) => html`<option>${name}</option>`)}</select></label>
<label class="field"><span>${messages.entityId}</span><input name="entityId" placeholder="${messages.any}"></label>
<label class="field"><span>${messages.bodyAsJson}</span><textarea name="body" rows="4" placeholder="${messages.madeUp}"></textarea></label>
<button class="primary">${messages.cause}</button></form>
<form class="card" method="post" action="/_inspector/events/pause"><h2>${messages.deliveries}</h2>
<p>${paused ? messages.deliveriesOnHold : messages.deliveriesGoingOut}</p>
<button class="second" name="paused" value="${String(!paused)}">${paused ? messages.letThemGo : messages.holdThemBack}</button></form></div>
<section><h2>${messages.events}</h2>${table([messages.time, messages.event, messages.entity, messages.sequence, messages.delivery, ''], rows, messages.nothingHasChangedYet)}</section>`
}

function introOf(target: string | undefined): Markup | string {
  const count = shownEvents
  if (!target) return messages.eventsNotDelivered({ count })
  return messages.eventsDelivered({ count, target, code: (text) => html`<code>${text}</code>` })
}

type EventView = ReturnType<typeof eventView>

function eventRow(event: EventView): Markup {
  const { id, at, name, entityId, sequence, payload, identity } = event
  return html`<tr><td>${at.slice(11, 23)}</td><td>${name}<br><small>${identity.identityType}</small></td>
<td><code>${entityId}</code></td><td class="number">${sequence}</td><td>${deliveryOf(event)}</td>
<td><details><summary>${messages.payload}</summary><pre>${JSON.stringify(payload, undefined, 2)}</pre></details>
<form method="post" action="/_inspector/events/redeliver"><input type="hidden" name="id" value="${id}"><button class="second small">${messages.deliverAgain}</button></form></td></tr>`
}

const words = {
  LOGGED: () => messages.writtenDown,
  WAITING: () => messages.waiting,
  DELIVERED: () => messages.delivered,
  GIVEN_UP: () => messages.givenUp,
} as const

function deliveryOf({ state, deliveries }: EventView): Markup {
  const failed = state === 'GIVEN_UP' || (state === 'WAITING' && deliveries.length > 0)
  const attempts = deliveries.map(
    ({ at, status, ms, error = '' }) =>
      html`<br><small>${messages.attempt({ time: at.slice(11, 19), result: status || messages.noAnswer, ms, error })}</small>`,
  )
  return html`<span class="state ${failed && 'bad'}">${words[state]()}</span>${attempts.slice(-3)}`
}
