// Stores how often each measure of each route fell into each bucket, by day. docs/decisions/041-web-vitals.md
import type { WebVitalName } from '../__generated__/schema-types.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import { bucketOfValue, type Counts } from './histogram.ts'
import type { Beacon } from './read-beacon.ts'

/** CLS has values below 1: it is counted in thousandths. */
export const scaleOf = (name: WebVitalName) => (name === 'CLS' ? 1000 : 1)

export type VitalsQuery = { days: number; device?: Beacon['device'] | null | undefined }

/** Counts by route and measure. */
export type StoredVitals = ReadonlyMap<string, ReadonlyMap<WebVitalName, Counts>>

export type VitalsStore = {
  add(beacon: Beacon): void
  read(query: VitalsQuery): StoredVitals
}

export type VitalsContext = { readonly vitals: VitalsStore }

type Row = { route: string; name: WebVitalName; bucket: number; visits: number }

const dayMs = 24 * 3600 * 1000

/** `days`: after how many days counts are deleted. */
export function sqliteVitalsStore(
  database: Sqlite,
  { days, now = Date.now }: { days: number; now?: () => number },
): VitalsStore {
  const count = database.prepare(
    `INSERT INTO web_vitals (day, route, device, name, bucket, visits) VALUES (?, ?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET visits = visits + 1`,
  )
  const expire = database.prepare('DELETE FROM web_vitals WHERE day <= ?')
  const select = database.prepare(
    `SELECT route, name, bucket, SUM(visits) AS visits FROM web_vitals
     WHERE day > ? AND (? IS NULL OR device = ?) GROUP BY route, name, bucket`,
  )
  const today = () => Math.floor(now() / dayMs)
  let expiredOn = 0

  const add = database.transaction(({ route, device, measures }: Beacon) => {
    const day = today()
    if (day !== expiredOn) expire.run(day - days)
    expiredOn = day
    for (const [name, value] of Object.entries(measures) as [WebVitalName, number | undefined][]) {
      if (value === undefined) continue
      count.run(day, route, device, name, bucketOfValue(value * scaleOf(name)))
    }
  })

  return {
    add: (beacon) => void add(beacon),
    read({ days: wanted, device = null }) {
      const rows = select.all(today() - Math.min(wanted, days), device, device) as Row[]
      const found = new Map<string, Map<WebVitalName, Map<number, number>>>()
      for (const { route, name, bucket, visits } of rows) {
        const ofRoute = found.get(route) ?? new Map<WebVitalName, Map<number, number>>()
        const counts = ofRoute.get(name) ?? new Map<number, number>()
        found.set(route, ofRoute.set(name, counts.set(bucket, visits)))
      }
      return found
    },
  }
}
