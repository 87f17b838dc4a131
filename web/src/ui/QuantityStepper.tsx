import { useId } from 'react'
import * as messages from '../__generated__/messages/ui.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  name?: string
  isLabelHidden?: boolean
}

/** Number field with buttons for more and less. An empty field is not zero: it is incomplete input. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 1, max = 99_999, name = 'quantity', isLabelHidden } = props
  const id = useId()
  const keep = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Step
          icon="minus"
          label={messages.oneFewer}
          isOff={value <= min}
          onClick={() => keep(value - 1)}
        />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          required
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onBlur={() => keep(Number.isNaN(value) ? min : Math.round(value))}
        />
        <Step
          icon="plus"
          label={messages.oneMore}
          isOff={value >= max}
          onClick={() => keep(value + 1)}
        />
      </div>
    </div>
  )
}

type StepProps = { icon: 'minus' | 'plus'; label: string; isOff: boolean; onClick: () => void }

function Step({ icon, label, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="needs-js"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
