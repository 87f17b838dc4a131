import { useQuery } from 'urql'
import { Field } from '../../../ui/Field.tsx'
import { brandNameKey } from '../../lib/brand-name.ts'
import { useRefusal } from '../../lib/rights.tsx'
import layout from '../../ui/Columns.module.css'
import type { Problem } from '../../ui/Problems.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { type Details, detailFaults, detailInput, detailsOf } from './details.ts'
import { brandNamesDocument, getOrCreateBrandDocument, updateProductDocument } from './documents.ts'
import styles from './Product.module.css'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { SafeHtml } from './safe-html.tsx'
import { useSend } from './use-product.ts'
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

const words = (name: keyof Details, values: Details) => {
  const value = values[name]
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}

/** Name, description and URL handle. */
export function DetailsSection({ product }: { product: Product }) {
  const send = useSend()
  const section = useSection<Details>({
    product,
    read: detailsOf,
    faults: (now) => detailFaults(now, product),
    save: async (now, changed) => {
      const name = changed.includes('brand') ? now.brand.trim() : ''
      const isNew = name !== '' && !brands.includes(name)
      const refused = isNew ? await send(getOrCreateBrandDocument, { name }) : []
      if (refused.length > 0) return refused.map(ofBrand)
      return send(updateProductDocument, { id: product.id, input: detailInput(now, changed) })
    },
  })
  const { now, set, errorOf } = section
  const brands = useBrandNames(now.brand)
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  return (
    <SectionForm anchor="details" title="Details" section={section} labels={labels} words={words}>
      <div className={styles.pair}>
        <Words section={section} name="name" refusal={refusal} hint="1 to 80 characters." />
        <Words
          section={section}
          name="slug"
          refusal={refusal}
          hint="Last part of the page’s address. Leave empty to create it from the name."
        />
      </div>
      <label className={layout.row}>
        <input
          type="checkbox"
          disabled={refusal !== undefined}
          title={refusal}
          checked={now.visible}
          onChange={({ target }) => set({ visible: target.checked })}
        />
        Shown in the shop
      </label>
      <p className={layout.muted}>
        Kind: {product.type === 'DIGITAL' ? 'a file to load down' : 'goods'}. The platform makes
        neither into the other.
      </p>
      <TextArea
        label="Description"
        rows={8}
        readOnly={refusal !== undefined}
        title={refusal}
        hint={`HTML, ${now.description.length} of 8,000 characters.`}
        error={errorOf('description')}
        value={now.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <details className={styles.preview} open={now.description !== ''}>
        <summary>As the shop shows it</summary>
        <div className={styles.rendered}>
          <SafeHtml html={now.description} />
        </div>
      </details>
      <div className={styles.pair}>
        <Words
          section={section}
          name="ribbon"
          refusal={refusal}
          hint="A short word on the picture."
        />
        <Words
          section={section}
          name="brand"
          refusal={refusal}
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
            <Words section={section} name="sku" refusal={refusal} hint="Your own number for it." />
            <Words section={section} name="weight" refusal={refusal} hint="In the shop’s unit." />
          </>
        )}
      </div>
      {product.managesVariants && (
        <p className={layout.muted}>Each variant has an SKU and a weight of its own, below.</p>
      )}
    </SectionForm>
  )
}

type WordsProps = {
  section: Section<Details>
  name: Exclude<keyof Details, 'visible'>
  refusal: string | undefined
  hint: string
  list?: string
}

function Words({ section, name, refusal, ...rest }: WordsProps) {
  return (
    <Field
      label={labels[name]}
      readOnly={refusal !== undefined}
      title={refusal}
      autoComplete="off"
      inputMode={name === 'weight' ? 'decimal' : undefined}
      error={section.errorOf(name)}
      value={section.now[name]}
      onChange={({ target }) => section.set({ [name]: target.value })}
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
