import { useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import * as messages from '../../__generated__/messages/brands.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { useCommands } from '../../lib/commands.ts'
import { BulkBar } from '../../list/BulkBar.tsx'
import { Filters, TextFilter } from '../../list/Filters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { BrandDialog, type OpenDialog } from './BrandDialog.tsx'
import { BrandRow_brand, columnsOf } from './brand-columns.tsx'
import { brandsDocument } from './documents.ts'
import { MergeHints } from './MergeHints.tsx'

export function Screen() {
  const list = useList({
    document: brandsDocument,
    row: BrandRow_brand,
    variables: ({ first, after, sort, get }) => ({
      first,
      after,
      sort,
      start: get('name') || null,
    }),
    pageOf: ({ managedBrands }) => managedBrands,
    sort: { field: 'NAME', order: 'ASC' },
    live: 'brand',
  })
  const { data, selected } = list
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const commands = useMemo(
    () => [{ label: messages.newBrands, run: () => setDialog({ kind: 'new' }) }],
    [],
  )
  useCommands(commands)
  const columns = useMemo(() => columnsOf((brand) => setDialog({ kind: 'renameOne', brand })), [])
  // Only brands of this page, whose revisions are loaded.
  const chosen = list.rows.filter(({ id }) => selected.has(id))
  const done = () => {
    setDialog(null)
    list.select([])
    list.reload()
  }

  return (
    <>
      <ScreenHead
        title={commonMessages.brands}
        lead={data && commonMessages.brandCount({ count: data.countBrands })}
      >
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => setDialog({ kind: 'new' })}
        >
          {messages.newBrandsTitle}
        </AllowedButton>
      </ScreenHead>
      <MergeHints key={list.reloads} onMerge={(brands) => setDialog({ kind: 'merge', brands })} />
      <Filters>
        <TextFilter label={messages.nameBeginsWith} type="search" maxLength={50} name="name" />
      </Filters>
      <ListTable
        list={list}
        label={commonMessages.brands}
        columns={columns}
        nameOf={({ name }) => name}
        isSelectable
        empty={
          <EmptyState drawing="bookcase" title={messages.noMatchingBrands}>
            <p>{messages.noMatchHint}</p>
          </EmptyState>
        }
      />
      <BulkBar list={list} noun="brands">
        <AllowedButton
          right="CATALOG_WRITE"
          disabled={chosen.length === 0}
          onClick={() => setDialog({ kind: 'rename', brands: chosen })}
        >
          {messages.rename}
        </AllowedButton>
        <AllowedButton
          right="CATALOG_DELETE"
          disabled={chosen.length < 2}
          onClick={() => setDialog({ kind: 'merge', brands: chosen })}
        >
          {messages.merge}
        </AllowedButton>
        <AllowedButton
          right="CATALOG_DELETE"
          onClick={() => setDialog({ kind: 'delete', ids: [...selected] })}
        >
          {commonMessages.deleteLabel}
        </AllowedButton>
      </BulkBar>
      {dialog && <BrandDialog dialog={dialog} onClose={() => setDialog(null)} onDone={done} />}
    </>
  )
}
