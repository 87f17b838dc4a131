import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { MemberCard } from './MemberCard.tsx'
import styles from './Members.module.css'

const directoryDocument = graphql(`
  query Directory($first: Int!, $after: String, $search: String) {
    members(first: $first, after: $after, search: $search) {
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
export const title = () => 'Members'

export function Screen({ request }: ScreenProps) {
  const variables = variablesOf(request)
  const [{ data }] = useQuery({ query: directoryDocument, variables })
  const { nodes = [], pageInfo, totalCount } = data?.members ?? {}
  const { search, after } = variables
  const more = pageInfo?.hasNextPage && pageInfo.endCursor
  const nextPage = new URLSearchParams({ ...(search && { name: search }), after: more || '' })
  return (
    <div className={`wrap ${styles.top}`}>
      <PageHead title="Members" text="People of this shop who like to be found." />
      <search>
        <form action={accountPaths.members} method="get" className={styles.search}>
          <Field
            key={search}
            label="Search by name"
            name="name"
            type="search"
            defaultValue={search ?? ''}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
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
      </ul>
      <nav aria-label="More members" className={styles.pages}>
        {after && <a href={accountPaths.members}>Back to the first</a>}
        {more && (
          <a href={`${accountPaths.members}?${nextPage}`} rel="next">
            Next members
          </a>
        )}
      </nav>
    </div>
  )
}

/** The platform returns no total above its limit. */
function countWords(total: number | null | undefined, shown: number): string {
  const count = total ?? shown
  const words = count === 1 ? '1 member' : `${count} members`
  return total == null && shown === first ? 'Many members' : words
}

function NoMembers({ search }: { search: string | null }) {
  return (
    <EmptyState
      drawing="bookcase"
      title={search ? `No member called “${search}”` : 'No members yet'}
    >
      <p>{search ? 'Try part of the name, or browse all members.' : 'Be the first to join.'}</p>
      <a href={search ? accountPaths.members : accountPaths.community}>
        {search ? 'Show all members' : 'Join the community'}
      </a>
    </EmptyState>
  )
}
