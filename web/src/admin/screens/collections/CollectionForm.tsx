import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showToast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import { useRefusal } from '../../lib/rights.tsx'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { Panel } from '../../ui/Panel.tsx'
import { Problems, problemOf } from '../../ui/Problems.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { WhatChanges } from '../../ui/WhatChanges.tsx'
import type { Collection } from './documents.ts'
import { createCollectionDocument, updateCollectionDocument } from './documents.ts'

type Props = { collection: Collection | null; onDone: (id: string) => void }

const labels = { name: 'Name', slug: 'Address', description: 'Description', visible: 'Page shown' }
type Name = keyof typeof labels

const wordOf = (value: string | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/** Name and description of a collection. The built-in one cannot be edited. */
export function CollectionForm({ collection, onDone }: Props) {
  const id = useId()
  const before = {
    name: collection?.name ?? '',
    slug: collection?.slug ?? '',
    description: collection?.description ?? '',
    visible: collection?.visible ?? true,
  }
  const { register, handleSubmit, watch, formState, reset } = useForm({ defaultValues: before })
  const now = watch()
  const { save, isBusy, problems } = useSave(collection?.id ?? null)
  const changed = (Object.keys(labels) as Name[]).filter((name) => now[name] !== before[name])
  const refusal = useRefusal('CATALOG_WRITE')
  const isOff = refusal !== null || collection?.isBuiltIn === true
  const settled = useUnsaved(formState.isDirty)

  const submit = handleSubmit(async (values) => {
    const given = Object.fromEntries(changed.map((name) => [name, values[name]]))
    const saved = await save(values.name.trim(), given)
    if (!saved) return
    settled()
    reset(values)
    void showToast({ tone: 'success', text: 'Saved.' })
    onDone(saved)
  })
  const errorOf = (name: Name) =>
    formState.errors[name]?.message ??
    problemOf(problems, `input.${name}`) ??
    problemOf(problems, name)

  return (
    <Panel title="Details">
      <form className={layout.form} onSubmit={submit} noValidate aria-describedby={`${id}-why`}>
        {collection?.isBuiltIn && <BuiltIn id={`${id}-why`} />}
        <Field
          label="Name"
          readOnly={isOff}
          error={errorOf('name')}
          {...register('name', {
            required: 'A name is needed.',
            maxLength: { value: 50, message: 'At most 50 characters.' },
          })}
        />
        <Field
          label="Address"
          readOnly={isOff}
          hint="Last part of the page’s address; made from the name when empty."
          error={errorOf('slug')}
          {...register('slug', { maxLength: { value: 100, message: 'At most 100 characters.' } })}
        />
        <TextArea
          label="Description"
          readOnly={isOff}
          rows={5}
          error={errorOf('description')}
          {...register('description', {
            maxLength: { value: 600, message: 'At most 600 characters.' },
          })}
        />
        <label className={layout.row}>
          <input type="checkbox" disabled={isOff} {...register('visible')} />
          Shoppers see it
        </label>
        <WhatChanges
          changes={
            collection
              ? changed.map((name) => ({
                  label: labels[name],
                  before: wordOf(before[name]),
                  after: wordOf(now[name]),
                }))
              : []
          }
        />
        <Problems problems={problems.filter(({ field }) => !field)} />
        <div className={layout.end}>
          <AllowedButton
            right="CATALOG_WRITE"
            type="submit"
            weight="primary"
            isBusy={isBusy}
            disabled={isOff || changed.length === 0 || isBusy}
          >
            {collection ? 'Save' : 'Create'}
          </AllowedButton>
        </div>
      </form>
    </Panel>
  )
}

const BuiltIn = ({ id }: { id: string }) => (
  <p id={id} className={layout.muted}>
    Every product is in this collection. It can’t be changed.
  </p>
)

/** Creates or updates; returns the id, or null when refused. */
function useSave(id: string | null) {
  const create = useChange(createCollectionDocument)
  const update = useChange(updateCollectionDocument)
  const save = async (name: string, given: Record<string, string | boolean>) => {
    if (!id) {
      const { slug, ...rest } = given
      const input = { ...rest, name, ...(slug ? { slug: String(slug) } : {}) }
      return (await create.change({ input }))?.createCollection.collection?.id ?? null
    }
    return (await update.change({ id, input: given })) ? id : null
  }
  const { isBusy, problems } = id ? update : create
  return { save, isBusy, problems }
}
