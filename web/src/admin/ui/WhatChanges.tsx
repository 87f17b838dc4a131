import * as commonMessages from '../__generated__/messages/common.ts'
import { truncateAroundDiff } from '../lib/truncate-around-diff.ts'
import styles from './WhatChanges.module.css'

type Change = { label: string; before: string; after: string }

type Props = { changes: readonly Change[]; title?: string }

/** Lists what a save will change, or, with another title, what was changed. */
export function WhatChanges({ changes, title = commonMessages.whatWillChange }: Props) {
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changes.map(({ label, before, after }) => {
          const [one, other] = truncateAroundDiff(before, after)
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
