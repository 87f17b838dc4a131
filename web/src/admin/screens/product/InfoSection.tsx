import type { MouseEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { FieldGroup } from '../../forms/FieldGroup.tsx'
import { longest } from '../../lib/longest.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useChange } from '../../lib/use-change.ts'
import { Muted } from '../../ui/Muted.tsx'
import { Row } from '../../ui/Row.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { updateProductDocument } from './documents.ts'
import { followMove } from './follow-move.ts'
import { moved, without } from './lists.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { type Section, useSection } from './use-section.ts'

type Info = { title: string; description: string }
type Values = { infoSections: readonly Info[] }

const read = ({ infoSections }: Product): Values => ({
  infoSections: infoSections.map(({ title, rawDescription }) => ({
    title,
    description: rawDescription ?? '',
  })),
})

const faults = ({ infoSections }: Values) =>
  Object.fromEntries(
    infoSections.flatMap(({ title, description }, at) => [
      [
        `infoSections[${at}].title`,
        title.trim() === '' ? messages.titleIsNeeded : longest(title, 50),
      ],
      [`infoSections[${at}].description`, longest(description, 16_000)],
    ]),
  )

/** Titled texts below the description: care, size, delivery. */
export function InfoSection({ product }: { product: Product }) {
  const { change } = useChange()
  const section = useSection<Values>({
    product,
    read,
    faults,
    save: ({ infoSections }) =>
      change(updateProductDocument, {
        input: {
          id: product.id,
          infoSections: infoSections.map(({ title, description }) => ({
            title: title.trim(),
            description: description.trim(),
          })),
        },
      }),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { infoSections } = section.now
  return (
    <SectionForm
      anchor="info"
      title={messages.infoSections}
      verb={messages.saveInfoSections}
      section={section}
      labels={{ infoSections: messages.infoSections }}
      words={(_, values) => values.infoSections.map(({ title }) => title).join(', ')}
    >
      {infoSections.length === 0 && <Muted>{messages.sectionsHint}</Muted>}
      {infoSections.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index
        <InfoFields key={at} at={at} section={section} refusal={refusal} />
      ))}
      <div>
        <Button
          disabled={refusal !== undefined}
          title={refusal}
          onClick={() =>
            section.set({ infoSections: [...infoSections, { title: '', description: '' }] })
          }
        >
          {messages.addSection}
        </Button>
      </div>
    </SectionForm>
  )
}

type Props = { at: number; section: Section<Values>; refusal: string | undefined }

function InfoFields({ at, section, refusal }: Props) {
  const { infoSections } = section.now
  const info = infoSections[at]
  const put = (list: readonly Info[]) => section.set({ infoSections: list })
  const change = (part: Partial<Info>) =>
    put(infoSections.map((one, place) => (place === at ? { ...one, ...part } : one)))
  const isOff = refusal !== undefined
  const move = (event: MouseEvent<HTMLButtonElement>, by: 1 | -1) => {
    put(moved(infoSections, at, by))
    followMove(event, by)
  }
  return (
    <FieldGroup title={messages.section({ at: at + 1 })}>
      <Field
        label={commonMessages.title}
        readOnly={isOff}
        title={refusal}
        error={section.errorOf(`infoSections[${at}].title`)}
        value={info?.title ?? ''}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={messages.text}
        rows={4}
        readOnly={isOff}
        title={refusal}
        hint={messages.htmlAsDescription}
        error={section.errorOf(`infoSections[${at}].description`)}
        value={info?.description ?? ''}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Row>
        <Button disabled={isOff || at === 0} onClick={(event) => move(event, -1)}>
          {messages.up}
        </Button>
        <Button
          disabled={isOff || at === infoSections.length - 1}
          onClick={(event) => move(event, 1)}
        >
          {messages.down}
        </Button>
        <Button weight="quiet" disabled={isOff} onClick={() => put(without(infoSections, at))}>
          {commonMessages.remove}
        </Button>
      </Row>
    </FieldGroup>
  )
}
