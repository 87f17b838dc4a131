import styles from './WhatChanges.module.css'

type Change = { label: string; before: string; after: string }

/** What a save will change, before it is pressed. */
export function WhatChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label="What will change">
      <h3>What will change</h3>
      <ul>
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            {label}: <del>{short(before)}</del> <ins>{short(after)}</ins>
          </li>
        ))}
      </ul>
    </section>
  )
}

const short = (text: string) =>
  text === '' ? 'nothing' : text.length > 80 ? `${text.slice(0, 80)}…` : text
