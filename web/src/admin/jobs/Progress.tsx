import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { download } from '../lib/csv.ts'
import styles from './Progress.module.css'
import type { Run, RunningJob } from './run.ts'

type Props = { job: RunningJob; onClose: () => void }

/** Progress of a job, with a CSV file of its failed items. */
export function Progress({ job, onClose }: Props) {
  const { run, isCut, isHere, stop, resume, failures } = job
  if (!run) return null
  const { state, total, done, succeeded, failed, problem } = run
  const isRunning = state === 'RUNNING'
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={total} value={done} aria-label="Done so far" />
      <p role="status">{doneWords(run)}</p>
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
      <div className={styles.end}>
        {failures && failed > 0 && (
          <Button onClick={async () => download('failures.csv', await failures())}>
            Download what failed
          </Button>
        )}
        {stop && <Button onClick={stop}>Stop</Button>}
        {resume && <Button onClick={resume}>Go on</Button>}
        {!(isHere && isRunning) && (
          <Button weight="primary" onClick={onClose}>
            {isRunning ? 'Leave it running' : 'Close'}
          </Button>
        )}
      </div>
    </div>
  )
}

const doneWords = ({ state, total, done, failed }: Run): string => {
  const refused = failed > 0 ? `, ${failed} of them refused or without an answer` : ''
  return `${done} of ${total} done${refused}${state === 'INTERRUPTED' ? ': interrupted' : ''}`
}
