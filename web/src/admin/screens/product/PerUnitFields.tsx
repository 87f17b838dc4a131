import { useId } from 'react'
import { unitSymbol } from '../../../lib/units.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { MeasurementUnit } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { Fault, FieldGroup } from '../../forms/FieldGroup.tsx'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { type PerUnit, unitFamilies } from './pricing.ts'

type Props = {
  unit: PerUnit
  /** Price of one base unit, as the platform formats it. */
  pricePerUnit: string | null
  refusal: string | undefined
  errorOf: (path: string) => string | undefined
  onChange: (unit: PerUnit) => void
}

const units = unitFamilies.flat().map((unit) => ({ value: unit, label: unitSymbol(unit) }))

/** For products sold by weight, volume or length: the content and the unit of its price. */
export function PerUnitFields({ unit, pricePerUnit, refusal, errorOf, onChange }: Props) {
  const id = useId()
  const part = (name: 'total' | 'base', label: string) => (
    <>
      <Field
        label={label}
        inputMode="decimal"
        autoComplete="off"
        readOnly={refusal !== undefined}
        title={refusal}
        error={errorOf(`pricePerUnit.${name}Quantity`)}
        value={unit[`${name}Quantity`]}
        onChange={({ target }) => onChange({ ...unit, [`${name}Quantity`]: target.value })}
      />
      <Select
        label={messages.unit({ label })}
        options={units}
        disabled={refusal !== undefined}
        title={refusal}
        aria-invalid={name === 'base' && wrong ? true : undefined}
        aria-describedby={name === 'base' && wrong ? id : undefined}
        value={unit[`${name}Unit`]}
        onChange={({ target }) =>
          onChange({ ...unit, [`${name}Unit`]: target.value as MeasurementUnit })
        }
      />
    </>
  )
  const wrong = errorOf('pricePerUnit.baseUnit') ?? errorOf('pricePerUnit.totalUnit')
  return (
    <FieldGroup title={messages.pricePerUnit}>
      <FieldPair>
        {part('total', messages.howMuchIsInIt)}
        {part('base', messages.pricedBy)}
      </FieldPair>
      {wrong && <Fault id={id}>{wrong}</Fault>}
      <Muted>
        {pricePerUnit ? messages.perUnitResult({ pricePerUnit }) : messages.noneIsShownYet}
      </Muted>
    </FieldGroup>
  )
}
