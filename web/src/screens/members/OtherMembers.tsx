import type { FragmentType } from '../../__generated__/fragment-masking.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { MemberCard, type MemberCard_member } from './MemberCard.tsx'
import styles from './Members.module.css'

type Entry = { id: string } & FragmentType<typeof MemberCard_member>

/** A row of members to go on with, as long as the width has columns. */
export function OtherMembers({ members }: { members: readonly Entry[] }) {
  if (members.length === 0) return null
  return (
    <section className={styles.others}>
      <h2>{messages.otherMembers}</h2>
      <ul className={styles.grid}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      <a href={accountPaths.members}>{messages.showAllMembers}</a>
    </section>
  )
}
