import { html, type Markup } from '../pages/kit/html.ts'
import type { Page } from '../pages/kit/page.ts'

const tabs = [
  { path: '/_inspector', name: 'Calls' },
  { path: '/_inspector/faults', name: 'Faults and clock' },
  { path: '/_inspector/stock', name: 'Stock' },
  { path: '/_inspector/shop', name: 'Coupons and accounts' },
  { path: '/_inspector/members', name: 'Members' },
  { path: '/_inspector/orders', name: 'Orders' },
  { path: '/_inspector/outbox', name: 'Outbox' },
  { path: '/_inspector/events', name: 'Events' },
] as const

export type TabName = (typeof tabs)[number]['name']

/** Renders one tab of the inspector inside the platform's page frame. */
export function inspectorPage(tab: TabName, content: Markup, refresh?: number): Page {
  const body = html`<nav class="tabs" aria-label="Inspector">${tabs.map(
    ({ path, name }) =>
      html`<a href="${path}" ${name === tab && html`aria-current="page"`}>${name}</a>`,
  )}</nav><h1>${tab}</h1>${content}`
  return { title: tab, place: 'Embedded platform', body, width: 'wide', refresh }
}

/** Renders a table that scrolls by itself, or a sentence when there are no rows. */
export function table(heads: readonly string[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${heads[0]} table" data-part="table-${heads[0]}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}
