import { besides } from '../lib/besides.ts'
import styles from './WhatChanges.module.css'

type Change = { label: string; before: string; after: string }

type Props = { changes: readonly Change[]; title?: string }

/** What a save will change, before it is pressed; under another title, what was changed. */
export function WhatChanges({ changes, title = 'What will change' }: Props) {
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changes.map(({ label, before, after }) => {
          const [one, other] = besides(before, after)
          return (
            <li key={label}>
              <bdi>{label}</bdi>: <del>{one}</del> <ins>{other}</ins>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
