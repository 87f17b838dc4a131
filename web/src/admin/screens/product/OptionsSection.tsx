import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useRefusal } from '../../lib/rights.tsx'
import layout from '../../ui/Columns.module.css'
import { updateProductDocument } from './documents.ts'
import { OptionFields } from './OptionFields.tsx'
import {
  countOf,
  draftOf,
  faultsOf,
  inputOf,
  lostVariants,
  maxOptions,
  type OptionDraft,
  type OptionValues,
} from './option-draft.ts'
import styles from './Product.module.css'
import { optionWords, type Product } from './product.ts'
import { RemoveOptions } from './RemoveOptions.tsx'
import { SectionForm } from './SectionForm.tsx'
import { useSend } from './use-product.ts'
import { type Section, useSection } from './use-section.ts'

const read = ({ options, managesVariants }: Product): OptionValues => ({
  options: draftOf(options),
  managesVariants,
})

const labels = { options: 'Options', managesVariants: 'Variants of their own' }

const words = (name: keyof OptionValues, values: OptionValues) =>
  name === 'options' ? optionWords(values.options) : values.managesVariants ? 'yes' : 'no'

const freshOption: OptionDraft = { name: '', isColor: false, choices: [{ value: '', label: '' }] }

/** Options of a product. The combinations of their choices are its variants. */
export function OptionsSection({ product }: { product: Product }) {
  const send = useSend()
  const section = useSection<OptionValues>({
    product,
    read,
    faults: ({ options, managesVariants }) => faultsOf(options, managesVariants),
    save: ({ options, managesVariants }, changed) =>
      send(updateProductDocument, {
        id: product.id,
        input: {
          ...(changed.includes('options') && { options: inputOf(options) }),
          ...(changed.includes('managesVariants') && { managesVariants }),
        },
      }),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, set, errorOf } = section
  return (
    <SectionForm
      anchor="options"
      title="Options"
      section={section}
      labels={labels}
      words={words}
      warning={<Loss section={section} product={product} />}
      action={<RemoveOptions product={product} />}
    >
      {now.options.length === 0 && (
        <p className={layout.muted}>
          It has no options: there is one of it, and nothing to choose. Add one, such as Size.
        </p>
      )}
      {now.options.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index
        <OptionFields key={at} at={at} section={section} refusal={refusal} />
      ))}
      {errorOf('options') && <p className={styles.fault}>{errorOf('options')}</p>}
      <div className={layout.row}>
        <Button
          disabled={refusal !== undefined || now.options.length >= maxOptions}
          title={refusal}
          onClick={() => set({ options: [...now.options, freshOption] })}
        >
          Add an option
        </Button>
        <span className={layout.muted}>
          {now.options.length > 0 && `They make ${countOf(now.options)} variants.`}
        </span>
      </div>
      <label className={layout.row}>
        <input
          type="checkbox"
          disabled={refusal !== undefined || isHeld(section)}
          title={refusal ?? (isHeld(section) ? held : undefined)}
          checked={now.managesVariants}
          onChange={({ target }) => set({ managesVariants: target.checked })}
        />
        Variants have prices, costs, weights and SKUs of their own
      </label>
      {isHeld(section) && <p className={layout.muted}>{held}</p>}
    </SectionForm>
  )
}

const held = 'This stays on as long as there are options.'

const isHeld = ({ now, before }: Section<OptionValues>) =>
  before.managesVariants && now.managesVariants && now.options.length > 0

/** Confirms how many variants are deleted with their own data. */
function Loss({ section, product }: { section: Section<OptionValues>; product: Product }) {
  const lost = lostVariants(section.before.options, section.now.options)
  if (lost === 0 || !section.changed.includes('options')) return null
  return (
    <Banner tone="warning" title={lost === 1 ? 'One variant is lost' : `${lost} variants are lost`}>
      <p>
        {product.managesVariants
          ? 'Their prices, costs, weights, SKUs and stock are deleted for good.'
          : 'Their stock is deleted for good.'}{' '}
        A choice under another name is another choice.
      </p>
    </Banner>
  )
}
