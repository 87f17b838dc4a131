import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/audit.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { AuditCheck } from './AuditCheck.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRow_entry, columns } from './audit-columns.tsx'
import { filterOf } from './filter.ts'

const auditDocument = graphql(`
  query AdminAudit($first: Int, $after: String, $filter: AuditFilter) {
    auditLog(first: $first, after: $after, filter: $filter) {
      nodes { ...AuditRow_entry }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export function Screen() {
  const list = useList({
    document: auditDocument,
    row: AuditRow_entry,
    variables: ({ first, after, get }) => ({ first, after, filter: filterOf(get) }),
    pageOf: ({ auditLog }) => auditLog,
  })
  return (
    <>
      <ScreenHead title={commonMessages.log} lead={messages.auditIntro} />
      <AuditCheck />
      <AuditFilters />
      <ListTable
        list={list}
        label={commonMessages.log}
        columns={columns}
        nameOf={({ operation }) => operation}
        empty={<EmptyState drawing="bookcase" title={messages.noMatchingEntries} />}
      />
    </>
  )
}
