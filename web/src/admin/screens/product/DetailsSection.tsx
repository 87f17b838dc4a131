import { useQuery } from 'urql'
import { Field } from '../../../ui/Field.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as fieldMessages from '../../__generated__/messages/fields.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { brandNameKey } from '../../lib/brand-name.ts'
import { useChange } from '../../lib/use-change.ts'
import { withUnit } from '../../lib/weight.ts'
import { useWeightUnit } from '../../lib/weight-unit.tsx'
import { Muted } from '../../ui/Muted.tsx'
import type { Problem } from '../../ui/Problems.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TickField } from '../../ui/Tick.tsx'
import styles from './DetailsSection.module.css'
import { type Details, detailFaults, detailInput, detailsOf } from './details.ts'
import { updateProductDocument } from './documents.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { SafeHtml } from './safe-html.tsx'
import { type Section, useSection } from './use-section.ts'

const getOrCreateBrandDocument = graphql(`
  mutation AdminGetOrCreateBrand($name: String!) {
    getOrCreateBrand(input: { name: $name }) {
      brand { id name }
      problems { code message field requestId }
    }
  }
`)

const brandNamesDocument = graphql(`
  query AdminBrandNames($start: String) {
    managedBrands(first: 100, filter: { nameStartsWith: $start }) { nodes { id name } }
  }
`)

const labels: Record<keyof Details, string> = {
  name: commonMessages.name,
  slug: commonMessages.address,
  visible: messages.shownInShop,
  description: commonMessages.description,
  ribbon: commonMessages.ribbon,
  brand: commonMessages.brand,
  sku: fieldMessages.sku,
  weight: commonMessages.weight,
}

/** Name, description and URL handle. */
export function DetailsSection({ product }: { product: Product }) {
  const { change } = useChange()
  const unit = useWeightUnit()
  const section = useSection<Details>({
    product,
    read: detailsOf,
    faults: (now) => detailFaults(now, product),
    save: async (now, changed) => {
      const name = changed.includes('brand') ? now.brand.trim() : ''
      const isNew = name !== '' && !brands.includes(name)
      const made = isNew ? await change(getOrCreateBrandDocument, { name }) : null
      if (made && !made.isDone) return { problems: made.problems.map(ofBrand) }
      return change(updateProductDocument, {
        input: { ...withUnit(detailInput(now, changed), unit), id: product.id },
      })
    },
  })
  const { now, field } = section
  const brands = useBrandNames(now.brand)
  return (
    <SectionForm
      anchor="details"
      title={commonMessages.details}
      verb={messages.saveDetails}
      section={section}
      labels={labels}
    >
      <FieldPair>
        <Words section={section} name="name" hint={messages.nameHint} />
        <Words section={section} name="slug" hint={messages.slugHint} />
      </FieldPair>
      <TickField {...section.tick('visible')}>{messages.shownInShop}</TickField>
      <Muted>
        {messages.kindNote({
          kind: product.type === 'DIGITAL' ? messages.fileToLoadDown : messages.physicalKind,
        })}
      </Muted>
      <TextArea
        label={commonMessages.description}
        rows={8}
        hint={messages.htmlOf8000Characters({ count: now.description.length })}
        {...field('description')}
      />
      <details className={styles.preview} open={now.description !== ''}>
        <summary>{messages.asShopShowsIt}</summary>
        <div className={styles.rendered}>
          <SafeHtml html={now.description} />
        </div>
      </details>
      <FieldPair>
        <Words section={section} name="ribbon" hint={messages.shortWordOnPicture} />
        <Words
          section={section}
          name="brand"
          list="brand-names"
          hint={brandHint(now.brand, brands)}
        />
        <datalist id="brand-names">
          {brands.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {!product.managesVariants && (
          <>
            <Words section={section} name="sku" hint={messages.yourOwnNumberForIt} />
            <Words section={section} name="weight" hint={messages.inWeightUnit({ unit })} />
          </>
        )}
      </FieldPair>
      {product.managesVariants && <Muted>{messages.skuPerVariant}</Muted>}
    </SectionForm>
  )
}

type WordsProps = {
  section: Section<Details>
  name: Exclude<keyof Details, 'visible'>
  hint: string
  list?: string
}

function Words({ section, name, ...rest }: WordsProps) {
  return (
    <Field
      label={labels[name]}
      autoComplete="off"
      inputMode={name === 'weight' ? 'decimal' : undefined}
      {...section.field(name)}
      {...rest}
    />
  )
}

/** Up to a hundred brands with the typed prefix. */
function useBrandNames(typed: string): readonly string[] {
  const start = typed.trim().slice(0, 2) || null
  const [{ data }] = useQuery({ query: brandNamesDocument, variables: { start } })
  return data?.managedBrands.nodes.map(({ name }) => name) ?? []
}

const isKnown = (brand: string, known: readonly string[]) =>
  known.some((name) => brandNameKey(name) === brandNameKey(brand))

const brandHint = (brand: string, known: readonly string[]) =>
  brand.trim() && !isKnown(brand, known) ? messages.brandIsCreated : messages.brandHint

const ofBrand = (one: Problem): Problem => ({ ...one, field: one.field && 'brand' })
