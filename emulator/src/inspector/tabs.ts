// Renders the content of each tab.
import { messages as common } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/inspector.ts'
import { describe, mailsTo } from '../control/control-routes.ts'
import type { Controlled } from '../control/controlled.ts'
import type { Fault } from '../faults.ts'
import { html, type Markup } from '../pages/kit/html.ts'
import type { LoggedRequest } from '../request-log.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { stockOf } from '../rules/stock.ts'
import { table } from './frame.ts'

const timeOf = (iso: string) => iso.slice(11, 23)

/** Number of calls on the page, newest first. */
const shownCalls = 200

export function callsTab({ log }: Controlled): Markup {
  const entries = log.since().slice(-shownCalls).reverse()
  return html`<p class="quiet">${messages.callsIntro({ count: shownCalls })}</p>
<form method="post" action="/_inspector/requests/clear"><p><button class="second small">${messages.clearLog}</button></p></form>
${table([messages.time, messages.call, messages.method, messages.path, messages.status, messages.ms, messages.requestId], entries.map(callRow), messages.noCallsYet)}`
}

function callRow(entry: LoggedRequest): Markup {
  const bad = entry.status === 0 || entry.status >= 400
  return html`<tr><td>${timeOf(entry.at)}</td><td>${entry.call ?? '–'}</td><td>${entry.method}</td>
<td><code>${entry.path}</code></td><td><span class="state ${bad && 'bad'}">${entry.status || messages.noAnswer}</span></td>
<td class="number">${entry.ms}</td><td><code>${entry.requestId}</code></td></tr>`
}

const kinds = [
  { value: 'latency', name: () => messages.slow },
  { value: 'status', name: () => messages.errorStatus },
  { value: 'page', name: () => messages.unknownPage },
  { value: 'success', name: () => messages.otherSuccess },
  { value: 'reset', name: () => messages.connectionCut },
  { value: 'hang', name: () => messages.neverAnswers },
] as const

export function faultsTab({ faults, state }: Controlled): Markup {
  return html`<section><h2>${messages.activeFaults}</h2>
${table([messages.method, messages.path, messages.whatHappens, messages.rate, messages.hits, ''], faults.list().map(faultRow), messages.noFaults)}</section>
<div class="cards"><form class="card" method="post" action="/_inspector/faults/add"><h2>${messages.addFault}</h2>
<label class="field"><span>${messages.pathPattern}</span><input name="path" placeholder="/ecom/v1/carts"></label>
<div class="pair"><label class="field"><span>${messages.method}</span><select name="method"><option value="">${messages.any}</option>${['GET', 'POST', 'PATCH', 'DELETE'].map((method) => html`<option>${method}</option>`)}</select></label>
<label class="field"><span>${messages.whatHappens}</span><select name="kind">${kinds.map(({ value, name }) => html`<option value="${value}">${name()}</option>`)}</select></label></div>
<div class="pair"><label class="field"><span>${messages.milliseconds}</span><input name="ms" inputmode="numeric" placeholder="1000"></label>
<label class="field"><span>${messages.status}</span><input name="status" inputmode="numeric" placeholder="503"></label></div>
<div class="pair"><label class="field"><span>${messages.rateRange}</span><input name="rate" inputmode="decimal" placeholder="1"></label>
<label class="field"><span>${messages.times}</span><input name="times" inputmode="numeric" placeholder="${messages.any}"></label></div>
<label class="field"><span>${messages.when}</span><select name="when"><option value="before">${messages.beforeCall}</option><option value="after">${messages.afterCall}</option></select></label>
<button class="primary">${messages.add}</button></form>
<form class="card" method="post" action="/_inspector/clock"><h2>${messages.clock}</h2><p>${messages.itIs({ time: state.now().toISOString() })}</p>
<label class="field"><span>${messages.moveForward}</span><input name="advanceSeconds" inputmode="numeric" value="3600"></label>
<button class="primary">${messages.move}</button></form>
<form class="card" method="post" action="/_inspector/reset"><h2>${messages.startOver}</h2>
<p>${messages.resetIntro}</p><button class="second">${messages.resetShop}</button></form></div>`
}

