import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import * as commonMessages from '../__generated__/messages/common.ts'
import { type Column, DataTable } from '../list/DataTable.tsx'
import { Muted } from '../ui/Muted.tsx'
import styles from './PreviewTable.module.css'
import type { CursorPages } from './use-cursor-pages.ts'

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  empty: ReactNode
  pages: CursorPages
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined
}

/** A page of what a job would do, within a dialog: it scrolls by itself. */
export function PreviewTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, rows, nameOf, empty, pages, pageInfo } = props
  const hasNext = pageInfo?.hasNextPage ?? false
  return (
    <>
      <div className={styles.items}>
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={nameOf}
          empty={<Muted>{empty}</Muted>}
        />
      </div>
      {(hasNext || !pages.isFirst) && (
        <div className={styles.pages}>
          <Button disabled={pages.isFirst} onClick={pages.back}>
            {commonMessages.previous}
          </Button>
          <Button disabled={!hasNext} onClick={() => pages.next(pageInfo?.endCursor ?? null)}>
            {commonMessages.next}
          </Button>
        </div>
      )}
    </>
  )
}
