import { useQuery } from 'urql'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { actorWords } from '../../lib/actor-words.ts'
import { resultWords } from '../../lib/audit-words.ts'
import { momentOf } from '../../lib/dates.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Muted, MutedText } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Stack } from '../../ui/Stack.tsx'

const historyDocument = graphql(`
  query AdminMemberHistory($filter: AuditFilter) {
    auditLog(first: 20, filter: $filter) {
      nodes { id occurredAt actor { id name kind } operation result code }
    }
  }
`)

/** Audit entries about a member. */
export function History({ id }: { id: string }) {
  const refusal = useRefusal('AUDIT_READ')
  return (
    <Panel title={messages.history}>
      {refusal ? <Muted>{refusal}</Muted> : <Entries id={id} />}
    </Panel>
  )
}

function Entries({ id }: { id: string }) {
  const filter = { entityId: id, writesOnly: true }
  const [{ data, error }] = useQuery({ query: historyDocument, variables: { filter } })
  if (error) return <p>{messages.logDidntLoadReloadPage}</p>
  if (!data) return <Loading rows={3} />
  const { nodes } = data.auditLog
  if (nodes.length === 0) return <Muted>{messages.nothingWasDoneHereYet}</Muted>
  return (
    <Stack as="ul">
      {nodes.map(({ id: key, occurredAt, operation, actor, result, code }) => (
        <li key={key}>
          <strong>{operation.split('.').at(-1)}</strong>
          {result !== 'SUCCESS' && ` · ${code ?? resultWords[result]}`}
          <br />
          <small>
            <MutedText>
              <bdi>{actor.id === id ? messages.thisMember : actorWords(actor)}</bdi>,{' '}
              {momentOf(occurredAt)}
            </MutedText>
          </small>
        </li>
      ))}
    </Stack>
  )
}
