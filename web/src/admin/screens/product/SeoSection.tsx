import { plainText } from '../../../lib/plain-text.ts'
import { Field } from '../../../ui/Field.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { longest } from '../../lib/longest.ts'
import { useChange } from '../../lib/use-change.ts'
import { Muted } from '../../ui/Muted.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { updateProductDocument } from './documents.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import styles from './SeoSection.module.css'
import { keywordsOf, maxKeywords, type SeoTexts, seoInput } from './seo-input.ts'
import { useSection } from './use-section.ts'

const labels: Record<keyof SeoTexts, string> = {
  title: commonMessages.title,
  description: commonMessages.description,
  keywords: messages.keywords,
}

const read = ({ seo }: Product): SeoTexts => ({
  title: seo.title ?? '',
  description: seo.description ?? '',
  keywords: seo.keywords.map(({ term }) => term).join(', '),
})

const faults = ({ title, keywords }: SeoTexts) => ({
  title: longest(title, 10_000),
  keywords:
    keywordsOf(keywords).length > maxKeywords ? messages.atMostKeywords({ maxKeywords }) : null,
})

/** Texts for search engines. */
export function SeoSection({ product }: { product: Product }) {
  const { change } = useChange()
  const section = useSection<SeoTexts>({
    product,
    read,
    faults,
    save: (now) =>
      change(updateProductDocument, {
        input: { id: product.id, seo: seoInput(product.seo, now) },
      }),
  })
  const { now, field } = section
  return (
    <SectionForm
      anchor="seo"
      title={messages.searchEngines}
      verb={messages.saveSearchEngines}
      section={section}
      labels={labels}
    >
      <Field
        label={commonMessages.title}
        hint={messages.titleHint({ count: now.title.length })}
        {...field('title')}
      />
      <TextArea
        label={messages.descriptionForSearchEngines}
        rows={3}
        hint={messages.descriptionHint({ count: now.description.length })}
        {...field('description')}
      />
      <Field label={messages.keywords} hint={messages.keywordsHint} {...field('keywords')} />
      <Found product={product} now={now} />
      <Muted>{otherTags(product)}</Muted>
    </SectionForm>
  )
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

/** Approximate preview of a search result. */
function Found({ product, now }: { product: Product; now: SeoTexts }) {
  const { name, slug, rawDescription } = product
  return (
    <section aria-label={messages.asItMayBeFound} className={styles.serp}>
      <p className={styles.title}>{cut(now.title.trim() || name, 60)}</p>
      <p>
        {location.host}/p/{slug}
      </p>
      <Muted>
        {cut(now.description.trim() || plainText(rawDescription) || messages.noDescription, 160)}
      </Muted>
    </section>
  )
}

function otherTags({ seo: { tags, title, description } }: Product): string {
  const own = (title ? 1 : 0) + (description ? 1 : 0)
  const count = Math.max(0, tags.length - own)
  if (count === 0) return messages.thereAreNoOtherTags
  return messages.leftUnchanged({ count })
}
