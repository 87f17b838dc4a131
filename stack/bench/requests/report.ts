// The tables of a run as Markdown.
import { spreadOf } from '../quantiles.ts'
import type { Round, Row } from './rounds.ts'

const digits = (value: number, count: number) =>
  Number.isFinite(value) ? value.toFixed(count) : '–'

/** Returns a Markdown table; the first column is text, the others are figures. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = `|---|${header
    .slice(1)
    .map(() => '---:|')
    .join('')}`
  return [line(header), rule, ...rows.map(line)].join('\n')
}

const header = [
  ...[
    'server',
    'CPU ms',
    'least to most',
    '× P0',
    'req/s',
    'p50 ms',
    'p99 ms',
    'open p50',
    'open p99',
  ],
  ...['calls', 'MB', 'failed', 'others'],
]

const medianOf = (rounds: readonly Round[], pick: (round: Round) => number) =>
  spreadOf(rounds.map(pick)).median

/** Returns how many times the CPU of the hand-written server a row needs; NaN where that one was not measured. */
export function ratioTo(base: Row | undefined, row: Row): number {
  const cpuOf = ({ rounds }: Row) => medianOf(rounds, ({ cpuMs }) => cpuMs)
  return base ? cpuOf(row) / cpuOf(base) : Number.NaN
}

function cellsOf(row: Row, base: Row | undefined): string[] {
  const { rounds } = row
  const cpu = spreadOf(rounds.map(({ cpuMs }) => cpuMs))
  const failed = rounds.reduce((sum, { failures }) => sum + failures, 0)
  return [
    `${row.target} ${row.title}`,
    digits(cpu.median, 2),
    `${digits(cpu.least, 2)}–${digits(cpu.most, 2)}`,
    digits(ratioTo(base, row), 2),
    digits(
      medianOf(rounds, ({ perSecond }) => perSecond),
      0,
    ),
    digits(
      medianOf(rounds, ({ p50 }) => p50),
      1,
    ),
    digits(
      medianOf(rounds, ({ p99 }) => p99),
      1,
    ),
    digits(
      medianOf(rounds, ({ open }) => open.p50),
      1,
    ),
    digits(
      medianOf(rounds, ({ open }) => open.p99),
      1,
    ),
    digits(
      medianOf(rounds, ({ callsPerRequest }) => callsPerRequest),
      2,
    ),
    digits(row.residentMb, 0),
    `${failed}${row.difference === null ? '' : ' (differs)'}`,
    `${digits(medianOf(rounds, ({ others }) => others) * 100, 0)} %`,
  ]
}

/** Returns the table of one workload, with ratios to the hand-written server. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const base = rows.find(({ target }) => target === 'P0')
  const table = markdownTable(
    header,
    rows.map((row) => cellsOf(row, base)),
  )
  const differences = rows.flatMap(({ target, difference }) =>
    difference === null ? [] : [`\n${target} differs: ${difference}`],
  )
  return `\n### ${title}\n\n${table}\n${differences.join('\n')}`
}
