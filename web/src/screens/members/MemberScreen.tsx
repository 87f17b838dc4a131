import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { locale } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../lib/screen.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './Members.module.css'
import { OtherMembers } from './OtherMembers.tsx'
import { Portrait } from './Portrait.tsx'

export const memberDocument = graphql(`
  query PublicMember($slug: String!) {
    member(slug: $slug) {
      id
      slug
      nickname
      title
      createdAt
      photo {
        url(width: 800, height: 800, format: WEBP)
      }
      cover {
        url(width: 1320, height: 440, format: WEBP)
      }
    }
    members(first: 6) {
      nodes {
        id
        ...MemberCard_member
      }
    }
  }
`)

const variablesOf = ({ params }: ScreenRequest) => ({ slug: params.slug ?? '' })

export const load = (request: ScreenRequest) => [loading(memberDocument, variablesOf(request))]
export const isMissing = (read: Read) => read(memberDocument)?.member === null
export const title = (read: Read) => read(memberDocument)?.member?.nickname ?? messages.memberTitle

/** In UTC, so that server and browser write the same month. */
const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const since = (time: string) => messages.memberSince({ month: months.format(new Date(time)) })

/** The public profile of a member. */
export function Screen({ request }: ScreenProps) {
  const [{ data }] = useQuery({ query: memberDocument, variables: variablesOf(request) })
  const member = data?.member
  if (!member) return null
  const name = member.nickname ?? messages.unnamedMember
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: commonMessages.members, href: accountPaths.members }, { label: name }]}
      />
      <article className={styles.page}>
        {member.cover?.url && (
          <img src={member.cover.url} alt="" width="1320" height="440" className={styles.cover} />
        )}
        <header className={styles.head}>
          <Portrait url={member.photo?.url} />
          <div>
            <h1>{name}</h1>
            {member.title && <p className={styles.motto}>{member.title}</p>}
            {member.createdAt && <p className={styles.line}>{since(member.createdAt)}</p>}
          </div>
        </header>
      </article>
      <OtherMembers members={(data.members?.nodes ?? []).filter(({ id }) => id !== member.id)} />
    </div>
  )
}
