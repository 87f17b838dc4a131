import { Field } from '../../../ui/Field.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { PanelForm } from '../../forms/PanelForm.tsx'
import { useChangeForm } from '../../forms/use-change-form.ts'
import { longest } from '../../lib/longest.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TickField } from '../../ui/Tick.tsx'
import styles from './CollectionForm.module.css'
import type { Collection } from './documents.ts'

const updateCollectionDocument = graphql(`
  mutation AdminUpdateCollection($input: UpdateCollectionInput!) {
    updateCollection(input: $input) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

const createCollectionDocument = graphql(`
  mutation AdminCreateCollection($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

type Props = { collection: Collection | null; onDone: (id: string) => unknown }

const labels = {
  name: commonMessages.name,
  slug: commonMessages.address,
  description: commonMessages.description,
  visible: messages.pageShown,
}

const builtIn = messages.allProductsNote

/** Name and description of a collection. The built-in one cannot be edited. */
export function CollectionForm({ collection, onDone }: Props) {
  const { change } = useChange()
  const notAllowed = useRefusal('CATALOG_WRITE')
  const refusal = collection?.builtIn ? builtIn : notAllowed
  const form = useChangeForm({
    before: {
      name: collection?.name ?? '',
      slug: collection?.slug ?? '',
      description: collection?.description ?? '',
      visible: collection?.visible ?? true,
    },
    refusal,
    faults: ({ name, slug, description }) => ({
      name: name.trim() === '' ? commonMessages.nameIsNeeded : longest(name, 50),
      slug: longest(slug, 100),
      description: longest(description, 600),
    }),
    async save(now, changed) {
      const given = Object.fromEntries(changed.map((name) => [name, now[name]]))
      if (collection) {
        const { id } = collection
        const sent = await change(
          updateCollectionDocument,
          { input: { ...given, id } },
          commonMessages.saved,
        )
        return { ...sent, id }
      }
      // An empty address is made from the name.
      const { slug, ...rest } = given
      const input = { ...rest, name: now.name.trim(), ...(slug ? { slug: String(slug) } : {}) }
      const sent = await change(createCollectionDocument, { input }, commonMessages.saved)
      return { ...sent, id: sent.data?.createCollection.collection?.id }
    },
    onDone: ({ id }) => id && onDone(id),
  })
  return (
    <PanelForm
      title={commonMessages.details}
      form={form}
      right="CATALOG_WRITE"
      verb={collection ? commonMessages.save : commonMessages.create}
      labels={labels}
    >
      {collection?.builtIn && <p className={styles.builtIn}>{builtIn}</p>}
      <Field label={commonMessages.name} {...form.field('name')} />
      <Field label={commonMessages.address} hint={messages.slugHint} {...form.field('slug')} />
      <TextArea label={commonMessages.description} rows={5} {...form.field('description')} />
      <TickField {...form.tick('visible')}>{messages.shoppersSeeIt}</TickField>
    </PanelForm>
  )
}
