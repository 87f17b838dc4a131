import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import styles from './Members.module.css'
import { Portrait } from './Portrait.tsx'

export const MemberCard_member = graphql(`
  fragment MemberCard_member on Member {
    id
    slug
    nickname
    title
    photo {
      url(width: 640, height: 640, format: WEBP)
    }
  }
`)

export function MemberCard({ member }: { member: FragmentType<typeof MemberCard_member> }) {
  const { slug, nickname, title, photo } = unmask(MemberCard_member, member)
  const name = nickname ?? messages.unnamedMember
  return (
    <article className={styles.card}>
      <Portrait url={photo?.url} />
      <div>
        <p className={styles.name}>
          {slug ? <a href={accountPaths.member(slug)}>{name}</a> : name}
        </p>
        {title && <p className={styles.line}>{title}</p>}
      </div>
    </article>
  )
}
