import type { ReactNode } from 'react'
import styles from './Facets.module.css'
import { type Choice, type Group, keyOf } from './groups.ts'

/** So many values are shown before somebody asks for all of them. */
const fewest = 8

type FoldProps = { title: string; isOpen: boolean; chosen?: number; children: ReactNode }

/** A group under its name, which opens and closes it. */
export function Fold({ title, isOpen, chosen = 0, children }: FoldProps) {
  return (
    <details open={isOpen} className={styles.fold}>
      <summary>
        {title}
        {chosen > 0 && <span className={styles.chosen}>{` ${chosen} chosen`}</span>}
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
  const { title, choices, isEither, rarer } = group
  const chosen = choices.filter(({ selected }) => selected).length
  const [shown, rest] =
    choices.length > fewest + 1 ? [choices.slice(0, fewest), choices.slice(fewest)] : [choices, []]
  const boxes = (some: Choice[]) =>
    some.map((choice) => (
      <Box key={choice.value} choice={choice} isEither={isEither} isHeld={keyOf(choice) === last} />
    ))
  return (
    <Fold title={title} isOpen={isOpen || chosen > 0} chosen={chosen}>
      {isEither && <Everything isChosen={chosen === 0} />}
      {boxes(shown)}
      {rest.length > 0 && (
        <details open={rest.some(({ selected }) => selected)} className={styles.rest}>
          <summary>
            <span>{`Show all ${choices.length}`}</span>
            <span>Show fewer</span>
          </summary>
          {boxes(rest)}
          {rarer && (
            <p>
              <a href={rarer.href}>{rarer.text}</a>
            </p>
          )}
        </details>
      )}
    </Fold>
  )
}

export function Everything({ isChosen }: { isChosen: boolean }) {
  return (
    <label className={styles.box}>
      <input type="radio" name="type" value="" defaultChecked={isChosen} />
      <span className={styles.label}>Everything</span>
    </label>
  )
}

type BoxProps = { choice: Choice; isEither: boolean | undefined; isHeld: boolean }

/** What would leave nothing cannot be chosen; what is chosen can always be taken back. */
function Box({ choice, isEither, isHeld }: BoxProps) {
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
      <span className={styles.label}>{label}</span> <span className={styles.count}>{count}</span>
    </label>
  )
}
