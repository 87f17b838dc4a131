// Results of bulk calls in any order and form.
import { expect, test } from 'vitest'
import { formFailure } from '../testing/form-failure.ts'
import { platformCalls } from './calls.ts'
import { readBulk, readJobOf } from './read-bulk.ts'
import { requiredString } from './read-json.ts'

const { membersAdmin, brandsWrite, productsWrite, asyncJobs } = platformCalls

test('results are in the order of the request, whichever the platform uses', () => {
  const results = [
    { itemMetadata: { originalIndex: 1, id: 'b' } },
    { itemMetadata: { originalIndex: 0, success: false, error: { code: -404 } } },
    { itemMetadata: { originalIndex: 2, error: { code: 'GONE' } } },
  ]
  expect(readBulk()({ results })).toEqual({
    results: [
      { index: 0, id: null, success: false, error: { code: '-404', description: '' }, item: null },
      { index: 1, id: 'b', success: true, error: null, item: null },
      { index: 2, id: null, success: false, error: { code: 'GONE', description: '' }, item: null },
    ],
    ...{ totalSuccesses: 1, totalFailures: 2 },
  })
})

test('a result without a place has that of the response, and totals are those of the platform', () => {
  const read = readBulk((from) => requiredString(from, 'name'))
  const bulkActionMetadata = { totalSuccesses: 7, totalFailures: 2 }
  const results = [{ item: { name: 'Mill' } }, {}]
  expect(read({ results, bulkActionMetadata })).toMatchObject({
    results: [
      { index: 0, item: 'Mill' },
      { index: 1, item: null },
    ],
    ...bulkActionMetadata,
  })
  expect(read({})).toEqual({ results: [], totalSuccesses: 0, totalFailures: 0 })
})

test('a job of an unknown status has the status UNKNOWN', () => {
  expect(readJobOf({ job: { id: 'j', status: 'NEW' } }).job).toEqual({
    ...{ id: 'j', status: 'UNKNOWN', totalSuccesses: null, totalFailures: null },
  })
})

test.each([
  [
    membersAdmin.bulkDeleteMembers,
    { results: [{}, { itemMetadata: { id: 5 } }] },
    'results[1].itemMetadata.id is not a string',
  ],
  [
    brandsWrite.bulkCreateBrands,
    { results: [{ item: { id: 'b' } }, { item: {} }] },
    'results[1].item.id is not a string',
  ],
  [
    productsWrite.bulkAdjustProductProperty,
    { results: [{ itemMetadata: { error: {} } }] },
    'results[0].itemMetadata.error.code is not a string',
  ],
  [membersAdmin.bulkBlockMembers, { jobId: 5 }, 'jobId is not a string'],
  [asyncJobs.getJob, {}, 'job is not an object'],
])('$name of another form is named with its path', (call, response, where) => {
  expect(formFailure(call, response)).toBe(`${call.name} was answered in an unknown form: ${where}`)
})
