import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import type { JobAction, JobFilter, JobThing } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/jobs.ts'
import { actionWords, jobWords, subjectLabels } from '../../jobs/words.ts'
import { periodOf } from '../../lib/dates.ts'
import { Filters, optionsOf, PeriodFilter, SelectFilter, TextFilter } from '../../list/Filters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { columns, JobRow_job } from './job-columns.tsx'

const jobsDocument = graphql(`
  query AdminJobs($first: Int, $after: String, $filter: JobFilter) {
    jobs(first: $first, after: $after, filter: $filter) {
      nodes { ...JobRow_job }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

/** All changes made in the admin, newest first. */
export function Screen() {
  const list = useList({
    document: jobsDocument,
    row: JobRow_job,
    variables: ({ first, after, get }) => ({ first, after, filter: filterOf(get) }),
    pageOf: ({ jobs }) => jobs,
  })
  return (
    <>
      <ScreenHead title={commonMessages.jobs} lead={messages.jobsIntro}>
        <Button onClick={list.reload}>{messages.refresh}</Button>
      </ScreenHead>
      <Filters>
        <TextFilter label={commonMessages.who} type="search" name="actor" />
        <SelectFilter label={commonMessages.what} name="action" options={optionsOf(actionWords)} />
        <SelectFilter label={messages.subject} name="thing" options={optionsOf(subjectLabels)} />
        <TextFilter label={commonMessages.nameOrId} type="search" maxLength={50} name="about" />
        <PeriodFilter />
      </Filters>
      <ListTable
        list={list}
        label={commonMessages.jobs}
        columns={columns}
        nameOf={jobWords}
        empty={<EmptyState drawing="bookcase" title={messages.noMatchingChanges} />}
      />
    </>
  )
}

function filterOf(get: (name: string) => string): JobFilter {
  const [actor, action, thing] = [get('actor'), get('action'), get('thing')]
  const [id, about] = [get('id'), get('about')]
  return {
    ...(actor && { actor }),
    ...(action && { actions: [action as JobAction] }),
    ...(thing && { things: [thing as JobThing] }),
    ...(id && { entityId: id }),
    ...(about && { about }),
    ...periodOf(get('since'), get('until')),
  }
}
