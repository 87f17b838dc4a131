// Prints the dashboard for Grafana from the table of signals in docs/deployment.md, so that both have the same queries and limits.
import { tableBelow } from './markdown-table.ts'

export type Signal = {
  title: string
  query: string
  unit: string
  warning: Limit
  alert: Limit
  advice: string
}

/** A value that is too much, or too little if `isBelow`; null for none. */
type Limit = { value: number; isBelow: boolean } | null

/** Returns the signals of the page. */
export const readSignals = (page: string): Signal[] =>
  tableBelow(page, 'Signals').map(
    ([title = '', query = '', unit = '', warning, alert, advice]) => ({
      title,
      query: query.replace(/^`|`$/g, ''),
      unit,
      warning: limitOf(warning),
      alert: limitOf(alert),
      advice: advice ?? '',
    }),
  )

function limitOf(cell = ''): Limit {
  if (cell === '–') return null
  const [, below, digits = ''] = /^(below )?([\d.]+)$/.exec(cell) ?? []
  if (!digits) throw new Error(`"${cell}" is no limit`)
  return { value: Number(digits), isBelow: below !== undefined }
}

/** Steps go up: a value takes the color of the last step that it reaches. */
function stepsOf({ warning, alert }: Signal) {
  if (warning?.isBelow) {
    return [
      { color: 'orange', value: null },
      { color: 'green', value: warning.value },
    ]
  }
  return [
    { color: 'green', value: null },
    ...(warning ? [{ color: 'orange', value: warning.value }] : []),
    ...(alert ? [{ color: 'red', value: alert.value }] : []),
  ]
}

const [columns, width, height] = [3, 8, 7]

const source = { type: 'prometheus', uid: '$source' }

const panelOf = (signal: Signal, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title: signal.title,
  description: signal.advice,
  datasource: source,
  gridPos: {
    x: (index % columns) * width,
    y: Math.floor(index / columns) * height,
    w: width,
    h: height,
  },
  targets: [{ refId: 'A', datasource: source, expr: signal.query, legendFormat: signal.title }],
  fieldConfig: {
    defaults: {
      unit: signal.unit,
      min: 0,
      custom: { thresholdsStyle: { mode: signal.warning || signal.alert ? 'dashed' : 'off' } },
      thresholds: { mode: 'absolute', steps: stepsOf(signal) },
    },
    overrides: [],
  },
  options: { legend: { showLegend: false }, tooltip: { mode: 'single' } },
})

/** Returns the text of `deploy/grafana.json`. */
export function printDashboard(page: string): string {
  const dashboard = {
    title: 'Vitrine',
    uid: 'vitrine',
    description: 'Printed by `npm run codegen` from docs/deployment.md; do not edit.',
    schemaVersion: 39,
    version: 1,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
    },
    panels: readSignals(page).map(panelOf),
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}
