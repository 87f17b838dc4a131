import { type FormEvent, useId, useState } from 'react'
import * as messages from '../../__generated__/messages/cart.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../../ui/QuantityStepper.module.css'
import { forms } from '../form-paths.ts'

type LineQuantityProps = {
  lineId: string
  name: string
  quantity: number
  /** Quantity in stock; null when stock is not tracked. */
  available: number | null
  returnTo: string
  onSet: (quantity: number) => void
  onRemove: () => void
}

const most = 99_999

/** Quantity of a line. An empty field is incomplete input; zero removes the line. */
export function LineQuantity(props: LineQuantityProps) {
  const { lineId, name, quantity, available, returnTo, onSet, onRemove } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const max = Math.min(most, Math.max(available ?? most, 1))
  const type = (text: string) => {
    const number = Number(text)
    const isQuantity = Number.isInteger(number) && number >= 1
    setDraft(isQuantity ? null : text)
    if (isQuantity) onSet(Math.min(number, most))
  }
  const finish = (event?: FormEvent) => {
    event?.preventDefault()
    if (draft !== null && draft !== '' && Number(draft) <= 0) onRemove()
    setDraft(null)
  }
  const step = (by: number) => {
    setDraft(null)
    onSet(quantity + by)
  }
  const isFull = quantity >= max
  return (
    <form method="post" action={forms.setQuantity} onSubmit={finish} className={styles.stepper}>
      <input type="hidden" name="lineId" value={lineId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <label htmlFor={id} className="sr">
        {messages.quantityOf({ name })}
      </label>
      <div className={styles.box}>
        <button
          type="button"
          className="needs-js"
          aria-label={messages.oneFewerOf({ name })}
          aria-disabled={quantity <= 1 || undefined}
          onClick={quantity <= 1 ? undefined : () => step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={draft ?? quantity}
          onChange={(event) => type(event.target.value)}
          onBlur={() => finish()}
        />
        <button
          type="button"
          className="needs-js"
          aria-label={messages.oneMoreOf({ name })}
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : () => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      <noscript>
        <Button type="submit" weight="quiet">
          {messages.update}
        </Button>
      </noscript>
    </form>
  )
}
