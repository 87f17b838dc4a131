import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Addresses_MemberFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useFeature } from '../../app/shell/use-feature.ts'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { allCountries } from '../../lib/all-countries.ts'
import { regionOptions } from '../../lib/regions.ts'
import type { ScreenProps, Typed } from '../../lib/screen.ts'
import styles from './Account.module.css'
import { addressForm } from './address-forms.ts'
import { retainedInput } from './retained-input.ts'
import { TagText } from './TagText.tsx'
import { addressTags, unknownTag } from './tag-words.ts'

export type OwnAddress = NonNullable<Addresses_MemberFragment['contact']>['addresses'][number]
type AddressFormProps = ScreenProps & { memberId: string; address: OwnAddress | undefined }

const labels = {
  tag: messages.whatItIsFor,
  country: commonMessages.country,
  addressLine: messages.streetAndNumber,
  addressLine2: commonMessages.optional({ label: messages.addressLine2 }),
  postalCode: commonMessages.postcode,
  city: messages.city,
  subdivision: messages.stateOrProvince,
}

/** Joins the street to one line, whichever form the platform stores. */
const streetOf = ({ addressLine, streetNumber, streetName }: OwnAddress) =>
  addressLine ?? [streetNumber, streetName].filter(Boolean).join(' ')

export function AddressForm(props: AddressFormProps) {
  const { memberId, address, request } = props
  const part = 'address'
  const typed = retainedInput({ ...props, part })
  const form = useGraphqlForm(addressForm, {
    request,
    part,
    labels,
    typed,
    onSuccess: () => navigate(addressForm.successPath),
  })
  const edit = `${accountPaths.addresses}?edit=${address?.id ?? 'new'}`
  return (
    <Form
      state={form}
      label={address ? messages.editAddress : messages.newAddress}
      className={styles.body}
      hidden={{
        returnTo: `${edit}&form=address`,
        memberId,
        id: address?.id,
        was: address?.tag,
      }}
    >
      <AddressFields address={address} typed={typed} />
      <SubmitRow busy={commonMessages.saving}>{messages.saveAddress}</SubmitRow>
      <p>
        <a href={accountPaths.addresses}>{messages.backWithoutSaving}</a>
      </p>
    </Form>
  )
}

type AddressFieldsProps = { address: OwnAddress | undefined; typed: Typed | undefined }

/** Keeps a stored subdivision selectable even if the list lacks it. */
function withStored<Option extends { value: string; label: string }>(
  options: readonly Option[],
  stored: string | null | undefined,
) {
  const isKnown = !stored || options.some(({ value }) => value === stored)
  return isKnown ? options : [{ value: stored, label: stored }, ...options]
}

function AddressFields({ address, typed }: AddressFieldsProps) {
  const stored = address?.country
  const [country, setCountry] = useState(typed?.country ?? stored ?? 'US')
  const region = country === stored ? address?.subdivision : null
  const regions = withStored(regionOptions(country), region)
  return (
    <>
      <AddressTagField address={address} />
      <FormSelect
        name="country"
        autoComplete="country"
        options={withStored(allCountries, stored)}
        defaultValue={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <FormField
        name="addressLine"
        autoComplete="address-line1"
        required
        maxLength={200}
        defaultValue={address ? streetOf(address) : ''}
        data-missing={messages.typeStreetAndNumber}
      />
      <FormField
        name="addressLine2"
        autoComplete="address-line2"
        maxLength={200}
        defaultValue={address?.addressLine2 ?? ''}
      />
      <div className={styles.pair}>
        <FormField
          name="postalCode"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={address?.postalCode ?? ''}
        />
        <FormField
          name="city"
          autoComplete="address-level2"
          required
          maxLength={100}
          defaultValue={address?.city ?? ''}
          data-missing={messages.typeCity}
        />
      </div>
      {regions.length > 0 && (
        <FormSelect
          key={country}
          name="subdivision"
          autoComplete="address-level1"
          options={[{ value: '', label: commonMessages.choose }, ...regions]}
          defaultValue={region ?? ''}
        />
      )}
    </>
  )
}

function AddressTagField({ address }: Pick<AddressFieldsProps, 'address'>) {
  const isTagKnown = !address || address.tag !== null
  if (!useFeature('CONTACT_TAGS')) return <TagText tag={address?.tag} tags={addressTags} />
  return (
    <FormSelect
      name="tag"
      options={isTagKnown ? addressTags : [unknownTag, ...addressTags]}
      defaultValue={isTagKnown ? (address?.tag ?? 'UNTAGGED') : ''}
    />
  )
}
