import { plainText } from '../../../lib/plain-text.ts'
import { Field } from '../../../ui/Field.tsx'
import { useRefusal } from '../../lib/rights.tsx'
import layout from '../../ui/Columns.module.css'
import { TextArea } from '../../ui/TextArea.tsx'
import { longest } from './details.ts'
import { updateProductDocument } from './documents.ts'
import styles from './Product.module.css'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { keywordsOf, maxKeywords, type SeoTexts, seoInput } from './seo-input.ts'
import { useSend } from './use-product.ts'
import { useSection } from './use-section.ts'

const labels: Record<keyof SeoTexts, string> = {
  title: 'Title',
  description: 'Description',
  keywords: 'Keywords',
}

const read = ({ seo }: Product): SeoTexts => ({
  title: seo.title ?? '',
  description: seo.description ?? '',
  keywords: seo.keywords.map(({ term }) => term).join(', '),
})

const faults = ({ title, keywords }: SeoTexts) => ({
  title: longest(title, 10_000),
  keywords: keywordsOf(keywords).length > maxKeywords ? `At most ${maxKeywords} keywords.` : null,
})

/** Texts for search engines. */
export function SeoSection({ product }: { product: Product }) {
  const send = useSend()
  const section = useSection<SeoTexts>({
    product,
    read,
    faults,
    save: (now) =>
      send(updateProductDocument, { id: product.id, input: { seo: seoInput(product.seo, now) } }),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, set, errorOf } = section
  const isOff = refusal !== undefined
  return (
    <SectionForm
      anchor="seo"
      title="Search engines"
      section={section}
      labels={labels}
      words={(name, values) => values[name]}
    >
      <Field
        label="Title"
        readOnly={isOff}
        title={refusal}
        error={errorOf('title')}
        hint={`${now.title.length} characters; engines cut after about 60. Empty: the name.`}
        value={now.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label="Description for search engines"
        rows={3}
        readOnly={isOff}
        title={refusal}
        error={errorOf('description')}
        hint={`${now.description.length} characters; engines cut after about 160.`}
        value={now.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Field
        label="Keywords"
        readOnly={isOff}
        title={refusal}
        error={errorOf('keywords')}
        hint="With commas between, at most 5."
        value={now.keywords}
        onChange={({ target }) => set({ keywords: target.value })}
      />
      <Found product={product} now={now} />
      <p className={layout.muted}>{otherTags(product)}</p>
    </SectionForm>
  )
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

/** Approximate preview of a search result. */
function Found({ product, now }: { product: Product; now: SeoTexts }) {
  const { name, slug, rawDescription } = product
  return (
    <section aria-label="As it may be found" className={styles.serp}>
      <p className={styles.title}>{cut(now.title.trim() || name, 60)}</p>
      <p>
        {location.host}/p/{slug}
      </p>
      <p className={layout.muted}>
        {cut(now.description.trim() || plainText(rawDescription) || 'No description.', 160)}
      </p>
    </section>
  )
}

function otherTags({ seo: { tags, title, description } }: Product): string {
  const own = (title ? 1 : 0) + (description ? 1 : 0)
  const count = Math.max(0, tags.length - own)
  if (count === 0) return 'There are no other tags.'
  return `${count === 1 ? 'One other tag is' : `${count} other tags are`} left unchanged.`
}
