// What a person typed on the checkout page.
import { z } from 'zod'
import type { StoredCheckout } from '../rows/commerce-rows.ts'
import { offeredCountries } from '../rules/countries.ts'
import type { FieldErrors } from './kit/fields.ts'

const typed = (max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim().slice(0, max) : ''), z.string())

export const checkoutForm = z.object({
  action: typed(20),
  email: typed(254),
  firstName: typed(100),
  lastName: typed(100),
  addressLine: typed(150),
  addressLine2: typed(100),
  city: typed(50),
  postalCode: typed(50),
  country: typed(2),
  subdivision: typed(50),
  delivery: typed(100),
})
export type CheckoutForm = z.output<typeof checkoutForm>

/** What is known of the person before they type anything. */
export function formOf(checkout: StoredCheckout): CheckoutForm {
  const address = checkout.shippingAddress ?? checkout.billingAddress ?? {}
  return checkoutForm.parse({
    email: checkout.email,
    firstName: checkout.contact?.firstName,
    lastName: checkout.contact?.lastName,
    addressLine: address.addressLine,
    addressLine2: address.addressLine2,
    city: address.city,
    postalCode: address.postalCode,
    country: address.country,
    subdivision: address.subdivision,
    delivery: checkout.selectedShippingOption?.code,
  })
}

const email = z.email()
const isCountry = (code: string) => offeredCountries.some((country) => country.code === code)

/** What has to be there before an order can be made; less when nothing is sent. */
export function problemsOf(form: CheckoutForm, ships: boolean): FieldErrors {
  const missing = (value: string, text: string) => (value ? undefined : text)
  return {
    email: email.safeParse(form.email).success ? undefined : 'Enter an e-mail address',
    firstName: missing(form.firstName, 'Enter a first name'),
    lastName: missing(form.lastName, 'Enter a last name'),
    country: isCountry(form.country) ? undefined : 'Choose a country',
    ...(ships && {
      addressLine: missing(form.addressLine, 'Enter a street and number'),
      city: missing(form.city, 'Enter a city'),
      postalCode: missing(form.postalCode, 'Enter a postal code'),
    }),
    ...(form.country === 'US' && {
      subdivision: /^(US-)?[A-Za-z]{2}$/.test(form.subdivision)
        ? undefined
        : 'Enter a state, for example NY',
    }),
  }
}

export const hasProblems = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean)

/** The checkout with what was typed; only what can be kept is kept. */
export function withForm(checkout: StoredCheckout, form: CheckoutForm, ships: boolean) {
  const address = addressOf(form)
  return {
    ...checkout,
    email: email.safeParse(form.email).success ? form.email : checkout.email,
    contact: { ...checkout.contact, firstName: form.firstName, lastName: form.lastName },
    billingAddress: address,
    ...(ships && { shippingAddress: address }),
    ...(form.delivery && { selectedShippingOption: { code: form.delivery } }),
  }
}

function addressOf(form: CheckoutForm) {
  if (!isCountry(form.country)) return null
  const { country, addressLine, addressLine2, city, postalCode } = form
  const state = form.subdivision.toUpperCase()
  const subdivision = state && !state.includes('-') ? `${country}-${state}` : state
  return { country, subdivision, addressLine, addressLine2, city, postalCode }
}
