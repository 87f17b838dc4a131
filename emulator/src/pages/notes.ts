// Renders pages that only show a message.
import type { FastifyReply } from 'fastify'
import type { WireOrder } from '../checkout/order.ts'
import type { Shop } from '../context.ts'
import { html } from './kit/html.ts'
import { type Page, sendPage } from './kit/page.ts'

export function thankYouPage(order: WireOrder, { site }: Shop): Page {
  const total = order.priceSummary.total?.formattedAmount
  const body = html`<h1>Thank you</h1>
<p>Your order ${order.number} over ${total} is placed.</p>
<p><a class="button primary" href="${site.shopUrl}">Back to the shop</a></p>`
  return { title: 'Thank you', place: 'Order placed', body }
}

export const leftPage: Page = {
  title: 'Not paid',
  place: 'Checkout',
  body: html`<h1>Nothing was paid</h1><p>You can close this page. Your cart is as you left it.</p>`,
}

/** Sends the same page for unknown, used and mistyped URLs, so that it does not reveal which exist. */
export function sendLostPage(reply: FastifyReply) {
  const body = html`<h1>This page has moved on</h1>
<p>The link is not valid, or not any more. Go back to the shop and start again from there.</p>`
  return sendPage(reply, { title: 'Not found', place: 'Platform', body }, 404)
}
