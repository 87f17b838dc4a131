import { Link } from 'wouter'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/jobs.ts'
import { stateWords } from '../../jobs/words.ts'
import { momentOf } from '../../lib/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Label } from '../../ui/Label.tsx'
import styles from './JobFacts.module.css'

const JobFacts_job = graphql(`
  fragment JobFacts_job on Job {
    state
    total
    succeeded
    failed
    finishedAt
    revertOf
    parameters
    requestId
  }
`)

/** Outcome and input of a job. */
export function JobFacts(props: { job: FragmentType<typeof JobFacts_job> }) {
  const job = unmask(JobFacts_job, props.job)
  const [word, tone] = stateWords[job.state]
  return (
    <Facts
      facts={[
        [
          commonMessages.state,
          <Label key="state" tone={tone}>
            {word}
          </Label>,
        ],
        [messages.done, messages.progressOf({ done: job.succeeded, total: job.total })],
        [messages.refused, job.failed],
        [messages.finished, job.finishedAt && momentOf(job.finishedAt)],
        [
          messages.reverts,
          job.revertOf && <Link href={`/jobs/${job.revertOf}`}>{messages.thisJob}</Link>,
        ],
        [messages.requestedFor, <Parameters key="parameters" value={job.parameters} />],
        [commonMessages.request, <code key="request">{job.requestId}</code>],
      ]}
    />
  )
}

/** The raw input of the job, for support. */
function Parameters({ value }: { value: unknown }) {
  if (value === null || value === undefined || JSON.stringify(value) === '{}') return '–'
  return (
    <details>
      <summary>{messages.parameters}</summary>
      <pre className={styles.parameters}>{JSON.stringify(value, null, 1)}</pre>
    </details>
  )
}
