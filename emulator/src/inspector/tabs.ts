// Renders the content of each tab.
import { describe, mailsTo } from '../control/control-routes.ts'
import type { Controlled } from '../control/controlled.ts'
import type { Fault } from '../faults.ts'
import { html, type Markup } from '../pages/kit/html.ts'
import type { LoggedRequest } from '../request-log.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { stockOf } from '../rules/stock.ts'
import { table } from './frame.ts'

const timeOf = (iso: string) => iso.slice(11, 23)

export function callsTab({ log }: Controlled): Markup {
  const entries = log.since().slice(-200).reverse()
  return html`<p class="quiet">The last 200 calls, newest first. The table renews itself every three seconds.</p>
<form method="post" action="/_inspector/requests/clear"><p><button class="second small">Clear the log</button></p></form>
${table(['Time', 'Call', 'Method', 'Path', 'Status', 'ms', 'Request id'], entries.map(callRow), 'No calls yet. Open the shop, and they appear here.')}`
}

function callRow(entry: LoggedRequest): Markup {
  const bad = entry.status === 0 || entry.status >= 400
  return html`<tr><td>${timeOf(entry.at)}</td><td>${entry.call ?? '–'}</td><td>${entry.method}</td>
<td><code>${entry.path}</code></td><td><span class="state ${bad && 'bad'}">${entry.status || 'no answer'}</span></td>
<td class="number">${entry.ms}</td><td><code>${entry.requestId}</code></td></tr>`
}

const kinds = [
  { value: 'latency', name: 'Slow (ms)' },
  { value: 'status', name: 'Error status' },
  { value: 'reset', name: 'Connection cut' },
  { value: 'hang', name: 'Never answers' },
]

export function faultsTab({ faults, state }: Controlled): Markup {
  return html`<section><h2>Active faults</h2>
${table(['Method', 'Path', 'What happens', 'Rate', 'Hits', ''], faults.list().map(faultRow), 'None. Every call is answered.')}</section>
<div class="cards"><form class="card" method="post" action="/_inspector/faults/add"><h2>Add a fault</h2>
<label class="field"><span>Path, a prefix or with *</span><input name="path" placeholder="/ecom/v1/carts"></label>
<div class="pair"><label class="field"><span>Method</span><select name="method"><option value="">any</option>${['GET', 'POST', 'PATCH', 'DELETE'].map((method) => html`<option>${method}</option>`)}</select></label>
<label class="field"><span>What happens</span><select name="kind">${kinds.map(({ value, name }) => html`<option value="${value}">${name}</option>`)}</select></label></div>
<div class="pair"><label class="field"><span>Milliseconds</span><input name="ms" inputmode="numeric" placeholder="1000"></label>
<label class="field"><span>Status</span><input name="status" inputmode="numeric" placeholder="503"></label></div>
<div class="pair"><label class="field"><span>Rate, 0 to 1</span><input name="rate" inputmode="decimal" placeholder="1"></label>
<label class="field"><span>Times</span><input name="times" inputmode="numeric" placeholder="any"></label></div>
<label class="field"><span>When</span><select name="when"><option value="before">before the call takes effect</option><option value="after">after it took effect</option></select></label>
<button class="primary">Add</button></form>
<form class="card" method="post" action="/_inspector/clock"><h2>Clock</h2><p>It is ${state.now().toISOString()} here.</p>
<label class="field"><span>Move forward by seconds</span><input name="advanceSeconds" inputmode="numeric" value="3600"></label>
<button class="primary">Move</button></form>
<form class="card" method="post" action="/_inspector/reset"><h2>Start over</h2>
<p>Back to the seed: carts, orders, tokens and mails are gone, faults are off.</p><button class="second">Reset the shop</button></form></div>`
}

function faultRow(fault: Fault): Markup {
  const detail = { latency: `${fault.ms ?? 1000} ms`, status: `${fault.status ?? 503}` }
  const what = kinds.find((kind) => kind.value === fault.kind)?.name
  return html`<tr><td>${fault.match?.method ?? 'any'}</td><td><code>${fault.match?.path ?? 'every path'}</code></td>
<td>${what} ${detail[fault.kind as keyof typeof detail] ?? ''} ${fault.when === 'after' && '(after)'}</td><td>${fault.rate ?? 1}</td><td>${fault.hits}${fault.times && ` of ${fault.times}`}</td>
<td><form method="post" action="/_inspector/faults/remove"><input type="hidden" name="id" value="${fault.id}"><button class="second small">Switch off</button></form></td></tr>`
}

