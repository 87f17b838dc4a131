import { useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/apps.ts'
import { useCommands } from '../../lib/commands.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import styles from './AppsScreen.module.css'
import { type AppKey, AppKeyRow_appKey, columnsOf } from './app-key-columns.tsx'
import { EditAppKey } from './EditAppKey.tsx'
import { NewAppKey } from './NewAppKey.tsx'
import { RotateAppKey } from './RotateAppKey.tsx'

const appKeysDocument = graphql(`
  query AdminAppKeys($first: Int, $after: String) {
    appKeys(first: $first, after: $after) {
      nodes { ...AppKeyRow_appKey }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`)

type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'rotate'; appKey: AppKey }

export function Screen() {
  const list = useList({
    document: appKeysDocument,
    row: AppKeyRow_appKey,
    variables: ({ first, after }) => ({ first, after }),
    pageOf: ({ appKeys }) => appKeys,
  })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const commands = useMemo(
    () => [{ label: messages.newKeyDots, run: () => setDialog({ kind: 'new' }) }],
    [],
  )
  useCommands(commands)
  const { reload } = list
  const columns = columnsOf({
    edit: (appKey) => setDialog({ kind: 'edit', appKey }),
    rotate: (appKey) => setDialog({ kind: 'rotate', appKey }),
    onRevoked: () => void reload(),
  })
  const end = {
    onClose: () => setDialog(null),
    onDone() {
      setDialog(null)
      void reload()
    },
  }
  return (
    <>
      <ScreenHead title={messages.appKeys} lead={messages.intro}>
        <AllowedButton
          right="APPS_MANAGE"
          weight="primary"
          onClick={() => setDialog({ kind: 'new' })}
        >
          {messages.newKey}
        </AllowedButton>
      </ScreenHead>
      <ListTable
        list={list}
        label={messages.appKeys}
        columns={columns}
        nameOf={({ name }) => name}
        empty={<NoKeys />}
      />
      {dialog?.kind === 'new' && <NewAppKey {...end} />}
      {dialog?.kind === 'edit' && <EditAppKey appKey={dialog.appKey} {...end} />}
      {dialog?.kind === 'rotate' && <RotateAppKey appKey={dialog.appKey} {...end} />}
    </>
  )
}

/** Explains what a key is for, with a request to try it. */
const NoKeys = () => (
  <EmptyState drawing="bookcase" title={messages.noKeys}>
    <p>{messages.noKeysText}</p>
    <pre className={styles.example}>
      {`curl ${window.location.origin}/graphql \\
  -H 'authorization: Bearer vtr_…' \\
  -H 'content-type: application/json' \\
  -d '{"query":"{ store { name } }"}'`}
    </pre>
  </EmptyState>
)
