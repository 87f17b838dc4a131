import { placeLine } from '@vitrine/languages/place-line'
import { useRef } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import type { Delivery } from '../../cart/cart-intents.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { forms } from '../../cart/form-paths.ts'
import { ProblemNote } from '../../cart/parts/ProblemNote.tsx'
import type { Estimate } from '../../cart/use-estimate.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useHeldHeight } from '../../ui/use-held-height.ts'
import styles from './DeliveryOptions.module.css'

type Info = NonNullable<Estimate['shippingInfo']>
type Option = Info['options'][number]

type DeliveryOptionsProps = {
  info: Info | null
  delivery: Delivery
  problems: readonly Problem[]
  onChoose: (option: Delivery['option']) => void
  /** The methods for the address are being fetched. */
  isPending: boolean
}

/** Delivery methods for the address. They leave their room to those of another country, which come late. */
export function DeliveryOptions(props: DeliveryOptionsProps) {
  const { address } = props.delivery
  return address && <Held {...props} />
}

function Held(props: DeliveryOptionsProps) {
  const held = useRef<HTMLDivElement>(null)
  useHeldHeight(held)
  return (
    <div ref={held}>
      <Options {...props} />
    </div>
  )
}

/** Each with price and time; their room while the first ones are fetched. */
function Options({ info, delivery, problems, onChoose, isPending }: DeliveryOptionsProps) {
  if (!info || info.options.length === 0) {
    return isPending && <div className={styles.room} aria-hidden="true" />
  }
  const chosen = delivery.option?.code ?? info.selected?.code
  return (
    <form method="post" action={forms.updateCart}>
      <input type="hidden" name="returnTo" value={paths.cart} />
      <fieldset className={styles.options}>
        <legend>{messages.deliveryMethod}</legend>
        {info.options.map((option) => (
          <label key={`${option.carrierId} ${option.code}`} className={styles.option}>
            <input
              type="radio"
              name="shippingOption"
              value={option.code}
              checked={option.code === chosen}
              onChange={() => onChoose(chosenOf(option))}
            />
            <span className={styles.title}>{option.title}</span>
            <span className={`money ${styles.price}`}>{option.price?.display}</span>
            <OptionWords option={option} />
          </label>
        ))}
      </fieldset>
      {problems.map((problem) => (
        <ProblemNote key={problem.code} problem={problem} />
      ))}
      <noscript>
        <Button type="submit" isWide>
          {messages.chooseThisDelivery}
        </Button>
      </noscript>
    </form>
  )
}

const chosenOf = ({ code, carrierId }: Option) => ({ code, ...(carrierId && { carrierId }) })

function OptionWords({ option: { logistics } }: { option: Option }) {
  const address = logistics?.pickup?.address
  const place = [address?.addressLine, placeLine(address ?? {})].filter(Boolean).join(', ')
  return (
    <span className={styles.words}>
      {logistics?.deliveryTime}
      {place && (
        <>
          <br />
          {place}
        </>
      )}
      {place && logistics?.instructions && (
        <>
          <br />
          {logistics.instructions}
        </>
      )}
    </span>
  )
}
