// Parses and validates the form of the checkout page.
import { z } from 'zod'
import { messages } from '../__generated__/messages/checkout.ts'
import type { StoredCheckout } from '../rows/commerce-rows.ts'
import { isOfferedCountry } from '../rules/countries.ts'
import type { FieldErrors } from './kit/fields.ts'

/** Maximum lengths of the platform's fields. docs/contract/cart.md §3, §5.6. */
const limits = {
  email: 254,
  firstName: 100,
  lastName: 100,
  addressLine: 150,
  addressLine2: 100,
  city: 50,
  postalCode: 50,
  subdivision: 50,
} as const
type Limited = keyof typeof limits
const limited = Object.keys(limits) as Limited[]

/** Truncates far above every limit: text that is too long for a field is refused, never shortened. */
const typed = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().slice(0, 1000) : ''),
  z.string(),
)

export const checkoutForm = z.object({
  action: typed,
  email: typed,
  firstName: typed,
  lastName: typed,
  addressLine: typed,
  addressLine2: typed,
  city: typed,
  postalCode: typed,
  country: typed,
  subdivision: typed,
  delivery: typed,
  cardBalance: typed,
})
export type CheckoutForm = z.output<typeof checkoutForm>

/** Returns the form with the data known before any input. */
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
const isCode = (code: string) => code.length > 0 && code.length <= 100

/** Returns errors of fields that exceed the platform's limits. */
export const tooLong = (form: CheckoutForm): FieldErrors =>
  Object.fromEntries(
    limited
      .filter((name) => form[name].length > limits[name])
      .map((name) => [name, messages.tooLong({ most: limits[name] })]),
  )

/** Returns errors of fields that an order requires; fewer when nothing is shipped. */
export function problemsOf(form: CheckoutForm, ships: boolean): FieldErrors {
  const missing = (value: string, text: string) => (value ? undefined : text)
  return {
    email: email.safeParse(form.email).success ? undefined : messages.enterEmail,
    firstName: missing(form.firstName, messages.enterFirstName),
    lastName: missing(form.lastName, messages.enterLastName),
    country: isOfferedCountry(form.country) ? undefined : messages.chooseCountry,
    ...(ships && {
      addressLine: missing(form.addressLine, messages.enterStreet),
      city: missing(form.city, messages.enterCity),
      postalCode: missing(form.postalCode, messages.enterPostalCode),
    }),
    ...(!hasItsState(form) && { subdivision: messages.enterState }),
    ...tooLong(form),
  }
}

const hasItsState = ({ country, subdivision }: CheckoutForm) =>
  country !== 'US' || /^(US-)?[A-Za-z]{2}$/.test(subdivision)

/** Whether tax can be calculated; without it tax and total are not final amounts. */
export const isTaxPlace = (form: CheckoutForm): boolean =>
  isOfferedCountry(form.country) && hasItsState(form)

export const hasProblems = (errors: FieldErrors): boolean => Object.values(errors).some(Boolean)

/** Returns the checkout with the form's valid values; invalid ones are not stored. */
export function withForm(checkout: StoredCheckout, typedForm: CheckoutForm, ships: boolean) {
  const form = withoutTooLong(typedForm)
  const address = addressOf(form)
  return {
    ...checkout,
    email: email.safeParse(form.email).success ? form.email : checkout.email,
    contact: { ...checkout.contact, firstName: form.firstName, lastName: form.lastName },
    billingAddress: address,
    ...(ships && { shippingAddress: address }),
    ...(isCode(form.delivery) && { selectedShippingOption: { code: form.delivery } }),
  }
}

const withoutTooLong = (form: CheckoutForm): CheckoutForm => ({
  ...form,
  ...Object.fromEntries(Object.keys(tooLong(form)).map((name) => [name, ''])),
})

function addressOf(form: CheckoutForm) {
  if (!isOfferedCountry(form.country)) return null
  const { country, addressLine, addressLine2, city, postalCode } = form
  const state = form.subdivision.toUpperCase()
  const subdivision = state && !state.includes('-') ? `${country}-${state}` : state
  return { country, subdivision, addressLine, addressLine2, city, postalCode }
}
