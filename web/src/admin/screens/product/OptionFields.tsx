import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { Fault, FieldGroup } from '../../forms/FieldGroup.tsx'
import { Row } from '../../ui/Row.tsx'
import { TickField } from '../../ui/Tick.tsx'
import { followMove } from './follow-move.ts'
import { moved, without } from './lists.ts'
import styles from './OptionFields.module.css'
import type { OptionValues } from './option-draft.ts'
import { type ChoiceDraft, maxChoices, type OptionDraft } from './option-draft.ts'
import type { Section } from './use-section.ts'

type Props = { at: number; section: Section<OptionValues>; refusal: string | undefined }

/** One option: name, type, and choices in order. */
export function OptionFields({ at, section, refusal }: Props) {
  const { options } = section.now
  const { name = '', isColor = false, choices = [] } = options[at] ?? {}
  const put = (part: Partial<OptionDraft>) =>
    section.set({
      options: options.map((one, place) => (place === at ? { ...one, ...part } : one)),
    })
  const path = `options[${at}]`
  const isOff = refusal !== undefined
  return (
    <FieldGroup title={messages.option({ at: at + 1 })}>
      <Field
        label={commonMessages.name}
        placeholder={messages.size}
        readOnly={isOff}
        title={refusal}
        autoComplete="off"
        error={section.errorOf(`${path}.name`)}
        value={name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <TickField
        disabled={isOff}
        checked={isColor}
        onChange={({ target }) => put(asColor(choices, target.checked))}
      >
        {messages.choicesAreColors}
      </TickField>
      <ul className={styles.choices}>
        {choices.map((choice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is identified by its index
          <li key={place}>
            <ChoiceFields
              choice={choice}
              number={place + 1}
              isColor={isColor}
              isOff={isOff}
              errorOf={(part) => section.errorOf(`${path}.choices[${place}].${part}`)}
              onChange={(part) =>
                put({ choices: choices.map((one, i) => (i === place ? { ...one, ...part } : one)) })
              }
            />
            <Button
              weight="quiet"
              disabled={isOff}
              aria-label={messages.removeChoiceOf({
                place: place + 1,
                name: name || messages.optionNumbered({ at: at + 1 }),
              })}
              onClick={() => put({ choices: without(choices, place) })}
            >
              {commonMessages.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Fault>{section.errorOf(path)}</Fault>
      <Row>
        <Button
          disabled={isOff || choices.length >= maxChoices}
          onClick={() => put({ choices: [...choices, freshChoice(isColor)] })}
        >
          {messages.addChoice}
        </Button>
        <Button
          disabled={isOff || at === 0}
          aria-label={messages.optionUp({ at: at + 1 })}
          onClick={(event) => {
            section.set({ options: moved(options, at, -1) })
            followMove(event, -1)
          }}
        >
          {messages.up}
        </Button>
        <Button
          weight="quiet"
          disabled={isOff}
          aria-label={messages.removeOptionNumbered({ at: at + 1 })}
          onClick={() => section.set({ options: without(options, at) })}
        >
          {messages.removeOption}
        </Button>
      </Row>
    </FieldGroup>
  )
}

const gray = '#888888'

const freshChoice = (isColor: boolean): ChoiceDraft => ({ value: isColor ? gray : '', label: '' })

/** Changing the type resets the value: a text choice has no color. */
const asColor = (choices: readonly ChoiceDraft[], isColor: boolean): Partial<OptionDraft> => ({
  isColor,
  choices: choices.map(({ label, value }) => ({
    label,
    value: isColor ? (/^#[0-9a-f]{6}$/i.test(value) ? value : gray) : label,
  })),
})

type ChoiceProps = {
  choice: ChoiceDraft
  number: number
  isColor: boolean
  isOff: boolean
  errorOf: (part: 'value' | 'label') => string | undefined
  onChange: (part: Partial<ChoiceDraft>) => void
}

function ChoiceFields({ choice, number, isColor, isOff, errorOf, onChange }: ChoiceProps) {
  const { value, label } = choice
  return (
    <>
      {isColor && (
        <>
          <input
            type="color"
            aria-label={messages.colorOfChoice({ number })}
            className={styles.swatch}
            disabled={isOff}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : gray}
            onChange={({ target }) => onChange({ value: target.value })}
          />
          <Field
            label={messages.color({ number })}
            readOnly={isOff}
            autoComplete="off"
            error={errorOf('value')}
            value={value}
            onChange={({ target }) => onChange({ value: target.value })}
          />
        </>
      )}
      <Field
        label={messages.choice({ number })}
        readOnly={isOff}
        autoComplete="off"
        error={errorOf('label') ?? (isColor ? undefined : errorOf('value'))}
        value={label}
        onChange={({ target }) =>
          // A text choice keeps its stored value until its label changes.
          onChange(isColor ? { label: target.value } : { label: target.value, value: target.value })
        }
      />
    </>
  )
}
