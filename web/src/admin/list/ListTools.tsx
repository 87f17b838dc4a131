import type { ComponentProps } from 'react'
import { ColumnPicker } from './ColumnPicker.tsx'
import styles from './ListTools.module.css'
import { SavedViews } from './SavedViews.tsx'

type Props = ComponentProps<typeof SavedViews> & { picker?: ComponentProps<typeof ColumnPicker> }

/** Views and columns of a list. */
export function ListTools({ picker, ...views }: Props) {
  return (
    <div className={styles.tools}>
      <SavedViews {...views} />
      {picker && <ColumnPicker {...picker} />}
    </div>
  )
}
