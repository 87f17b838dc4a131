import { z } from 'zod'
import { answer, body, text, word } from '../shapes.ts'
import { taxIdTypes } from '../vocab/commerce.ts'

const addressFields = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'must be a two-letter country code' })
    .nullish(),
  subdivision: text(50).nullish(),
  city: text(50).nullish(),
  postalCode: text(50).nullish(),
  addressLine: text(150).nullish(),
  addressLine2: text(100).nullish(),
  countryFullname: z.string().nullish(),
  subdivisionFullname: z.string().nullish(),
  formattedAddress: z.string().nullish(),
}
const streetAddress = {
  number: z.string().nullish(),
  name: z.string().nullish(),
  apt: z.string().nullish(),
  formattedAddressLine: z.string().nullish(),
}
const geocode = { latitude: z.number().nullish(), longitude: z.number().nullish() }

/** Address in requests. docs/contract/cart.md §5.6. */
export const addressBody = body(() => ({
  ...addressFields,
  streetAddress: body(() => streetAddress).nullish(),
  geocode: body(() => geocode).nullish(),
}))
/** Address in responses. */
export const wireAddress = answer(() => ({
  ...addressFields,
  country: z.string().nullish(),
  streetAddress: answer(() => streetAddress).nullish(),
  geocode: answer(() => geocode).nullish(),
}))
export type WireAddress = z.output<typeof wireAddress>

const contactFields = {
  firstName: text(100).nullish(),
  lastName: text(100).nullish(),
  phone: z.string().nullish(),
  company: text(1000).nullish(),
}
const vatId = { id: z.string().nullish(), type: z.enum(taxIdTypes).nullish() }

/** Address with the person behind it. docs/contract/cart.md §3 `contactInfo`. */
export const contactBody = body(() => ({
  address: addressBody.nullish(),
  contactDetails: body(() => ({ ...contactFields, vatId: body(() => vatId).nullish() })).nullish(),
}))
export const wireContact = answer(() => ({
  address: wireAddress.nullish(),
  contactDetails: answer(() => ({
    ...contactFields,
    vatId: answer(() => ({ id: z.string().nullish(), type: word(taxIdTypes) })).nullish(),
  })).nullish(),
}))
export type WireContact = z.output<typeof wireContact>
