// Renders pages that only show a message.
import type { FastifyReply } from 'fastify'
import { messages } from '../__generated__/messages/checkout.ts'
import { messages as common } from '../__generated__/messages/common.ts'
import type { WireOrder } from '../checkout/order.ts'
import type { Shop } from '../context.ts'
import { html } from './kit/html.ts'
import { inPageLanguage } from './kit/in-page-language.ts'
import { type Page, sendPage } from './kit/page.ts'

export function thankYouPage(order: WireOrder, { site }: Shop): Page {
  const { priceSummary } = inPageLanguage(order, site.currency)
  const total = priceSummary.total?.formattedAmount ?? ''
  const body = html`<h1>${messages.thankYou}</h1>
<p>${messages.orderIsPlaced({ number: order.number, total })}</p>
<p><a class="button primary" href="${site.shopUrl}">${common.backToShop}</a></p>`
  return { title: messages.thankYou, place: messages.orderPlaced, body }
}

export const leftPage = (): Page => ({
  title: messages.notPaid,
  place: messages.checkout,
  body: html`<h1>${messages.nothingWasPaid}</h1><p>${messages.cartIsAsYouLeftIt}</p>`,
})

/** Sends the same page for unknown, used and mistyped URLs, so that it does not reveal which exist. */
export function sendLostPage(reply: FastifyReply) {
  const body = html`<h1>${common.pageHasMovedOn}</h1>
<p>${common.linkNotValid}</p>`
  return sendPage(reply, { title: common.pageNotFound, place: common.platform, body }, 404)
}
