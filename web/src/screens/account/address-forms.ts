import { graphql } from '../../__generated__/gql.ts'
import type { AddressTag, SaveMyAddressInput } from '../../__generated__/graphql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { type FormFields, filledOf, textOf } from '../../forms/form-fields.ts'

const parts = ['id', 'addressLine', 'addressLine2', 'city', 'postalCode'] as const

/** Leaves out empty fields, a subdivision of another country, and an unchanged tag. */
export function addressOf(fields: FormFields): SaveMyAddressInput {
  const country = textOf(fields, 'country').toUpperCase()
  const [subdivision, tag] = [textOf(fields, 'subdivision'), textOf(fields, 'tag')]
  const address: SaveMyAddressInput = { country }
  for (const part of parts) {
    const text = textOf(fields, part)
    if (text) address[part] = text
  }
  // The gateway refuses tags the platform does not know.
  if (tag && tag !== textOf(fields, 'was')) address.tag = tag as AddressTag
  // Without JavaScript the regions in the form are those of the stored country.
  return subdivision.startsWith(`${country}-`) ? { ...address, subdivision } : address
}

export const addressForm = defineForm({
  name: 'address',
  document: graphql(`
    mutation AccountSaveAddress($input: SaveMyAddressInput!) {
      answer: saveMyAddress(input: $input) {
        member {
          id
          ...Addresses_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({
    input: { ...addressOf(fields), memberId: filledOf(fields, 'memberId') },
  }),
  retainedFields: 'all',
  failurePath: `${basePath}/account/addresses`,
  successPath: `${basePath}/account/addresses?done=address`,
})

export const removeAddressForm = defineForm({
  name: 'remove-address',
  document: graphql(`
    mutation AccountRemoveAddress($id: ID!) {
      answer: removeMyAddress(input: { id: $id }) {
        member {
          id
          ...Addresses_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({ id: textOf(fields, 'addressId') }),
  failurePath: `${basePath}/account/addresses`,
  successPath: `${basePath}/account/addresses?done=removed`,
})
