import { graphql } from '../../__generated__/gql.ts'
import type { AppKeyRow_AppKeyFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/apps.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { momentOf } from '../../lib/dates.ts'
import type { Column } from '../../list/DataTable.tsx'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import { Label } from '../../ui/Label.tsx'
import { Muted } from '../../ui/Muted.tsx'
import styles from './AppKeyColumns.module.css'
import { scopeWords } from './scope-words.ts'

const revokeAppKeyDocument = graphql(`
  mutation AdminRevokeAppKey($input: RevokeAppKeyInput!) {
    revokeAppKey(input: $input) {
      appKey { id }
      problems { code message field requestId }
    }
  }
`)

/** A key with what its dialogs need. */
export const AppKeyRow_appKey = graphql(`
  fragment AppKeyRow_appKey on AppKey {
    id
    name
    source
    state
    scopes
    allowedOrigins
    documentsOnly
    lastUsedAt
    previousKeyValidUntil
    requestsLastDay
  }
`)

export type AppKey = AppKeyRow_AppKeyFragment

type Actions = {
  edit: (key: AppKey) => void
  rotate: (key: AppKey) => void
  onRevoked: () => void
}

export const columnsOf = (actions: Actions): readonly Column<AppKey>[] => [
  {
    id: 'name',
    header: commonMessages.name,
    isWide: true,
    cell: ({ name, scopes, documentsOnly }) => (
      <>
        <strong>{name}</strong>
        <br />
        <Muted>
          {scopes.map((scope) => scopeWords[scope]).join(' · ') || messages.publicOnly}
          {documentsOnly && ` · ${messages.documentsOnly}`}
        </Muted>
      </>
    ),
  },
  { id: 'state', header: commonMessages.state, cell: (key) => <State appKey={key} /> },
  {
    id: 'used',
    header: messages.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt ? momentOf(lastUsedAt) : messages.never),
  },
  {
    id: 'requests',
    header: messages.requestsDay,
    isNumber: true,
    cell: ({ requestsLastDay }) => requestsLastDay,
  },
  {
    id: 'actions',
    header: messages.actions,
    cell: (key) =>
      key.state === 'ACTIVE' && key.source === 'MANAGED' && <Buttons {...actions} appKey={key} />,
  },
]

function State({ appKey }: { appKey: AppKey }) {
  if (appKey.state === 'REVOKED') return <Label tone="bad">{messages.revoked}</Label>
  if (appKey.source === 'SETTINGS') return <Label>{messages.inSettings}</Label>
  const until = appKey.previousKeyValidUntil
  if (!until) return <Label tone="good">{messages.active}</Label>
  return <Label tone="warning">{messages.rotated({ when: momentOf(until) })}</Label>
}

const Buttons = ({ appKey, edit, rotate, onRevoked }: Actions & { appKey: AppKey }) => (
  <div className={styles.actions}>
    <AllowedButton right="APPS_MANAGE" weight="quiet" onClick={() => edit(appKey)}>
      {messages.edit}
    </AllowedButton>
    <AllowedButton right="APPS_MANAGE" weight="quiet" onClick={() => rotate(appKey)}>
      {messages.rotate}
    </AllowedButton>
    <ConfirmedChange
      right="APPS_MANAGE"
      weight="quiet"
      label={messages.revoke}
      title={messages.revokeTitle({ name: appKey.name })}
      verb={messages.revokeVerb}
      document={revokeAppKeyDocument}
      variables={{ input: { id: appKey.id } }}
      done={messages.revokedDone({ name: appKey.name })}
      onDone={onRevoked}
    >
      <p>{messages.revokeText}</p>
    </ConfirmedChange>
  </div>
)
