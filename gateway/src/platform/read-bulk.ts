// Reads results of bulk calls, which are the same for all services. docs/contract/catalog.md §9,
// docs/contract/members.md §9.
import type { BulkResponse, MemberJob } from './bulk.ts'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredString,
  stringOrNull,
  UnexpectedForm,
  wordOf,
} from './read-json.ts'

/** A code may be a number. */
function readError(from: JsonObject) {
  const { code } = from
  if (typeof code !== 'string' && typeof code !== 'number')
    throw new UnexpectedForm('code', 'a string')
  return { code: String(code), description: stringOrNull(from, 'description') ?? '' }
}

function readMetadata(from: JsonObject) {
  const error = mappedOrNull(from, 'error', readError)
  return {
    index: numberOrNull(from, 'originalIndex'),
    id: stringOrNull(from, 'id'),
    success: booleanOrNull(from, 'success') ?? error === null,
    error,
  }
}

/** Returns a reader of a bulk response, whose results may come in any order; `readItem` reads their entities. */
export const readBulk =
  <Item = never>(readItem?: (from: JsonObject) => Item) =>
  (from: JsonObject): BulkResponse<Item> => {
    const results = listOf(from, 'results', (result) => ({
      ...mappedPart(result, 'itemMetadata', readMetadata),
      item: readItem ? mappedOrNull(result, 'item', readItem) : null,
    }))
      .map(({ index, ...result }, place) => ({ index: index ?? place, ...result }))
      .toSorted((one, other) => one.index - other.index)
    const failed = results.filter(({ success }) => !success).length
    return {
      results,
      ...mappedPart(from, 'bulkActionMetadata', (totals) => ({
        totalSuccesses: numberOrNull(totals, 'totalSuccesses') ?? results.length - failed,
        totalFailures: numberOrNull(totals, 'totalFailures') ?? failed,
      })),
    }
  }

const jobStatuses = { PROCESSING: 'PROCESSING', FINISHED: 'FINISHED', FAILED: 'FAILED' } as const

const readJob = (from: JsonObject): MemberJob => ({
  id: requiredString(from, 'id'),
  status: wordOf(from, 'status', jobStatuses, 'UNKNOWN'),
  totalSuccesses: numberOrNull(from, 'totalSuccesses'),
  totalFailures: numberOrNull(from, 'totalFailures'),
})

/** Reads the response about a job; a status that is not known becomes `UNKNOWN`. Throws `UnexpectedForm` without a job. */
export const readJobOf = (from: JsonObject) => ({ job: mapped(from, 'job', readJob) })

/** Reads the id of a job that was started; null when the platform does not name it. */
export const readJobId = (from: JsonObject) => ({ jobId: stringOrNull(from, 'jobId') })
