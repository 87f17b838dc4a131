// W9: two hundred sessions whose tokens expire at the same moment, with two tabs each: the number of token refreshes, and
// how long the tabs wait. One refresh for each session is the bound: docs/security.md S21, S22. Needs a redis-server:
// REDIS_SERVER, or one on the PATH.
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { at, copyOf, type Gateways, startGateways } from '../../test/support/start-gateways.ts'
import { ascending, quantile } from '../quantiles.ts'
import { markdownTable } from './report.ts'

export const sessions = 200
const tabs = 2
/** Numbers of gateways that share the sessions. */
const processCounts = [1, 4]

export type StampedeRow = {
  processes: number
  refreshes: number
  failed: number
  p50: number
  p99: number
}

const refreshesOf = async ({ control }: Gateways) =>
  (await control.calls()).filter(({ path }) => path.includes('/oauth2/token')).length

/** Begins the sessions, and lets their tokens expire. */
async function expiredSessions({ shopUrl, control }: Gateways) {
  const shoppers = Array.from({ length: sessions }, () => createShopper(shopUrl))
  await Promise.all(shoppers.map((one) => one.query('mutation { startSignIn(input: {}) { url } }')))
  await control.advance(20_000)
  await control.clearCalls()
  return shoppers
}

async function stampede(processes: number): Promise<StampedeRow> {
  const gateways = await startGateways(processes)
  try {
    const shoppers = await expiredSessions(gateways)
    const times: number[] = []
    let failed = 0
    const read = async (shopper: Shopper, gateway: number) => {
      const startedAt = performance.now()
      const own = copyOf(shopper, gateways.shopUrl)
      const { errors } = await own.execute('{ cart { itemCount } }', {}, at(gateway % processes))
      if (errors) failed += 1
      times.push(performance.now() - startedAt)
    }
    await Promise.all(
      shoppers.flatMap((one, index) =>
        Array.from({ length: tabs }, (_, tab) => read(one, index + tab)),
      ),
    )
    const sorted = ascending(times)
    const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
    return { processes, refreshes: await refreshesOf(gateways), failed, p50, p99 }
  } finally {
    await gateways.close()
  }
}

/** Returns the table of a stampede. */
export function stampedeTable(rows: readonly StampedeRow[]): string {
  const cells = rows.map(({ processes, refreshes, failed, p50, p99 }) => [
    ...[String(processes), String(refreshes), (refreshes / sessions).toFixed(2)],
    ...[String(failed), p50.toFixed(0), p99.toFixed(0)],
  ])
  const header = ['gateways', 'refreshes', 'for each session', 'failed', 'p50 ms', 'p99 ms']
  const title = `### W9 stampede, ${sessions} sessions with ${tabs} tabs`
  return `\n${title}\n\n${markdownTable(header, cells)}`
}

/** W9: one gateway, and four that share the sessions in Redis. */
export async function measureStampede() {
  const rows: StampedeRow[] = []
  for (const processes of processCounts) rows.push(await stampede(processes))
  return { rows, table: stampedeTable(rows) }
}
