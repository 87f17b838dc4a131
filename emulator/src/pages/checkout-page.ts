// Renders the hosted checkout page from the current checkout.
import type { WireAddress, WireCheckout } from '@vitrine/platform'
import { offeredCountries } from '../rules/countries.ts'
import { type CheckoutForm, isTaxPlace } from './checkout-form.ts'
import { summaryOf } from './checkout-summary.ts'
import { type FieldErrors, selectField, textField } from './kit/fields.ts'
import { html, type Markup } from './kit/html.ts'
import type { Page } from './kit/page.ts'

export type CheckoutView = {
  checkout: WireCheckout
  form: CheckoutForm
  errors: FieldErrors
  ships: boolean
  /** Message above the form: a declined card, a sold-out line. */
  problem?: { title: string; text: string; wayOut?: 'cart' | 'drop-coupon' }
  cartUrl?: string
  action: string
}

export function checkoutPage(view: CheckoutView): Page {
  const { checkout, form, problem, cartUrl, action } = view
  const isFinal = isTaxPlace(form)
  const total = isFinal ? ` ${checkout.priceSummary?.total?.formattedAmount}` : ''
  const body = html`<h1>Checkout</h1>
<p class="quiet lead">A test payment: no card is asked for.</p>
${problem && problemOf(problem, action, cartUrl)}
<div class="columns"><form method="post" action="${action}" novalidate>
${contactOf(view)}${addressOf(view)}${view.ships && deliveryOf(view)}
<fieldset><legend>Payment</legend>
<p class="quiet">Pay succeeds. The declined card shows what a refusal looks like.</p>
<div class="actions">
<button class="primary" name="action" value="pay" data-part="pay">Pay${total}</button>
<button class="second" name="action" value="decline">Pay with a declined card</button>
<button class="plain" name="action" value="leave">Leave without paying</button></div></fieldset>
</form>${summaryOf(checkout, isFinal)}</div>
${cartUrl && html`<p><a href="${cartUrl}">Back to the cart</a></p>`}`
  return { title: 'Checkout', place: 'Test payment', body, width: 'middle' }
}

function problemOf(
  { title, text, wayOut }: NonNullable<CheckoutView['problem']>,
  action: string,
  cartUrl: string | undefined,
): Markup {
  return html`<div class="banner alarm" role="alert"><strong>${title}</strong><p>${text}</p>
${
  wayOut === 'drop-coupon'
    ? html`<form method="post" action="${action}"><button class="second small" name="action" value="drop-coupon">Go on without the coupon</button></form>`
    : wayOut === 'cart' && cartUrl && html`<p><a href="${cartUrl}">Change the cart</a></p>`
}</div>`
}

function contactOf({ form, errors }: CheckoutView): Markup {
  const field = { type: 'email', autocomplete: 'email' }
  return html`<fieldset><legend>Contact</legend>
${textField({ ...field, name: 'email', label: 'Email', value: form.email, error: errors.email })}
<div class="pair">
${textField({ name: 'firstName', label: 'First name', value: form.firstName, error: errors.firstName, autocomplete: 'given-name' })}
${textField({ name: 'lastName', label: 'Last name', value: form.lastName, error: errors.lastName, autocomplete: 'family-name' })}
</div></fieldset>`
}

function addressOf({ form, errors, ships }: CheckoutView): Markup {
  const country = selectField({
    name: 'country',
    label: 'Country',
    value: form.country,
    error: errors.country,
    autocomplete: 'country',
    options: offeredCountries,
  })
  const state = textField({
    name: 'subdivision',
    label: 'State or region',
    value: form.subdivision.replace(/^[A-Z]{2}-/, ''),
    error: errors.subdivision,
    autocomplete: 'address-level1',
  })
  return html`<fieldset><legend>${ships ? 'Delivery address' : 'Billing address'}</legend>
${ships && streetOf(form, errors)}
<div class="pair">${country}${state}</div>
<button class="second small" name="action" value="update">Update delivery and totals</button></fieldset>`
}

function streetOf(form: CheckoutForm, errors: FieldErrors): Markup {
  return html`${textField({ name: 'addressLine', label: 'Address', value: form.addressLine, error: errors.addressLine, autocomplete: 'address-line1' })}
${textField({ name: 'addressLine2', label: 'Apartment, floor (optional)', value: form.addressLine2, error: errors.addressLine2, autocomplete: 'address-line2' })}
<div class="pair">
${textField({ name: 'city', label: 'City', value: form.city, error: errors.city, autocomplete: 'address-level2' })}
${textField({ name: 'postalCode', label: 'Postal code', value: form.postalCode, error: errors.postalCode, autocomplete: 'postal-code' })}
</div>`
}

function deliveryOf({ checkout }: CheckoutView): Markup {
  const { carrierServiceOptions, selectedCarrierServiceOption } = checkout.shippingInfo ?? {}
  const options = (carrierServiceOptions ?? []).flatMap((carrier) => carrier.shippingOptions ?? [])
  const refused = checkout.calculationErrors?.generalShippingCalculationError
  const nothing = refused
    ? 'We do not deliver to this address yet. Choose another country.'
    : 'Choose a country to see how your order can reach you.'
  return html`<fieldset data-part="delivery"><legend>Delivery</legend>
${options.length === 0 && html`<p class="quiet" ${refused && html`role="alert"`}>${nothing}</p>`}
${options.map(
  (option) => html`<label class="option"><input type="radio" name="delivery" data-updates
 value="${option.code}" ${option.code === selectedCarrierServiceOption?.code && html`checked`}>
<span>${option.title}</span><span>${option.cost?.price?.formattedAmount}</span>
<small>${option.logistics?.deliveryTime}${pickupPlace(option.logistics?.pickupDetails?.address)}</small></label>`,
)}</fieldset>`
}

/** Formats an address as the shop does: ` · 214 Warren Street, Hudson, NY 12534`. */
function pickupPlace(address: WireAddress | null | undefined): string {
  if (!address) return ''
  const { addressLine, city, subdivision, postalCode } = address
  const region = [subdivision?.split('-').at(-1), postalCode].filter(Boolean).join(' ')
  return ` · ${[addressLine, city, region].filter(Boolean).join(', ')}`
}
