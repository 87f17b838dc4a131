import { useClient } from 'urql'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { download } from '../lib/csv.ts'
import layout from '../ui/Columns.module.css'
import { resumeJobDocument, stopJobDocument } from './documents.ts'
import { readFailures } from './failures.ts'
import styles from './Progress.module.css'
import type { Job } from './use-job.ts'

type Props = { run: Job; isCut: boolean; onLook: () => void; onClose: () => void }

/** Progress of a job, with a CSV file of its failed items. */
export function Progress({ run, isCut, onLook, onClose }: Props) {
  const client = useClient()
  const { id, action, state, total, done, succeeded, failed, problem } = run
  const isRunning = state === 'RUNNING'
  const stop = async () => {
    await client.mutation(stopJobDocument, { id })
    onLook()
  }
  const resume = async () => {
    await client.mutation(resumeJobDocument, { id })
    onLook()
  }
  const save = async () => {
    const rows = await readFailures(client, id)
    download('failures.csv', rows)
  }
  return (
    <div className={layout.dialog}>
      <progress className={styles.bar} max={total} value={done} aria-label="Done so far" />
      <p role="status">
        {done} of {total} done{failed > 0 && `, ${failed} of them refused or without an answer`}
        {state === 'INTERRUPTED' && ': interrupted'}
      </p>
      {isCut && (
        <Banner tone="warning">
          <p>The line is cut. The work goes on by itself; this is the last that was heard.</p>
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" title="It was interrupted">
          <p>{problem.message}</p>
        </Banner>
      )}
      {!isRunning && (
        <p>
          {succeeded} changed{failed > 0 ? `, ${failed} refused or without an answer.` : '.'}
        </p>
      )}
      <div className={layout.end}>
        {failed > 0 && <Button onClick={save}>Download what failed</Button>}
        {isRunning && action !== 'CHANGE' && <Button onClick={stop}>Stop</Button>}
        {state === 'INTERRUPTED' && <Button onClick={resume}>Go on</Button>}
        <Button weight="primary" onClick={onClose}>
          {isRunning ? 'Leave it running' : 'Close'}
        </Button>
      </div>
    </div>
  )
}
