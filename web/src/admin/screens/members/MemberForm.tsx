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
import { WhatChanges } from '../../ui/WhatChanges.tsx'
import type { Member } from './member-documents.ts'
import { slugDocument, updateMemberDocument } from './member-documents.ts'

const fields = [
  ['nickname', 'Display name'],
  ['title', 'Title'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['company', 'Company'],
  ['jobTitle', 'Job title'],
  ['birthdate', 'Birthday'],
  ['slug', 'Slug of the public page'],
] as const

type Values = Record<(typeof fields)[number][0], string>

const valuesOf = ({ nickname, title, slug, contact }: Member): Values => ({
  nickname: nickname ?? '',
  title: title ?? '',
  slug: slug ?? '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  company: contact?.company ?? '',
  jobTitle: contact?.jobTitle ?? '',
  birthdate: contact?.birthdate ?? '',
})

/** Profile fields. Only changed fields are sent; the slug has a call of its own. */
export function MemberForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const before = valuesOf(member)
  const { register, handleSubmit, watch, formState } = useForm({ defaultValues: before })
  const update = useChange(updateMemberDocument)
  const slug = useChange(slugDocument)
  const refusal = useRefusal('MEMBERS_WRITE')
  const now = watch()
  const changed = fields.filter(([name]) => now[name] !== before[name])
  useUnsaved(formState.isDirty)

  const submit = handleSubmit(async (values) => {
    const input = Object.fromEntries(
      changed.filter(([name]) => name !== 'slug').map(([name]) => [name, values[name].trim()]),
    )
    const { id } = member
    if (Object.keys(input).length > 0 && !(await update.change({ id, input }))) return
    const isMoved = values.slug !== before.slug
    if (isMoved && !(await slug.change({ id, slug: values.slug.trim() }))) return
    void showToast({ tone: 'success', text: 'Saved.' })
    onDone()
  })

  const problems = [...update.problems, ...slug.problems]
  const isBusy = update.isBusy || slug.isBusy
  return (
    <Panel title="Profile">
      <form className={layout.form} onSubmit={submit} noValidate>
        <div className={layout.pair}>
          {fields.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              type={name === 'birthdate' ? 'date' : 'text'}
              maxLength={255}
              readOnly={refusal !== null}
              title={refusal ?? undefined}
              error={problemOf(problems, argumentOf(name))}
              {...register(name)}
            />
          ))}
        </div>
        <WhatChanges
          changes={changed.map(([name, label]) => ({
            label,
            before: before[name],
            after: now[name],
          }))}
        />
        <Problems
          problems={problems.filter(
            ({ field }) => !fields.some(([name]) => argumentOf(name) === field),
          )}
        />
        <div className={layout.end}>
          <AllowedButton
            right="MEMBERS_WRITE"
            type="submit"
            weight="primary"
            isBusy={isBusy}
            disabled={changed.length === 0 || isBusy}
          >
            Save
          </AllowedButton>
        </div>
      </form>
    </Panel>
  )
}

/** Paths of the server's problems, by field. */
const argumentOf = (name: string) => (name === 'slug' ? name : `input.${name}`)
