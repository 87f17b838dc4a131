import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import type {
  JobWorkInput,
  SetProductPropertyInput,
  WeightUnit,
} from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { useWeightUnit } from '../../lib/weight-unit.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { type AdjustedProperty, adjustmentOf, amountProblem } from './amounts.ts'
import { useCatalogChoices } from './use-catalog-choices.ts'

/** `onChange` gets the work of the job; null while the input is incomplete. */
export type BulkFieldProps = {
  ids: readonly string[]
  onChange: (work: JobWorkInput | null) => void
}

const properties = [
  { value: 'price', label: commonMessages.price },
  { value: 'cost', label: commonMessages.cost },
  { value: 'weight', label: commonMessages.weight },
  { value: 'ribbon', label: commonMessages.ribbon },
  { value: 'brand', label: commonMessages.brand },
] as const

const lengths: Record<string, number> = { ribbon: 30, brand: 50 }

type Property = (typeof properties)[number]['value']

const inputs: Record<Property, (value: string, unit: WeightUnit) => SetProductPropertyInput> = {
  price: (basePrice) => ({ basePrice }),
  cost: (cost) => ({ cost }),
  weight: (value, unit) => ({ weight: { value, unit } }),
  ribbon: (ribbon) => ({ ribbon }),
  brand: (brand) => ({ brand }),
}

/** One property and the value for all products. */
export function SetFields({ ids, onChange }: BulkFieldProps) {
  const [property, setProperty] = useState<Property>('price')
  const [text, setText] = useState('')
  const [isTaken, setTaken] = useState(false)
  const longest = lengths[property]
  const unit = useWeightUnit()
  const problemIn = (name: string, value: string) => (name in lengths ? null : amountProblem(value))
  const workOf = (name: Property, value: string): JobWorkInput => ({
    setProperty: { ids: [...ids], set: inputs[name](value, unit) },
  })
  const update = (name: Property, value: string) => {
    const isReady = value.trim() !== '' && problemIn(name, value) === null
    onChange(isReady ? workOf(name, value.trim()) : null)
  }
  // An empty field clears nothing: clearing has an option of its own.
  const take = (isConfirmed: boolean) => {
    setTaken(isConfirmed)
    if (isConfirmed) onChange(workOf(property, ''))
    else update(property, text)
  }
  return (
    <FieldPair>
      <Select
        label={commonMessages.what}
        options={properties}
        value={property}
        onChange={({ target }) => {
          setProperty(target.value as Property)
          setTaken(false)
          update(target.value as Property, text)
        }}
      />
      <Field
        label={messages.value}
        value={text}
        maxLength={longest ?? 12}
        inputMode={longest ? 'text' : 'decimal'}
        disabled={isTaken}
        error={text === '' ? null : problemIn(property, text)}
        onChange={({ target }) => {
          setText(target.value)
          update(property, target.value)
        }}
      />
      {longest && (
        <Tick checked={isTaken} onChange={take}>
          {messages.takeAwayFromAllOfThem({ property })}
        </Tick>
      )}
    </FieldPair>
  )
}

/** An adjustment by an amount or a percentage. */
export function AdjustFields({ ids, onChange }: BulkFieldProps) {
  const [property, setProperty] = useState<AdjustedProperty>('price')
  const [kind, setKind] = useState('percent')
  const [text, setText] = useState('')
  const [isRounded, setIsRounded] = useState(false)
  const unit = useWeightUnit()
  const found = adjustmentOf({ property, kind, text, isRounded }, unit)
  const update = (change: Partial<Parameters<typeof adjustmentOf>[0]>) => {
    const { adjust } = adjustmentOf({ property, kind, text, isRounded, ...change }, unit)
    onChange(adjust ? { adjustProperty: { ids: [...ids], adjust } } : null)
  }
  return (
    <FieldPair>
      <Select
        label={commonMessages.what}
        options={properties.slice(0, 3)}
        value={property}
        onChange={({ target }) => {
          setProperty(target.value as AdjustedProperty)
          update({ property: target.value as AdjustedProperty })
        }}
      />
      <Select
        label={commonMessages.by}
        options={[
          { value: 'percent', label: commonMessages.percent },
          { value: 'amount', label: commonMessages.amount },
        ]}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value)
          update({ kind: target.value })
        }}
      />
      <Field
        label={kind === 'percent' ? messages.percentLabel : messages.amountWithItsSign}
        value={text}
        inputMode="decimal"
        error={text === '' ? null : found.problem}
        onChange={({ target }) => {
          setText(target.value)
          update({ text: target.value })
        }}
      />
      <Select
        label={commonMessages.rounding}
        disabled={kind !== 'percent'}
        options={[
          { value: '', label: messages.toCent },
          { value: 'whole', label: commonMessages.toWholeNumbers },
        ]}
        value={isRounded ? 'whole' : ''}
        onChange={({ target }) => {
          setIsRounded(target.value === 'whole')
          update({ isRounded: target.value === 'whole' })
        }}
      />
    </FieldPair>
  )
}

type CollectionProps = BulkFieldProps & { isAdding: boolean }

export function CollectionField({ isAdding, ids, onChange }: CollectionProps) {
  const { collections } = useCatalogChoices()
  const options = collections.map(({ id, name }) => ({ value: id, label: name }))
  const workOf = (collectionId: string): JobWorkInput => {
    const part = { ids: [...ids], collectionId }
    return isAdding ? { addToCollection: part } : { removeFromCollection: part }
  }
  return (
    <Select
      label={commonMessages.collection}
      defaultValue=""
      options={[{ value: '', label: messages.chooseOne }, ...options]}
      onChange={({ target }) => onChange(target.value ? workOf(target.value) : null)}
    />
  )
}
