import { useQuery } from 'urql'
import { momentOf } from '../../lib/dates.ts'
import { useRefusal } from '../../lib/rights.tsx'
import layout from '../../ui/Columns.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { historyDocument } from './member-documents.ts'

/** Audit entries about a member. */
export function History({ id }: { id: string }) {
  const refusal = useRefusal('AUDIT_READ')
  return (
    <Panel title="History">
      {refusal ? <p className={layout.muted}>{refusal}</p> : <Entries id={id} />}
    </Panel>
  )
}

function Entries({ id }: { id: string }) {
  const filter = { id, writesOnly: true }
  const [{ data, error }] = useQuery({ query: historyDocument, variables: { filter } })
  if (error) return <p>The log didn’t load. Reload the page.</p>
  if (!data) return <Loading rows={3} />
  const { nodes } = data.auditLog
  if (nodes.length === 0) return <p className={layout.muted}>Nothing was done here yet</p>
  return (
    <ul className={layout.form}>
      {nodes.map(({ id: key, at, operation, actorName, actorId, result, code }) => (
        <li key={key}>
          <strong>{operation.split('.').at(-1)}</strong>
          {result !== 'SUCCESS' && ` · ${code ?? result.toLowerCase()}`}
          <br />
          <small className={layout.muted}>
            <bdi>{actorName ?? actorId}</bdi>, {momentOf(at)}
          </small>
        </li>
      ))}
    </ul>
  )
}
