// Renders the hosted checkout page from the current checkout.
import { currentLanguage } from '@vitrine/languages/current'
import type { WireAddress, WireCheckout } from '@vitrine/platform'
import { messages } from '../__generated__/messages/checkout.ts'
import { messages as common } from '../__generated__/messages/common.ts'
import { offeredCountries } from '../rules/countries.ts'
import { type CheckoutForm, isTaxPlace } from './checkout-form.ts'
import { isZero, summaryOf } from './checkout-summary.ts'
import { type FieldErrors, selectField, textField } from './kit/fields.ts'
import { html, type Markup } from './kit/html.ts'
import type { Page } from './kit/page.ts'

/** A way to go on: change the cart, or without the code or card. */
export type WayOut = 'cart' | 'drop-coupon' | 'drop-gift-card'

export type CheckoutView = {
  checkout: WireCheckout
  form: CheckoutForm
  errors: FieldErrors
  ships: boolean
  /** Message above the form: a declined card, a sold-out line. */
  problem?: { title: string; text: string; wayOut?: WayOut }
  /** What is left on the gift card; sent with the form, so that nothing is charged that the page did not show. */
  cardBalance: string | null
  cartUrl?: string
  action: string
}

export function checkoutPage(view: CheckoutView): Page {
  const { checkout, form, problem, cartUrl, action } = view
  const isFinal = isTaxPlace(form)
  const body = html`<h1>${messages.checkout}</h1>
<p class="quiet lead">${messages.intro}</p>
${problem && problemOf(problem, action, cartUrl)}
<div class="columns"><form method="post" action="${action}" novalidate>
${contactOf(view)}${addressOf(view)}${view.ships && deliveryOf(view)}
<fieldset><legend>${common.payment}</legend>
<p class="quiet">${messages.paymentIntro}</p>
${view.cardBalance !== null && html`<input type="hidden" name="cardBalance" value="${view.cardBalance}">`}
<div class="actions">
<button class="primary" name="action" value="pay" data-part="pay">${payOf(view, isFinal)}</button>
<button class="plain" name="action" value="decline">${messages.payWithDeclinedCard}</button>
${!cartUrl && html`<button class="plain" name="action" value="leave">${messages.leaveWithoutPaying}</button>`}</div></fieldset>
</form>${summaryOf(checkout, isFinal)}</div>`
  const place = cartUrl
    ? html`<a href="${cartUrl}">${messages.backToCart}</a>`
    : messages.testPayment
  return { title: messages.checkout, place, body, width: 'wide' }
}

/** Renders the words of the button: the amount as far as it is known, and what is added to it. */
function payOf({ checkout, ships }: CheckoutView, isFinal: boolean): Markup {
  const { total: due } = checkout.priceSummary ?? {}
  const total = due?.formattedAmount ?? ''
  const isDeliveryKnown = !ships || checkout.shippingInfo?.selectedCarrierServiceOption
  const added = isDeliveryKnown ? messages.plusTax : messages.plusDeliveryAndTax
  if (isFinal && isZero(due)) return html`${messages.placeOrder}`
  return html`${messages.payTotal({ total })}${!isFinal && html` <small>${added}</small>`}`
}

function problemOf(
  { title, text, wayOut }: NonNullable<CheckoutView['problem']>,
  action: string,
  cartUrl: string | undefined,
): Markup {
  return html`<div class="banner alarm" role="alert"><strong>${title}</strong><p>${text}</p>
${
  wayOut === 'drop-coupon' || wayOut === 'drop-gift-card'
    ? html`<form method="post" action="${action}"><button class="second small" name="action" value="${wayOut}">${goOn(wayOut)}</button></form>`
    : wayOut === 'cart' && cartUrl && html`<p><a href="${cartUrl}">${messages.changeCart}</a></p>`
}</div>`
}

