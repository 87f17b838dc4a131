import { useCaller } from './caller.ts'
import { endpoint, schemaPages } from './endpoint.ts'

type Props = { headers: string; version: number; notice: string }

/** Names the endpoint and the caller, and what the last command did. */
export function CallerBar({ headers, version, notice }: Props) {
  const caller = useCaller(headers, version)
  return (
    <header className="caller-bar">
      <h1>
        GraphiQL <code>{endpoint}</code>
      </h1>
      <p role="status" aria-label="Caller">
        {caller ? (
          <>
            Caller: <strong>{caller.label}</strong>. {caller.note}
          </>
        ) : (
          'Reading the caller…'
        )}
      </p>
      <p role="status" aria-label="Notice" className="notice">
        {notice}
      </p>
      <a href={schemaPages}>Schema</a>
    </header>
  )
}
