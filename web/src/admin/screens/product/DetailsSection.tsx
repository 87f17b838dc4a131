import { useQuery } from 'urql'
import { Field } from '../../../ui/Field.tsx'
import { FieldPair } from '../../forms/FieldPair.tsx'
import { brandNameKey } from '../../lib/brand-name.ts'
import { useChange } from '../../lib/use-change.ts'
import { Muted } from '../../ui/Muted.tsx'
import type { Problem } from '../../ui/Problems.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TickField } from '../../ui/Tick.tsx'
import styles from './DetailsSection.module.css'
import { type Details, detailFaults, detailInput, detailsOf } from './details.ts'
import { brandNamesDocument, getOrCreateBrandDocument, updateProductDocument } from './documents.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { SafeHtml } from './safe-html.tsx'
import { type Section, useSection } from './use-section.ts'

const labels: Record<keyof Details, string> = {
  name: 'Name',
  slug: 'Address',
  visible: 'Shown in the shop',
  description: 'Description',
  ribbon: 'Ribbon',
  brand: 'Brand',
  sku: 'SKU',
  weight: 'Weight',
}

/** Name, description and URL handle. */
export function DetailsSection({ product }: { product: Product }) {
  const { change } = useChange()
  const section = useSection<Details>({
    product,
    read: detailsOf,
    faults: (now) => detailFaults(now, product),
    save: async (now, changed) => {
      const name = changed.includes('brand') ? now.brand.trim() : ''
      const isNew = name !== '' && !brands.includes(name)
      const made = isNew ? await change(getOrCreateBrandDocument, { name }) : null
      if (made && !made.isDone) return { problems: made.problems.map(ofBrand) }
      return change(updateProductDocument, { id: product.id, input: detailInput(now, changed) })
    },
  })
  const { now, field } = section
  const brands = useBrandNames(now.brand)
  return (
    <SectionForm anchor="details" title="Details" section={section} labels={labels}>
      <FieldPair>
        <Words section={section} name="name" hint="1 to 80 characters." />
        <Words
          section={section}
          name="slug"
          hint="Last part of the page’s address. Leave empty to create it from the name."
        />
      </FieldPair>
      <TickField {...section.tick('visible')}>Shown in the shop</TickField>
      <Muted>
        Kind: {product.type === 'DIGITAL' ? 'a file to load down' : 'goods'}. The platform makes
        neither into the other.
      </Muted>
      <TextArea
        label="Description"
        rows={8}
        hint={`HTML, ${now.description.length} of 8,000 characters.`}
        {...field('description')}
      />
      <details className={styles.preview} open={now.description !== ''}>
        <summary>As the shop shows it</summary>
        <div className={styles.rendered}>
          <SafeHtml html={now.description} />
        </div>
      </details>
      <FieldPair>
        <Words section={section} name="ribbon" hint="A short word on the picture." />
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
            <Words section={section} name="sku" hint="Your own number for it." />
            <Words section={section} name="weight" hint="In the shop’s unit." />
          </>
        )}
      </FieldPair>
      {product.managesVariants && (
        <Muted>Each variant has an SKU and a weight of its own, below.</Muted>
      )}
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
  brand.trim() && !isKnown(brand, known)
    ? 'A brand of this name is made if there is none yet.'
    : 'Choose one, or type a new name. Empty: none.'

const ofBrand = (one: Problem): Problem => ({ ...one, field: one.field && 'input.brand' })
