import { useQuery } from 'urql'
import { Banner } from '../../../ui/Banner.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/audit.ts'
import styles from './AuditCheck.module.css'

/** Reads the whole log, so it is fetched once per visit and not for each filter. */
const checkDocument = graphql(`
  query AdminAuditCheck {
    auditCheck { whole entryCount firstBroken head }
  }
`)

/** Whether the chain of hashes is intact. */
export function AuditCheck() {
  const [{ data }] = useQuery({ query: checkDocument })
  if (!data) return null
  const { whole, entryCount, firstBroken, head } = data.auditCheck
  if (!whole) {
    return (
      <Banner tone="danger" title={messages.logWasChanged}>
        <p>{messages.entryChanged({ brokenAt: firstBroken ?? '' })}</p>
      </Banner>
    )
  }
  return (
    <p className={styles.note}>
      {messages.chainIsWhole({
        entries: entryCount,
        head: `${head.slice(0, 12)}…`,
        code: (start) => <code title={head}>{start}</code>,
      })}
    </p>
  )
}
