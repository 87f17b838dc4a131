import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/jobs.ts'
import { download } from '../lib/csv.ts'
import { Problems } from '../ui/Problems.tsx'
import styles from './Progress.module.css'
import type { Run, RunningJob } from './run.ts'

type Props = { job: RunningJob; onClose: () => void }

/** Progress of a job, with a CSV file of its failed items. */
export function Progress({ job, onClose }: Props) {
  const { run, isCut, isHere, isBusy, stop, resume, failures, problems = [] } = job
  if (!run) return null
  const { state, total, done, succeeded, failed, problem } = run
  const isRunning = state === 'RUNNING'
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={total} value={done} aria-label={messages.doneSoFar} />
      <p role="status">{doneWords(run)}</p>
      {isCut && (
        <Banner tone="warning">
          <p>{messages.disconnected}</p>
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" title={messages.itWasInterrupted}>
          <p>{problem.message}</p>
        </Banner>
      )}
      {!isRunning && (
        <p>
          {failed > 0
            ? messages.changedCountFailed({ succeeded, failed })
            : messages.changedCount({ succeeded })}
        </p>
      )}
      <Problems problems={problems} title={messages.jobWasNotStoppedOrResumed} />
      <div className={styles.end}>
        {failures && failed > 0 && (
          <Button onClick={async () => download('failures.csv', await failures())}>
            {messages.downloadWhatFailed}
          </Button>
        )}
        {stop && (
          <Button isBusy={isBusy} disabled={isBusy} onClick={stop}>
            {messages.stop}
          </Button>
        )}
        {resume && (
          <Button isBusy={isBusy} disabled={isBusy} onClick={resume}>
            {commonMessages.goOn}
          </Button>
        )}
        {!(isHere && isRunning) && (
          <Button weight="primary" onClick={onClose}>
            {isRunning ? messages.leaveItRunning : messages.close}
          </Button>
        )}
      </div>
    </div>
  )
}

function doneWords({ state, total, done, failed }: Run): string {
  const progress =
    failed > 0 ? messages.ofDoneFailed({ done, total, failed }) : messages.ofDone({ done, total })
  return state === 'INTERRUPTED' ? messages.interruptedProgress({ progress }) : progress
}