function faultRow(fault: Fault): Markup {
  const detail = {
    latency: messages.duration({ ms: fault.ms ?? 1000 }),
    status: `${fault.status ?? 503}`,
    success: `${fault.status ?? 204}`,
  }
  const { times } = fault
  const hits = times ? messages.hitsOf({ hits: fault.hits, times }) : fault.hits
  const kind = kinds.find(({ value }) => value === fault.kind)
  return html`<tr><td>${fault.match?.method ?? messages.any}</td><td><code>${fault.match?.path ?? messages.everyPath}</code></td>
<td>${kind?.name()} ${detail[fault.kind as keyof typeof detail] ?? ''} ${fault.when === 'after' && messages.afterInBrackets}</td><td>${fault.rate ?? 1}</td><td>${hits}</td>
<td><form method="post" action="/_inspector/faults/remove"><input type="hidden" name="id" value="${fault.id}"><button class="second small">${messages.switchOff}</button></form></td></tr>`
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
<input name="quantity" inputmode="numeric" aria-label="${messages.quantityOf({ name: product.name })}" value="${product.trackInventory ? (variant.quantity ?? 0) : variant.inStock ? 1 : 0}" class="short">
<button class="second small">${messages.set}</button></form></td></tr>`
    }),
  )
  return html`<p class="quiet">${messages.stockIntro}</p>
${table([messages.product, messages.choices, messages.status, messages.left], rows, messages.noProducts)}`
}

const stockState = (product: StoredProduct): Markup => {
  const { inStock, inventoryStatus } = stockOf(product)
  return html`<span class="state ${!inStock && 'bad'}">${inventoryStatus}</span>`
}

export function shopTab(controlled: Controlled): Markup {
  const { coupons, giftCards, accounts, clientId, siteId, apiKey } = describe(controlled)
  const couponRows = coupons.map(
    ({ code, name, type, status }) =>
      html`<tr><td><code>${code}</code></td><td>${name}</td><td>${type}</td><td><span class="state ${status !== 'ACTIVE' && 'bad'}">${status}</span></td></tr>`,
  )
  const giftCardRows = giftCards.map(
    ({ code, balance, status }) =>
      html`<tr><td><code>${code}</code></td><td>${balance}</td><td><span class="state ${status !== 'ACTIVE' && 'bad'}">${status}</span></td></tr>`,
  )
  const accountRows = accounts.map(
    ({ email, password, role, status }) =>
      html`<tr><td>${email}</td><td><code>${password}</code></td><td>${role}</td><td>${status}</td></tr>`,
  )
  return html`<section><h2>${messages.coupons}</h2>${table([common.code, common.name, messages.kind, messages.state], couponRows, messages.none)}</section>
<section><h2>${messages.giftCards}</h2>${table([common.code, messages.left, messages.state], giftCardRows, messages.none)}</section>
<section><h2>${messages.accounts}</h2>${table([common.email, common.password, messages.role, messages.status], accountRows, messages.none)}</section>
<section><h2>${messages.keys}</h2>${table(
    [common.name, messages.value],
    [
      html`<tr><td>${messages.clientId}</td><td><code>${clientId}</code></td></tr>`,
      html`<tr><td>${messages.siteId}</td><td><code>${siteId}</code></td></tr>`,
      html`<tr><td>${messages.apiKey}</td><td><code>${apiKey}</code></td></tr>`,
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
  return table(
    [messages.number, messages.placed, common.payment, common.total],
    rows,
    messages.noOrdersYet,
  )
}

export function outboxTab({ state }: Controlled): Markup {
  const rows = [...mailsTo(state, undefined)]
    .reverse()
    .map(
      ({ to, kind, subject, code, link, sentAt }) =>
        html`<tr><td>${sentAt.slice(0, 19)}</td><td>${to}</td><td>${kind}</td><td>${subject}</td><td>${code}${link && html`<a href="${link}">${messages.open}</a>`}</td></tr>`,
    )
  return table(
    [messages.sent, messages.to, messages.kind, messages.subject, ''],
    rows,
    messages.noEmailsYet,
  )
}
