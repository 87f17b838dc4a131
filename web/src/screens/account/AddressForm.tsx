import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { accountPaths } from '../../lib/account-paths.ts'
import { countryOptions, regionOptions } from '../../lib/countries.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import styles from './Account.module.css'
import type { OwnAddress } from './AddressesScreen.tsx'
import { addressOf, objectsOf } from './fields-of.ts'
import { OtherAddresses, streetOf } from './OtherAddresses.tsx'
import { addressTags } from './tag-words.ts'
import { useUpdate } from './use-update.ts'

type AddressFormProps = ScreenProps & { addresses: readonly OwnAddress[]; index: number }

const words = {
  tag: 'What it is for',
  country: 'Country',
  addressLine: 'Street and number',
  addressLine2: 'Floor, door, c/o',
  postalCode: 'Postcode',
  city: 'City',
  subdivision: 'State or province',
}

/** One address; the others travel along, because the list is saved as a whole. */
export function AddressForm({ addresses, index, request, typed }: AddressFormProps) {
  const address = addresses[index]
  const at = (part: string) => `addresses[${index}].${part}`
  const labels = Object.fromEntries(Object.entries(words).map(([part, word]) => [at(part), word]))
  const edit = `${accountPaths.addresses}?edit=${address ? index : 'new'}`
  const { form } = useUpdate({
    name: 'address',
    request,
    typed,
    labels,
    inputOf: (fields) => ({
      addresses: objectsOf(fields.entries(), 'addresses').map(addressOf),
    }),
    onDone: () => navigate(`${accountPaths.addresses}?done=address`),
  })
  return (
    <Form
      state={form}
      label={address ? 'Edit address' : 'New address'}
      action="/forms/addresses"
      className={styles.body}
      hidden={{
        returnTo: `${edit}&form=address`,
        leadTo: `${accountPaths.addresses}?done=address`,
      }}
    >
      <OtherAddresses addresses={addresses} without={index} />
      <AddressFields address={address} at={at} typed={typed} />
      <SubmitRow busy="Saving…">Save address</SubmitRow>
      <p>
        <a href={accountPaths.addresses}>Back without saving</a>
      </p>
    </Form>
  )
}

type AddressFieldsProps = Pick<ScreenProps, 'typed'> & {
  address: OwnAddress | undefined
  at: (part: string) => string
}

function AddressFields({ address, at, typed }: AddressFieldsProps) {
  const [country, setCountry] = useState(typed?.[at('country')] ?? address?.country ?? 'US')
  const regions = regionOptions(country)
  return (
    <>
      <FormSelect
        name={at('tag')}
        options={addressTags}
        defaultValue={address?.tag ?? 'UNTAGGED'}
      />
      <FormSelect
        name={at('country')}
        autoComplete="country"
        options={countryOptions}
        defaultValue={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <FormField
        name={at('addressLine')}
        autoComplete="address-line1"
        required
        maxLength={200}
        defaultValue={address ? streetOf(address) : ''}
        data-missing="Type the street and the number."
      />
      <FormField
        name={at('addressLine2')}
        autoComplete="address-line2"
        maxLength={200}
        hint="Optional"
        defaultValue={address?.addressLine2 ?? ''}
      />
      <div className={styles.pair}>
        <FormField
          name={at('postalCode')}
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={address?.postalCode ?? ''}
        />
        <FormField
          name={at('city')}
          autoComplete="address-level2"
          required
          maxLength={100}
          defaultValue={address?.city ?? ''}
          data-missing="Type the city."
        />
      </div>
      {regions.length > 0 && (
        <FormSelect
          key={country}
          name={at('subdivision')}
          autoComplete="address-level1"
          options={[{ value: '', label: 'Choose' }, ...regions]}
          defaultValue={address?.subdivision ?? ''}
        />
      )}
    </>
  )
}
