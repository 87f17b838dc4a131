// Rules of change events, jobs and sessions.
import type { RuleMutant } from '../mutant.ts'

export const eventRules: readonly RuleMutant[] = [
  {
    rule: 'Every event of the table has a type',
    without: 'the event of a changed order has no order',
    file: 'gateway/src/domains/change-event/order-events.ts',
    from: "    order: bodyFrom('OrderUpdated'),\n",
    to: '',
  },
  {
    rule: 'Only public fields of products are published',
    without: 'every changed field is published',
    file: 'gateway/src/events/public-fields.ts',
    from: 'publicFields[name] ?? []',
    to: 'publicFields[name] ?? name',
  },
  {
    rule: 'A job does nothing twice',
    without: 'a change that must not repeat is sent again when its response was lost',
    file: 'gateway/src/jobs/run-job.ts',
    from: 'const isAgain = part.every(({ step }) => isRepeatable(run.work, step))',
    to: 'const isAgain = part.length > 0',
  },
  {
    rule: 'A job does nothing twice',
    without: 'all items that were sent before the process was killed wait again',
    file: 'gateway/src/jobs/job-store.ts',
    from: 'for (const item of items) settleOne(id, item, again(item) ? null : unknown())',
    to: 'for (const item of items) settleOne(id, item, again(item) || item.place ? null : unknown())',
  },
  {
    rule: 'Every change of price, visibility, brand',
    without: 'a blocked member has no job',
    file: 'gateway/src/jobs/recorded-calls.ts',
    from: '    block: member,\n',
    to: '',
  },
  {
    rule: 'One function compares brand names',
    without: 'case makes another brand',
    file: 'gateway/src/domains/common/brand-identity.ts',
    from: "storedName(name).normalize('NFC').toLowerCase()",
    to: "storedName(name).normalize('NFC')",
  },
  {
    rule: 'One function compares brand names',
    without: 'a space makes another brand',
    file: 'gateway/src/domains/common/brand-name.ts',
    from: "name.replace(/\\s+/gu, ' ').trim()",
    to: "name.replace(/\\s+/gu, ' ')",
  },
  {
    rule: 'Every session store passes one test suite',
    without: 'a save from an older reading is stored in SQLite',
    file: 'gateway/src/storage/sqlite-session-store.ts',
    from: ' WHERE id_hash = @id_hash AND version = @version`',
    to: ' WHERE id_hash = @id_hash AND version >= @version`',
  },
  {
    rule: 'Every session store passes one test suite',
    without: 'a save from an older reading is stored in Redis',
    file: 'gateway/src/storage/redis/session-scripts.ts',
    from: "if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end",
    to: "if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end",
  },
]
