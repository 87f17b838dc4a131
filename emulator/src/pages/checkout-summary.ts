// Renders the order beside the form: lines with pictures, and the totals of the wire type. Above the form of a phone it
// is folded to one row with the amount.
import { localeOf } from '@vitrine/languages'
import { currentLanguage } from '@vitrine/languages/current'
import type { WireCartLine, WireCheckout } from '@vitrine/platform'
import { messages } from '../__generated__/messages/checkout.ts'
import { messages as common } from '../__generated__/messages/common.ts'
import { html, type Markup } from './kit/html.ts'

/**
 * Renders the summary. `isFinal`: the address that determines tax is known. The parts that a changed choice replaces are
 * inside of the fold, so that it stays as the buyer left it.
 */
export function summaryOf(checkout: WireCheckout, isFinal: boolean): Markup {
  const { lineItems } = checkout
  const isOpen = lineItems.some((line) => problem(line))
  return html`<aside class="summary" aria-label="${messages.orderSummary}"><details class="fold" ${isOpen && html`open`}>
<summary><span>${messages.yourOrder}</span> ${dueOf(checkout, isFinal)}</summary>
<div data-part="summary"><h2>${messages.yourOrder}</h2>
<ul class="lines">${lineItems.map(lineOf)}</ul>
<dl class="totals">${totalsOf(checkout, isFinal)}</dl>
${chargedIn(checkout)}</div></details></aside>`
}

/** Renders what the row of a folded order says: the pieces, and the total, or the subtotal while tax is not known. */
function dueOf(checkout: WireCheckout, isFinal: boolean): Markup {
  const { lineItems, priceSummary } = checkout
  const count = lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
  const [label, amount] = isFinal
    ? [totalWords(checkout), priceSummary?.total]
    : [messages.subtotal, priceSummary?.subtotal]
  return html`<span class="due" data-part="due"><strong>${amount?.formattedAmount}</strong>
<small>${messages.itemCount({ count })}</small> <small>${label}</small></span>`
}

const textOf = (
  text: { original?: string | null; translated?: string | null } | null | undefined,
) => text?.translated ?? text?.original

function lineOf(line: WireCartLine): Markup {
  const name = textOf(line.productName) ?? messages.item
  const choices = choicesOf(line)
  const picture = line.media?.url ? smallPicture(line.media.url) : undefined
  return html`<li class="line">
${
  picture
    ? html`<img src="${picture}" alt="${line.media?.altText ?? ''}" width="64" height="80">`
    : html`<span class="blank"></span>`
}
<p>${name}${choices && html`<small>${choices}</small>`}<small>${messages.quantity({ quantity: line.quantity })}</small>${problem(line)}</p>
<span>${line.lineItemPrice?.formattedAmount}</span></li>`
}

/** Returns a relative URL, so that pictures load under every host name of the page; the style crops it. */
function smallPicture(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  return `${path}/v1/fit/w_200,h_200,q_80,enc_auto/line.jpg`
}

const choicesOf = ({ descriptionLines }: WireCartLine): string =>
  (descriptionLines ?? [])
    .map(({ plainText, colorInfo }) => textOf(plainText) ?? textOf(colorInfo) ?? '')
    .filter(Boolean)
    .join(', ')

function problem({ availability }: WireCartLine): Markup | undefined {
  const left = availability?.quantityAvailable ?? 0
  switch (availability?.status) {
    case 'NOT_AVAILABLE':
      return html`<small class="gone">${messages.soldOut}</small>`
    case 'NOT_FOUND':
      return html`<small class="gone">${messages.noLongerOffered}</small>`
    case 'PARTIALLY_AVAILABLE':
      return html`<small class="gone">${messages.onlyLeft({ left })}</small>`
  }
}

function totalsOf(
  { priceSummary, appliedDiscounts, shippingInfo, giftCard }: WireCheckout,
  isFinal: boolean,
): Markup[] {
  const { subtotal, discount, shipping, additionalFees, tax, total } = priceSummary ?? {}
  const codes = (appliedDiscounts ?? []).flatMap(({ coupon }) => coupon?.code ?? [])
  const known = shippingInfo?.selectedCarrierServiceOption
  const rows: [string, string | Markup | null | undefined][] = [
    [messages.subtotal, subtotal?.formattedAmount],
    [
      messages.discount({ codes: codes.join(', ') }),
      isZero(discount) ? null : `−${discount?.formattedAmount}`,
    ],
    [messages.delivery, known ? shipping?.formattedAmount : null],
    [messages.handling, isZero(additionalFees) ? null : additionalFees?.formattedAmount],
    [messages.tax, isFinal ? tax?.formattedAmount : later()],
    [
      messages.giftCard({ end: giftCard?.obfuscatedCode?.slice(-4) ?? '' }),
      isZero(giftCard?.amount) ? null : `−${giftCard?.amount?.formattedAmount}`,
    ],
  ]
  return [
    ...rows
      .filter(([, amount]) => amount)
      .map(([name, amount]) => html`<dt>${name}</dt><dd>${amount}</dd>`),
    html`<dt class="last">${totalWords({ giftCard })}</dt><dd class="last">${isFinal ? total?.formattedAmount : later()}</dd>`,
  ]
}

/** Names the currency of the charge, which a shop with prices in several currencies may not have shown before. */
function chargedIn({ currency }: WireCheckout): Markup | undefined {
  if (!currency) return
  const name = new Intl.NumberFormat(localeOf(currentLanguage()), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value
  return html`<p class="quiet">${messages.chargedIn({ currency: name ?? currency, code: currency })}</p>`
}

/** Names the total, which is what is left beside a gift card. */
const totalWords = ({ giftCard }: Pick<WireCheckout, 'giftCard'>) =>
  isZero(giftCard?.amount) ? common.total : messages.leftToPay

const later = () => html`<span class="quiet later">${messages.calculatedWithYourAddress}</span>`

export const isZero = (money: { amount: string } | null | undefined) =>
  Number(money?.amount ?? 0) === 0