/** Maximum number of rows of the stock table; ten thousand would only slow the page down. */
const shownProducts = 120

export function stockTab({ state }: Controlled): Markup {
  const products = state.products.all().slice(0, shownProducts)
  const rows = products.flatMap((product) =>
    product.variants.map((variant, index) => {
      const choices = Object.entries(variant.choices)
      return html`<tr><td>${index === 0 && product.name}</td><td>${choices.map(([, choice]) => choice).join(', ') || '–'}</td>
<td>${index === 0 && stockState(product)}</td>
<td><form class="inline" method="post" action="/_inspector/stock"><input type="hidden" name="slug" value="${product.slug}">
<input type="hidden" name="choices" value="${JSON.stringify(variant.choices)}">
<input name="quantity" inputmode="numeric" aria-label="Quantity of ${product.name}" value="${product.trackInventory ? (variant.quantity ?? 0) : variant.inStock ? 1 : 0}" class="short">
<button class="second small">Set</button></form></td></tr>`
    }),
  )
  return html`<p class="quiet">Set a quantity while it lies in a cart to see the shop notice. Products that are not counted are in stock (1) or not (0).</p>
${table(['Product', 'Choices', 'Status', 'Left'], rows, 'No products.')}`
}

const stockState = (product: StoredProduct): Markup => {
  const { inStock, inventoryStatus } = stockOf(product)
  return html`<span class="state ${!inStock && 'bad'}">${inventoryStatus}</span>`
}

export function shopTab(controlled: Controlled): Markup {
  const { coupons, accounts, clientId, siteId, apiKey } = describe(controlled)
  const couponRows = coupons.map(
    ({ code, name, type, status }) =>
      html`<tr><td><code>${code}</code></td><td>${name}</td><td>${type}</td><td><span class="state ${status !== 'ACTIVE' && 'bad'}">${status}</span></td></tr>`,
  )
  const accountRows = accounts.map(
    ({ email, password, role, status }) =>
      html`<tr><td>${email}</td><td><code>${password}</code></td><td>${role}</td><td>${status}</td></tr>`,
  )
  return html`<section><h2>Coupons</h2>${table(['Code', 'Name', 'Kind', 'State'], couponRows, 'None.')}</section>
<section><h2>Accounts</h2>${table(['Email', 'Password', 'Role', 'Status'], accountRows, 'None.')}</section>
<section><h2>Keys</h2>${table(
    ['Name', 'Value'],
    [
      html`<tr><td>Client id</td><td><code>${clientId}</code></td></tr>`,
      html`<tr><td>Site id</td><td><code>${siteId}</code></td></tr>`,
      html`<tr><td>API key</td><td><code>${apiKey}</code></td></tr>`,
    ],
    '',
  )}</section>`
}

export function ordersTab({ state }: Controlled): Markup {
  const rows = [...state.orders.all()]
    .reverse()
    .map(
      ({ order }) =>
        html`<tr><td>${order.number}</td><td>${order.createdDate.slice(0, 19)}</td><td>${order.paymentStatus}</td><td class="number">${order.priceSummary.total?.formattedAmount}</td></tr>`,
    )
  return table(['Number', 'Placed', 'Payment', 'Total'], rows, 'No orders yet.')
}

export function outboxTab({ state }: Controlled): Markup {
  const rows = [...mailsTo(state, undefined)]
    .reverse()
    .map(
      ({ to, kind, subject, code, link, sentAt }) =>
        html`<tr><td>${sentAt.slice(0, 19)}</td><td>${to}</td><td>${kind}</td><td>${subject}</td><td>${code}${link && html`<a href="${link}">open</a>`}</td></tr>`,
    )
  return table(['Sent', 'To', 'Kind', 'Subject', ''], rows, 'No emails yet.')
}
