import { useState } from 'react'
import { Select } from '../../../ui/Select.tsx'
import * as messages from '../../__generated__/messages/product.ts'
import { FieldGroup } from '../../forms/FieldGroup.tsx'
import { useRefusal } from '../../lib/rights.tsx'
import { toggled } from '../../lib/toggled.ts'
import { Muted } from '../../ui/Muted.tsx'
import styles from './Media.module.css'
import { type Shown, shownMedia, stepsToShown } from './media-order.ts'
import type { Product } from './product.ts'
import { SectionForm } from './SectionForm.tsx'
import { useMediaSteps } from './use-media-steps.ts'
import { type Section, useSection } from './use-section.ts'

type Values = { shown: Shown }

const read = ({ options }: Product): Values => ({ shown: shownMedia(options) })

const words = (_: 'shown', { shown }: Values) =>
  shown.map(({ option, choice, mediaIds }) => `${option} ${choice}: ${mediaIds.length}`).join(', ')

/** Assigns pictures to choices. The platform supports this for one option only. */
export function ChoiceMediaSection({ product }: { product: Product }) {
  const steps = useMediaSteps(product.id)
  const section = useSection<Values>({
    product,
    read,
    save: ({ shown }) => steps.run(stepsToShown(shownMedia(product.options), shown)),
  })
  const refusal = useRefusal('CATALOG_WRITE') ?? undefined
  const { now, before, set } = section
  const [chosen, setChosen] = useState<string | null>(null)
  // Clearing the last picture keeps the option selected.
  const wanted = now.shown[0]?.option ?? chosen ?? before.shown[0]?.option
  const known = product.options.find(({ name }) => name === wanted)
  const option = known ?? product.options[0]
  if (product.options.length === 0 || product.media.length === 0) return null
  return (
    <SectionForm
      anchor="choice-media"
      title={messages.mediaOfChoices}
      verb={messages.saveMediaOfChoices}
      section={section}
      labels={{ shown: messages.pictures }}
      words={words}
    >
      <Select
        label={messages.optionWhoseChoicesHavePictures}
        options={product.options.map(({ name }) => ({ value: name, label: name }))}
        disabled={refusal !== undefined}
        title={refusal}
        value={option?.name}
        // Assignments of another option are removed: only one option may have pictures.
        onChange={({ target }) => {
          setChosen(target.value)
          set({ shown: [] })
        }}
      />
      {option?.choices.map(({ label }) => (
        <Choice
          key={label}
          option={option.name}
          label={label}
          product={product}
          section={section}
          isOff={refusal !== undefined}
        />
      ))}
    </SectionForm>
  )
}

type Props = {
  option: string
  label: string
  product: Product
  section: Section<Values>
  isOff: boolean
}

function Choice({ option, label, product, section, isOff }: Props) {
  const { shown } = section.now
  const own = shown.find(({ choice }) => choice === label)?.mediaIds ?? []
  const toggle = (id: string) => {
    const mediaIds = [...toggled(own, id)]
    const labels = product.options.find(({ name }) => name === option)?.choices ?? []
    const next = new Map(shown.map((one) => [one.choice, one.mediaIds] as const))
    next.set(label, mediaIds)
    section.set({
      shown: labels.flatMap(({ label: choice }) => {
        const ids = next.get(choice) ?? []
        return ids.length > 0 ? [{ option, choice, mediaIds: ids }] : []
      }),
    })
  }
  return (
    <FieldGroup title={label}>
      <div className={styles.picks}>
        {product.media.map(({ id, image, thumbnail }, at) =>
          id ? (
            <label key={id} className={styles.pick}>
              <input
                type="checkbox"
                aria-label={messages.pictureShows({ at: at + 1, label })}
                disabled={isOff}
                checked={own.includes(id)}
                onChange={() => toggle(id)}
              />
              <img src={(image ?? thumbnail)?.url} alt="" loading="lazy" />
            </label>
          ) : null,
        )}
      </div>
      {own.length === 0 && <Muted>{messages.allPicturesAreShown}</Muted>}
    </FieldGroup>
  )
}
