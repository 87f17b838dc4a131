import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { WebVitalName, WebVitalRating } from '../../__generated__/graphql.ts'
import { locale } from '../../__generated__/messages/locale.ts'
import * as messages from '../../__generated__/messages/vitals.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import styles from './VitalColumns.module.css'

const VitalsRow_route = graphql(`
  fragment VitalsRow_route on RouteVitals {
    route
    measures {
      name
      visitCount
      p50
      p75
      rating
    }
  }
`)

export type VitalsRow = { route: string } & FragmentType<typeof VitalsRow_route>

const measureWords: Record<WebVitalName, string> = {
  LCP: messages.lcp,
  INP: messages.inp,
  CLS: messages.cls,
  FCP: messages.fcp,
  TTFB: messages.ttfb,
}
const ratings: Record<WebVitalRating, { tone: 'good' | 'warning' | 'bad'; text: string }> = {
  GOOD: { tone: 'good', text: messages.good },
  NEEDS_IMPROVEMENT: { tone: 'warning', text: messages.needsImprovement },
  POOR: { tone: 'bad', text: messages.poor },
}

const precise = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
const short = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Times of a second or more in seconds; a layout shift has no unit. */
export function measured(name: WebVitalName, value: number): string {
  if (name === 'CLS') return precise.format(value)
  return value < 1000
    ? messages.milliseconds({ value: precise.format(value) })
    : messages.seconds({ value: short.format(value / 1000) })
}

function Measure({ row, name }: { row: VitalsRow; name: WebVitalName }) {
  const found = unmask(VitalsRow_route, row).measures.find((one) => one.name === name)
  if (!found) return '–'
  const { tone, text } = ratings[found.rating]
  return (
    <span className={styles.figures}>
      <strong>{measured(name, found.p75)}</strong>
      <span className={styles.median}>{messages.median({ value: measured(name, found.p50) })}</span>
      <Label tone={tone}>{text}</Label>
    </span>
  )
}

function Route({ row }: { row: VitalsRow }) {
  const count = Math.max(
    ...unmask(VitalsRow_route, row).measures.map(({ visitCount }) => visitCount),
  )
  return (
    <span className={styles.route}>
      <code>{row.route}</code>
      <span className={styles.median}>{messages.visitCount({ count })}</span>
    </span>
  )
}

const names = Object.keys(measureWords) as WebVitalName[]

export const vitalColumns: readonly Column<VitalsRow>[] = [
  { id: 'route', header: messages.route, cell: (row) => <Route row={row} /> },
  ...names.map((name) => ({
    id: name,
    header: measureWords[name],
    isNumber: true,
    cell: (row: VitalsRow) => <Measure row={row} name={name} />,
  })),
]
