import type { ReactNode } from 'react'
import * as messages from '../../../__generated__/messages/listing.ts'
import { Words } from '../../../ui/Words.tsx'
import styles from './Facets.module.css'
import { type Choice, type Group, keyOf } from './groups.ts'

/** Number of values shown before "Show all". */
const initialValues = 8

type FoldProps = { title: string; isOpen: boolean; chosen?: number; children: ReactNode }

/** A collapsible group of facet values. */
export function CollapsibleGroup({ title, isOpen, chosen = 0, children }: FoldProps) {
  return (
    <details open={isOpen} className={styles.fold}>
      <summary>
        {title}
        {chosen > 0 && <span className={styles.chosen}> {messages.chosenCount({ chosen })}</span>}
      </summary>
      <fieldset>
        <legend className="sr">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}

type FacetGroupProps = { group: Group; last: string; isOpen: boolean }

export function FacetGroup({ group, last, isOpen }: FacetGroupProps) {
  const { title, choices, isExclusive, rarer } = group
  const chosen = choices.filter(({ selected }) => selected).length
  const [shown, rest] =
    choices.length > initialValues + 1
      ? [choices.slice(0, initialValues), choices.slice(initialValues)]
      : [choices, []]
  const boxes = (some: Choice[]) =>
    some.map((choice) => (
      <ChoiceInput
        key={choice.value}
        choice={choice}
        isEither={isExclusive}
        isHeld={keyOf(choice) === last}
      />
    ))
  return (
    <CollapsibleGroup title={title} isOpen={isOpen || chosen > 0} chosen={chosen}>
      {isExclusive && <AnyChoice isChosen={chosen === 0} />}
      {boxes(shown)}
      {rest.length > 0 && (
        <details open={rest.some(({ selected }) => selected)} className={styles.rest}>
          <summary>
            <span>{messages.showAll({ count: choices.length })}</span>
            <span>{messages.showFewer}</span>
          </summary>
          {boxes(rest)}
          {rarer && (
            <p>
              <a href={rarer.href}>{rarer.text}</a>
            </p>
          )}
        </details>
      )}
    </CollapsibleGroup>
  )
}

export function AnyChoice({ isChosen }: { isChosen: boolean }) {
  return (
    <label className={styles.box}>
      <input type="radio" name="type" value="" defaultChecked={isChosen} />
      <span className={styles.label}>{messages.everything}</span>
    </label>
  )
}

type BoxProps = { choice: Choice; isEither: boolean | undefined; isHeld: boolean }

/** Values without results are disabled; a selected value can always be cleared. */
function ChoiceInput({ choice, isEither, isHeld }: BoxProps) {
  const { name, value, label, count, selected, color } = choice
  return (
    <label className={styles.box}>
      <input
        type={isEither ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={selected}
        disabled={count === 0 && !selected && !isHeld}
      />
      {color && (
        <svg width="16" height="16" aria-hidden="true" className={styles.swatch}>
          <circle cx="8" cy="8" r="7" fill={color} />
        </svg>
      )}
      <span className={styles.label}>
        <Words text={label} />
      </span>{' '}
      <span className={styles.count}>{count}</span>
    </label>
  )
}
