// Renders the events tab: raised events, their deliveries, and a form that raises any event.
import { changeEventNames } from '@vitrine/platform'
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
  return html`<p class="quiet">The last ${shownEvents} changes, newest first. ${
    events.target
      ? html`They are delivered to <code>${events.target}</code>.`
      : 'They are not delivered: PLATFORM_WEBHOOK_URL is not set.'
  }</p>
<div class="cards"><form class="card" method="post" action="/_inspector/events/cause"><h2>Cause an event</h2>
<label class="field"><span>Event</span><select name="name">${changeEventNames.map((name) => html`<option>${name}</option>`)}</select></label>
<label class="field"><span>Id of the entity</span><input name="entityId" placeholder="any"></label>
<label class="field"><span>Body as JSON</span><textarea name="body" rows="4" placeholder="made up"></textarea></label>
<button class="primary">Cause</button></form>
<form class="card" method="post" action="/_inspector/events/pause"><h2>Deliveries</h2>
<p>${paused ? 'On hold: events are stored and delivered later.' : 'Going out as things happen.'}</p>
<button class="second" name="paused" value="${String(!paused)}">${paused ? 'Let them go' : 'Hold them back'}</button></form></div>
<section><h2>Events</h2>${table(['Time', 'Event', 'Entity', 'Sequence', 'Delivery', ''], rows, 'Nothing has changed yet.')}</section>`
}

type EventView = ReturnType<typeof eventView>

function eventRow(event: EventView): Markup {
  const { id, at, name, entityId, sequence, payload, identity } = event
  return html`<tr><td>${at.slice(11, 23)}</td><td>${name}<br><small>${identity.identityType}</small></td>
<td><code>${entityId}</code></td><td class="number">${sequence}</td><td>${deliveryOf(event)}</td>
<td><details><summary>Payload</summary><pre>${JSON.stringify(payload, undefined, 2)}</pre></details>
<form method="post" action="/_inspector/events/redeliver"><input type="hidden" name="id" value="${id}"><button class="second small">Deliver again</button></form></td></tr>`
}

const words = {
  LOGGED: 'written down',
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  GIVEN_UP: 'given up',
} as const

function deliveryOf({ state, deliveries }: EventView): Markup {
  const failed = state === 'GIVEN_UP' || (state === 'WAITING' && deliveries.length > 0)
  const attempts = deliveries.map(
    ({ at, status, ms, error }) =>
      html`<br><small>${at.slice(11, 19)} ${status || 'no answer'} ${ms} ms ${error}</small>`,
  )
  return html`<span class="state ${failed && 'bad'}">${words[state]}</span>${attempts.slice(-3)}`
}
