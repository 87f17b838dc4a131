import { type FormEvent, useState } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { Delivery } from '../../cart/cart-intents.ts'
import { addressOf } from '../../cart/delivery.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { ProblemNote } from '../../cart/parts/ProblemNote.tsx'
import { countryOptions } from '../../lib/countries.ts'
import { paths } from '../../lib/paths.ts'
import { regionOptions } from '../../lib/regions.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './AddressForm.module.css'

type AddressFormProps = {
  delivery: Delivery
  problems: readonly Problem[]
  onChange: (delivery: Delivery) => void
}

/** Form id for the checkout button, which stands outside the form. */
export const placeForm = 'place'

const choose = (label: string) => ({ value: '', label })

/** The part of the address that delivery and tax depend on. The payment page collects the rest. */
export function AddressForm({ delivery, problems, onChange }: AddressFormProps) {
  const { address } = delivery
  const country = address?.country ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const postalCode = typed ?? address?.postalCode ?? ''
  const isKnown = country === '' || countryOptions.some(({ value }) => value === country)
  const regions = regionOptions(country)

  const change = (next: { country?: string; subdivision?: string | null }) => {
    const isMoving = next.country !== undefined && next.country !== country
    const to = next.country ?? country
    if (!to) return
    const subdivision = next.subdivision ?? (isMoving ? null : address?.subdivision)
    onChange({
      address: addressOf(to, { subdivision, postalCode: isMoving ? null : postalCode.trim() }),
      // Delivery options differ by region.
      option: isMoving ? null : delivery.option,
    })
    setTyped(null)
  }
  const finish = (event?: FormEvent) => {
    event?.preventDefault()
    if (typed !== null && typed.trim() !== (address?.postalCode ?? '')) change({})
  }
  return (
    <form
      id={placeForm}
      method="post"
      action={forms.updateCart}
      onSubmit={finish}
      className={styles.form}
    >
      <input type="hidden" name="returnTo" value={paths.cart} />
      <Select
        label={commonMessages.country}
        name="country"
        autoComplete="country"
        required
        value={country}
        onChange={(event) => change({ country: event.target.value })}
        options={[
          ...(country === '' ? [choose(messages.chooseCountry)] : []),
          ...(isKnown ? [] : [{ value: country, label: country }]),
          ...countryOptions,
        ]}
      />
      <div className={styles.pair}>
        {regions.length > 0 && (
          <Select
            label={country === 'US' ? messages.state : messages.province}
            name="subdivision"
            autoComplete="address-level1"
            value={address?.subdivision ?? ''}
            onChange={(event) => change({ subdivision: event.target.value })}
            options={[choose(commonMessages.choose), ...regions]}
          />
        )}
        <Field
          label={commonMessages.postcode}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={20}
          value={postalCode}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => finish()}
        />
      </div>
      {problems.map((problem) => (
        <ProblemNote key={problem.code} problem={problem} />
      ))}
      <noscript>
        <Button type="submit" isWide>
          {messages.workOutDeliveryAndTax}
        </Button>
      </noscript>
    </form>
  )
}
