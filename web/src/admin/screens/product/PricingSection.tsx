import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { discountWords } from '../../lib/discount-words.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { Facts } from '../../ui/Facts.tsx'
import type { Discount } from './amounts.ts'
import { estimate } from './amounts.ts'
import { updateProductDocument } from './documents.ts'
import styles from './Figures.module.css'
import { PerUnitFields } from './PerUnitFields.tsx'
import { PlatformFigures } from './PlatformFigures.tsx'
import { type Pricing, pricingFaults, pricingInput, pricingOf, unitWords } from './pricing.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { type Section, useSection } from './use-section.ts'

const labels: Record<keyof Pricing, string> = {
  price: 'Price',
  discount: 'Discount',
  cost: 'Cost',
  pricePerUnit: 'Price per unit',
}

const words = (name: keyof Pricing, values: Pricing) => {
  if (name === 'discount') return discountWords(values.discount)
  return name === 'pricePerUnit' ? unitWords(values.pricePerUnit) : values[name]
}

const kinds = [
  { value: 'NONE', label: 'None' },
  { value: 'PERCENT', label: 'Percent' },
  { value: 'AMOUNT', label: 'Amount' },
]

/** Price, cost and margin. */
export function PricingSection({ product }: { product: Product }) {
  const { change } = useChange()
  const section = useSection<Pricing>({
    product,
    read: pricingOf,
    faults: (now) => pricingFaults(now, product),
    save: (now, changed) =>
      change(updateProductDocument, { id: product.id, input: pricingInput(now, changed) }),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, set, changed } = section
  const { currency } = product.price.price
  const moves = changed.includes('price') && product.managesVariants
  return (
    <SectionForm
      anchor="pricing"
      title="Pricing"
      section={section}
      labels={labels}
      words={words}
      warning={moves && <p>Each variant’s own price moves by as much.</p>}
    >
      <FieldPair>
        <Field
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          hint={`In ${currency}.`}
          {...section.field('price')}
        />
        <Field
          label="Cost"
          inputMode="decimal"
          autoComplete="off"
          hint="What one costs you. Shoppers never see it."
          {...section.field('cost')}
        />
        <Select
          label="Discount"
          options={kinds}
          disabled={refusal !== undefined}
          title={refusal}
          value={now.discount.type}
          onChange={({ target }) =>
            set({ discount: { ...now.discount, type: target.value as Discount['type'] } })
          }
        />
        {now.discount.type !== 'NONE' && (
          <Field
            label={now.discount.type === 'PERCENT' ? 'Percent off' : 'Amount off'}
            inputMode="decimal"
            readOnly={refusal !== undefined}
            title={refusal}
            error={section.errorOf('discount.value')}
            value={now.discount.value}
            onChange={({ target }) => set({ discount: { ...now.discount, value: target.value } })}
          />
        )}
      </FieldPair>
      <PerUnitFields
        unit={now.pricePerUnit}
        pricePerUnit={product.pricePerUnit?.price?.formatted ?? null}
        refusal={refusal}
        errorOf={section.errorOf}
        onChange={(pricePerUnit) => set({ pricePerUnit })}
      />
      <PlatformFigures product={product} />
      <PricingPreview section={section} currency={currency} />
    </SectionForm>
  )
}

/** Preview while amounts are edited, computed here and labeled as such. */
function PricingPreview({ section, currency }: { section: Section<Pricing>; currency: string }) {
  const { now, changed } = section
  const guess = estimate(now.price, now.discount, now.cost)
  const isAboutMoney = changed.some((name) => name !== 'pricePerUnit')
  if (!isAboutMoney || !guess) return null
  return (
    <section className={styles.group} aria-label="Estimate" aria-live="polite">
      <h3>Estimate, before it is saved</h3>
      <Facts
        facts={[
          ['Shoppers pay', `${guess.discounted} ${currency}`],
          ['Profit', guess.profit && `${guess.profit} ${currency}`],
          ['Margin', guess.margin && `${guess.margin}%`],
        ]}
      />
    </section>
  )
}
