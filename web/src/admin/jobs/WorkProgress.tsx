import { Button } from '../../ui/Button.tsx'
import { download } from '../lib/csv.ts'
import styles from './Progress.module.css'

type Failure = Readonly<Record<string, string | number>>
type Props = {
  work: {
    done: number
    failures: readonly Failure[]
    state: 'ready' | 'running' | 'cut' | 'done'
  }
  total: number
  noun: string
}

/** Progress of work done by this page, with a CSV file of its failures. */
export function WorkProgress({ work: { done, failures, state }, total, noun }: Props) {
  return (
    <>
      <progress className={styles.bar} max={total} value={done} aria-label="Done so far" />
      <p role="status">
        {done} of {total} {noun} done, {failures.length} refused
        {state === 'cut' && '. It was interrupted; nothing that is done is sent again.'}
      </p>
      {failures.length > 0 && state !== 'running' && (
        <Button onClick={() => download('failures.csv', failures)}>Download what failed</Button>
      )}
    </>
  )
}
