import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import * as messages from '../../__generated__/messages/product.ts'
import { Fault } from '../../forms/FieldGroup.tsx'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { yesNo } from '../../lib/yes-no.ts'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import { Row } from '../../ui/Row.tsx'
import { TickField } from '../../ui/Tick.tsx'
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
import { optionWords, type Product } from './product.ts'
import { RemoveOptions } from './RemoveOptions.tsx'
import { SectionForm } from './SectionForm.tsx'
import { type Section, useSection } from './use-section.ts'

const read = ({ options, managesVariants }: Product): OptionValues => ({
  options: draftOf(options),
  managesVariants,
})

const labels = { options: messages.options, managesVariants: messages.variantsOfTheirOwn }

const words = (name: keyof OptionValues, values: OptionValues) =>
  name === 'options' ? optionWords(values.options) : yesNo(values.managesVariants)

const freshOption: OptionDraft = { name: '', isColor: false, choices: [{ value: '', label: '' }] }

/** Options of a product. The combinations of their choices are its variants. */
export function OptionsSection({ product }: { product: Product }) {
  const { change } = useChange()
  const section = useSection<OptionValues>({
    product,
    read,
    faults: ({ options, managesVariants }) => faultsOf(options, managesVariants),
    save: ({ options, managesVariants }, changed) =>
      change(updateProductDocument, {
        input: {
          id: product.id,
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
      title={messages.options}
      verb={messages.saveOptions}
      section={section}
      labels={labels}
      words={words}
      warning={<Loss section={section} product={product} />}
      action={<RemoveOptions product={product} />}
    >
      {now.options.length === 0 && <Muted>{messages.noOptionsHint}</Muted>}
      {now.options.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index
        <OptionFields key={at} at={at} section={section} refusal={refusal} />
      ))}
      <Fault>{errorOf('options')}</Fault>
      <Row>
        <Button
          disabled={refusal !== undefined || now.options.length >= maxOptions}
          title={refusal}
          onClick={() => set({ options: [...now.options, freshOption] })}
        >
          {messages.addOption}
        </Button>
        <MutedText>
          {now.options.length > 0 && messages.theyMakeVariants({ count: countOf(now.options) })}
        </MutedText>
      </Row>
      <TickField {...section.tick('managesVariants')} {...(isHeld(section) && heldProps)}>
        {messages.managedVariants}
      </TickField>
      {isHeld(section) && <Muted>{held}</Muted>}
    </SectionForm>
  )
}

const held = messages.managedVariantsStay

const heldProps = { disabled: true, title: held }

const isHeld = ({ now, before }: Section<OptionValues>) =>
  before.managesVariants && now.managesVariants && now.options.length > 0

/** Confirms how many variants are deleted with their own data. */
function Loss({ section, product }: { section: Section<OptionValues>; product: Product }) {
  const lost = lostVariants(section.before.options, section.now.options)
  if (lost === 0 || !section.changed.includes('options')) return null
  return (
    <Banner tone="warning" title={messages.variantsAreLost({ lost })}>
      <p>
        {product.managesVariants ? messages.variantsDeleted : messages.theirStockIsDeletedForGood}{' '}
        {messages.renamedChoiceNote}
      </p>
    </Banner>
  )
}
