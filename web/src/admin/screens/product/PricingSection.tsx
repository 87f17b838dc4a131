import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { type Discount, discountWords } from '../../lib/discount-words.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { Facts } from '../../ui/Facts.tsx'
import { estimate } from './amounts.ts'
import { updateProductDocument } from './documents.ts'
import styles from './Figures.module.css'
import { PerUnitFields } from './PerUnitFields.tsx'
import { PlatformFigures } from './PlatformFigures.tsx'
import {
  discountField,
  type Pricing,
  pricingFaults,
  pricingInput,
  pricingOf,
  unitWords,
} from './pricing.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { type Section, useSection } from './use-section.ts'

const labels: Record<keyof Pricing, string> = {
  basePrice: commonMessages.price,
  discount: messages.discount,
  cost: commonMessages.cost,
  pricePerUnit: messages.pricePerUnit,
}

const words = (name: keyof Pricing, values: Pricing) => {
  if (name === 'discount') return discountWords(values.discount)
  return name === 'pricePerUnit' ? unitWords(values.pricePerUnit) : values[name]
}

const kinds = [
  { value: 'NONE', label: commonMessages.none },
  { value: 'PERCENT', label: commonMessages.percent },
  { value: 'AMOUNT', label: commonMessages.amount },
]

/** Price, cost and margin. */
export function PricingSection({ product }: { product: Product }) {
  const { change } = useChange()
  const section = useSection<Pricing>({
    product,
    read: pricingOf,
    faults: (now) => pricingFaults(now, product),
    save: (now, changed) =>
      change(updateProductDocument, { input: { ...pricingInput(now, changed), id: product.id } }),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, set, changed } = section
  const { currency } = product.basePrice
  const moves = changed.includes('basePrice') && product.managesVariants
  return (
    <SectionForm
      anchor="pricing"
      title={messages.pricing}
      verb={messages.savePricing}
      section={section}
      labels={labels}
      words={words}
      warning={moves && <p>{messages.variantPricesMove}</p>}
    >
      <FieldPair>
        <Field
          label={commonMessages.price}
          inputMode="decimal"
          autoComplete="off"
          hint={messages.inCurrency({ currency })}
          {...section.field('basePrice')}
        />
        <Field
          label={commonMessages.cost}
          inputMode="decimal"
          autoComplete="off"
          hint={messages.costHint}
          {...section.field('cost')}
        />
        <Select
          label={messages.discount}
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
            label={now.discount.type === 'PERCENT' ? messages.percentOff : messages.amountOff}
            inputMode="decimal"
            readOnly={refusal !== undefined}
            title={refusal}
            error={section.errorOf(discountField(now.discount))}
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
  const guess = estimate(now.basePrice, now.discount, now.cost)
  const isAboutMoney = changed.some((name) => name !== 'pricePerUnit')
  if (!isAboutMoney || !guess) return null
  return (
    <section className={styles.group} aria-label={messages.estimate} aria-live="polite">
      <h3>{messages.estimateBeforeItIsSaved}</h3>
      <Facts
        facts={[
          [messages.shoppersPay, `${guess.discounted} ${currency}`],
          [messages.profit, guess.profit && `${guess.profit} ${currency}`],
          [commonMessages.margin, guess.margin && `${guess.margin}%`],
        ]}
      />
    </section>
  )
}
