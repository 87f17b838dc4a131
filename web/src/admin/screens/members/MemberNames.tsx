import * as messages from '../../__generated__/messages/members.ts'
import styles from './MemberNames.module.css'

type Props = { members: readonly { id: string; name: string }[]; total: number | null | undefined }

/** Names of some of the members that an action affects. */
export const MemberNames = ({ members, total }: Props) => (
  <p className={styles.names}>
    {members.map(({ id, name }, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <bdi>{name}</bdi>
      </span>
    ))}
    {(total ?? 0) > members.length && <> {messages.andOthers}</>}
  </p>
)