const goOn = (wayOut: 'drop-coupon' | 'drop-gift-card') =>
  wayOut === 'drop-coupon' ? messages.goOnWithoutCoupon : messages.goOnWithoutGiftCard

function contactOf({ form, errors }: CheckoutView): Markup {
  const field = { type: 'email', autocomplete: 'email' }
  return html`<fieldset><legend>${messages.contact}</legend>
${textField({ ...field, name: 'email', label: common.email, value: form.email, error: errors.email })}
<div class="pair">
${textField({ name: 'firstName', label: messages.firstName, value: form.firstName, error: errors.firstName, autocomplete: 'given-name' })}
${textField({ name: 'lastName', label: messages.lastName, value: form.lastName, error: errors.lastName, autocomplete: 'family-name' })}
</div></fieldset>`
}

function addressOf({ form, errors, ships }: CheckoutView): Markup {
  const country = selectField({
    name: 'country',
    label: messages.country,
    value: form.country,
    error: errors.country,
    autocomplete: 'country',
    options: offeredCountries(currentLanguage()),
  })
  const isStateOptional = form.country !== '' && form.country !== 'US'
  const state = textField({
    name: 'subdivision',
    label: html`<span data-part="state">${isStateOptional ? messages.stateOrRegionOptional : messages.stateOrRegion}</span>`,
    updates: true,
    value: form.subdivision.replace(/^[A-Z]{2}-/, ''),
    error: errors.subdivision,
    autocomplete: 'address-level1',
  })
  return html`<fieldset><legend>${ships ? messages.deliveryAddress : messages.billingAddress}</legend>
${ships && streetOf(form, errors)}
<div class="pair">${country}${state}</div>
<noscript><button class="second small" name="action" value="update">${messages.updateTotals}</button></noscript></fieldset>`
}

function streetOf(form: CheckoutForm, errors: FieldErrors): Markup {
  return html`${textField({ name: 'addressLine', label: messages.address, value: form.addressLine, error: errors.addressLine, autocomplete: 'address-line1' })}
${textField({ name: 'addressLine2', label: messages.addressLine2, value: form.addressLine2, error: errors.addressLine2, autocomplete: 'address-line2' })}
<div class="pair">
${textField({ name: 'city', label: messages.city, value: form.city, error: errors.city, autocomplete: 'address-level2' })}
${textField({ name: 'postalCode', label: messages.postalCode, value: form.postalCode, error: errors.postalCode, autocomplete: 'postal-code' })}
</div>`
}

function deliveryOf({ checkout }: CheckoutView): Markup {
  const { carrierServiceOptions, selectedCarrierServiceOption } = checkout.shippingInfo ?? {}
  const options = (carrierServiceOptions ?? []).flatMap((carrier) => carrier.shippingOptions ?? [])
  const refused = checkout.calculationErrors?.generalShippingCalculationError
  const nothing = refused ? messages.noDelivery : messages.chooseCountryFirst
  return html`<fieldset data-part="delivery"><legend>${messages.delivery}</legend>
${options.length === 0 && html`<p class="quiet" ${refused && html`role="alert"`}>${nothing}</p>`}
${options.map(
  (option) => html`<label class="option"><input type="radio" name="delivery" data-updates="true"
 value="${option.code}" ${option.code === selectedCarrierServiceOption?.code && html`checked`}>
<span>${option.title}</span><span>${option.cost?.price?.formattedAmount}</span>
<small>${option.logistics?.deliveryTime}${pickupPlace(option.logistics?.pickupDetails?.address)}</small></label>`,
)}</fieldset>`
}

/** Formats an address as the shop does: ` · 48 Warren Street, Hudson, NY 12534`. */
function pickupPlace(address: WireAddress | null | undefined): string {
  if (!address) return ''
  const { addressLine, city, subdivision, postalCode } = address
  const region = [subdivision?.split('-').at(-1), postalCode].filter(Boolean).join(' ')
  return ` · ${[addressLine, city, region].filter(Boolean).join(', ')}`
}
