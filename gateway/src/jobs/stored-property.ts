// The form in which jobs store the property that they change: that of version 1.0.0, whose jobs can be resumed and have
// the same fingerprints.
import type {
  Adjustment,
  PropertyAdjustment,
  PropertyValue,
} from '../platform/catalog/property-change.ts'

/** `price`: the base price. */
export type StoredValue = Omit<PropertyValue, 'basePrice'> & {
  readonly price?: PropertyValue['basePrice']
}

type StoredChange = Pick<Adjustment, 'amount'> & {
  readonly percentage?: { readonly rate: number; readonly roundToInt?: boolean | null } | null
}

export type StoredAdjustment = {
  readonly price?: StoredChange | null
  readonly cost?: StoredChange | null
  readonly weight?: StoredChange | null
}

export const storedValue = ({ basePrice, ...others }: PropertyValue): StoredValue => ({
  price: basePrice,
  ...others,
})

export const readStoredValue = ({ price, ...others }: StoredValue): PropertyValue => ({
  basePrice: price,
  ...others,
})

function storedChange({ amount, percentage }: Adjustment): StoredChange {
  if (!percentage) return { amount }
  const { percent, roundToInteger } = percentage
  return { amount, percentage: { rate: percent, roundToInt: roundToInteger } }
}

export const storedAdjustment = ({
  basePrice,
  cost,
  weight,
}: PropertyAdjustment): StoredAdjustment => ({
  price: basePrice && storedChange(basePrice),
  cost: cost && storedChange(cost),
  weight: weight && storedChange(weight),
})

function readStoredChange({ amount, percentage }: StoredChange): Adjustment {
  if (!percentage) return { amount }
  const { rate, roundToInt } = percentage
  return { amount, percentage: { percent: rate, roundToInteger: roundToInt } }
}

export const readStoredAdjustment = ({
  price,
  cost,
  weight,
}: StoredAdjustment): PropertyAdjustment => ({
  basePrice: price && readStoredChange(price),
  cost: cost && readStoredChange(cost),
  weight: weight && readStoredChange(weight),
})
