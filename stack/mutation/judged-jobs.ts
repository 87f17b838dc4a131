// Judged survivors of the jobs.

const forTypes = 'satisfies the compiler; the value is always there, or handled alike'
const readsNull = 'JSON.parse reads null as null'
const takesMemory = 'what is left of something that has ended takes memory, and decides nothing'
const oneItem = 'a batch has one item, or no item with a step'

export const judgedInJobs = [
  {
    file: 'gateway/src/jobs/confirmation-token.ts',
    line: "[first = '']",
    reason: forTypes,
  },
  {
    file: 'gateway/src/jobs/confirmation-token.ts',
    line: 'if (until < now()) redeemed.delete(old)',
    to: ['false'],
    reason: takesMemory,
  },
  {
    file: 'gateway/src/jobs/facts.ts',
    line: 'ofVariant.exec(key) ?? []',
    reason: forTypes,
  },
  {
    file: 'gateway/src/jobs/facts.ts',
    line: 'if (!id || !field)',
    to: ['!id && !field'],
    reason: 'the pattern matches both or neither',
  },
  {
    file: 'gateway/src/jobs/job-rows.ts',
    line: 'problem: row.problem === null',
    to: ['false'],
    reason: readsNull,
  },
  {
    file: 'gateway/src/jobs/job-items.ts',
    line: "directionOf(range, 'ASC')",
    reason: 'SQL orders upward when no direction is given',
  },
  {
    file: 'gateway/src/jobs/job-items.ts',
    line: 'problem: problem === null',
    to: ['false'],
    reason: readsNull,
  },
  { file: 'gateway/src/jobs/jobs.ts', line: "store.find(id) ?? 'TOO_MANY'", reason: forTypes },
  { file: 'gateway/src/jobs/jobs.ts', line: '.finally(() => {', reason: takesMemory },
  {
    file: 'gateway/src/jobs/jobs.ts',
    line: 'if (working.get(id) === own)',
    to: ['false'],
    reason: takesMemory,
  },
  {
    file: 'gateway/src/jobs/platform-jobs.ts',
    line: '.finally(() => followed.delete(own))',
    reason: takesMemory,
  },
  {
    file: 'gateway/src/jobs/run-job.ts',
    line: "step?.do === 'REMOVE'",
    to: ['true', 'step.do'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/jobs/run-job.ts',
    line: 'part.every(({ step }) => isRepeatable(run.work, step))',
    to: ['part.some'],
    reason: oneItem,
  },
  {
    file: 'gateway/src/jobs/run-job.ts',
    line: 'if (part.some(isBrandGoing)',
    to: ['part.every'],
    reason: oneItem,
  },
  {
    file: 'gateway/src/jobs/run-job.ts',
    line: 'items.slice(at * action.size',
    to: ['at / action.size'],
    reason: 'either batches have one item, or a round has one batch',
  },
  {
    file: 'gateway/src/jobs/run-job.ts',
    line: 'failure?.problem',
    to: ['failure.problem'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/jobs/part-failure.ts',
    line: 'if (!(error instanceof PlatformFailure)) throw error',
    to: ['false'],
    reason: 'what is no failure of the platform is thrown by problemsOfFailure as well',
  },
  {
    file: 'gateway/src/jobs/pause.ts',
    line: "signal.removeEventListener('abort', end)",
    reason: takesMemory,
  },
]
