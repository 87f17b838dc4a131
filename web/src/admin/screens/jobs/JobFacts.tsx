import { Link } from 'wouter'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
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
    origin
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
          'State',
          <Label key="state" tone={tone}>
            {word}
          </Label>,
        ],
        ['Done', `${job.succeeded} of ${job.total}`],
        ['Refused', job.failed],
        ['Finished', job.finishedAt && momentOf(job.finishedAt)],
        ['Reverts', job.revertOf && <Link href={`/jobs/${job.revertOf}`}>this job</Link>],
        ['Asked for', <Parameters key="parameters" value={job.parameters} />],
        ['Request', <code key="request">{job.origin}</code>],
      ]}
    />
  )
}

/** The raw input of the job, for support. */
function Parameters({ value }: { value: unknown }) {
  if (value === null || value === undefined || JSON.stringify(value) === '{}') return '–'
  return (
    <details>
      <summary>Parameters</summary>
      <pre className={styles.parameters}>{JSON.stringify(value, null, 1)}</pre>
    </details>
  )
}
