import { expect, it } from 'vitest'
import { parseCsv, toCsv } from './csv.ts'

it.each([
  '=1+1',
  '+49 30 1',
  '-pinned',
  '@home',
  "'=1+1",
  "''@home",
  "'quoted'",
  '-5',
  '-5.50',
  '+5',
  'a, "b"',
  'two\nlines',
  '\u202eabc',
  'x',
])('%j comes back as it went out', (text) => {
  const csv = toCsv([{ id: '1', name: text }])
  expect(parseCsv(`\ufeff${csv}`).rows).toEqual([{ id: '1', name: text }])
})

it.each(['=1+1', '+5', '@home', '-pinned', "'=1+1", '\t=1'])(
  '%j is no formula in the file',
  (text) => {
    const [, line = ''] = toCsv([{ name: text }]).split('\r\n')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)
