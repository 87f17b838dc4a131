import { useQuery } from 'urql'
import { Banner } from '../../../ui/Banner.tsx'
import { graphql } from '../../__generated__/gql.ts'
import styles from './AuditCheck.module.css'

/** Reads the whole log, so it is fetched once per visit and not for each filter. */
const checkDocument = graphql(`
  query AdminAuditCheck {
    auditCheck { isWhole entries brokenAt head }
  }
`)

/** Whether the chain of hashes is intact. */
export function AuditCheck() {
  const [{ data }] = useQuery({ query: checkDocument })
  if (!data) return null
  const { isWhole, entries, brokenAt, head } = data.auditCheck
  if (!isWhole) {
    return (
      <Banner tone="danger" title="The log was changed">
        <p>Entry {brokenAt} is not as it was written.</p>
      </Banner>
    )
  }
  return (
    <p className={styles.note}>
      {entries} entries, every one with the hash of the one before it. Head{' '}
      <code title={head}>{head.slice(0, 12)}…</code>
    </p>
  )
}
