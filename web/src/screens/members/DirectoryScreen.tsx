import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { MemberCard } from './MemberCard.tsx'
import styles from './Members.module.css'

const directoryDocument = graphql(`
  query Directory($first: Int!, $after: String, $search: String) {
    members(first: $first, after: $after, filter: { search: $search }) {
      nodes {
        id
        ...MemberCard_member
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

const first = 24

const searchOf = ({ search }: ScreenRequest) => search.get('name')?.trim().slice(0, 100) || null

const variablesOf = (request: ScreenRequest) => ({
  first,
  after: request.search.get('after'),
  search: searchOf(request),
})

export const load = (request: ScreenRequest) => [loading(directoryDocument, variablesOf(request))]
export const title = () => commonMessages.members

export function Screen({ request }: ScreenProps) {
  const variables = variablesOf(request)
  const [{ data }] = useQuery({ query: directoryDocument, variables })
  const { nodes = [], pageInfo, totalCount } = data?.members ?? {}
  const { search, after } = variables
  const more = pageInfo?.hasNextPage && pageInfo.endCursor
  const nextPage = new URLSearchParams({ ...(search && { name: search }), after: more || '' })
  return (
    <div className={`wrap ${styles.top}`}>
      <PageHead title={commonMessages.members} text={messages.directoryIntro} />
      <search>
        <form action={accountPaths.members} method="get" className={styles.search}>
          <Field
            key={search}
            label={messages.searchByName}
            name="name"
            type="search"
            defaultValue={search ?? ''}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">{commonMessages.search}</Button>
        </form>
      </search>
      <p role="status" className={styles.count}>
        {countWords(totalCount, nodes.length)}
      </p>
      {nodes.length === 0 && <NoMembers search={search} />}
      <ul className={styles.grid}>
        {nodes.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
        {nodes.length > 0 && !more && !search && (
          <li className={styles.invitation}>
            <h2>{messages.roomForYou}</h2>
            <p>{messages.roomForYouText}</p>
            <ButtonLink href={accountPaths.community}>{commonMessages.joinCommunity}</ButtonLink>
          </li>
        )}
      </ul>
      <nav aria-label={messages.moreMembers} className={styles.pages}>
        {after && <a href={accountPaths.members}>{messages.backToFirst}</a>}
        {more && (
          <a href={`${accountPaths.members}?${nextPage}`} rel="next">
            {messages.nextMembers}
          </a>
        )}
      </nav>
    </div>
  )
}

/** The platform returns no total above its limit. */
function countWords(total: number | null | undefined, shown: number): string {
  const count = total ?? shown
  return total == null && shown === first ? messages.manyMembers : messages.memberCount({ count })
}

function NoMembers({ search }: { search: string | null }) {
  return (
    <EmptyState
      drawing="bookcase"
      title={search ? messages.noMemberCalled({ search }) : messages.noMembersYet}
    >
      <p>{search ? messages.noMatchHint : messages.beFirstToJoin}</p>
      <a href={search ? accountPaths.members : accountPaths.community}>
        {search ? messages.showAllMembers : commonMessages.joinCommunity}
      </a>
    </EmptyState>
  )
}
