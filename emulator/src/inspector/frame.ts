import { messages } from '../__generated__/messages/inspector.ts'
import { html, type Markup } from '../pages/kit/html.ts'
import type { Page } from '../pages/kit/page.ts'

/** The tabs of the inspector with their names. */
export const tabs = {
  calls: { path: '/_inspector', title: () => messages.calls },
  faults: { path: '/_inspector/faults', title: () => messages.faultsAndClock },
  stock: { path: '/_inspector/stock', title: () => messages.stock },
  shop: { path: '/_inspector/shop', title: () => messages.couponsAndAccounts },
  members: { path: '/_inspector/members', title: () => messages.members },
  orders: { path: '/_inspector/orders', title: () => messages.orders },
  outbox: { path: '/_inspector/outbox', title: () => messages.outbox },
  events: { path: '/_inspector/events', title: () => messages.events },
} as const

export type TabName = keyof typeof tabs

/** Renders one tab of the inspector inside the platform's page frame. The log of calls renews itself. */
export function inspectorPage(tab: TabName, content: Markup): Page {
  const title = tabs[tab].title()
  const body = html`<nav class="tabs" aria-label="${messages.inspector}">${Object.entries(tabs).map(
    ([name, one]) =>
      html`<a href="${one.path}" ${name === tab && html`aria-current="page"`}>${one.title()}</a>`,
  )}</nav><h1>${title}</h1>${content}`
  const refresh = tab === 'calls' ? 3 : undefined
  return { title, place: messages.embeddedPlatform, body, width: 'wide', refresh }
}

/** Renders a table that scrolls by itself, or a sentence when there are no rows. */
export function table(heads: readonly string[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const label = messages.tableOf({ name: heads[0] ?? '' })
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${label}" data-part="table-${heads[0]}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}
