// `pnpm bench:sessions`: two hundred visitors whose tokens expire at the same moment, two tabs each: the number of
// token refreshes, and how long the visitors wait. The bound is one per session: docs/security.md S21, S22. Needs a
// redis-server: REDIS_SERVER, or one on the PATH.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { createShopper } from '../src/shopper.ts'
import { at, copyOf, type Gateways, startGateways } from '../test/support/start-gateways.ts'
import { quantile } from './quantiles.ts'
import { printTable } from './table.ts'

const visitors = 200

type Row = { processes: number; renewals: number; failed: number; p50: number; p99: number }

const refreshes = async ({ control }: Gateways) =>
  (await control.calls()).filter(({ path }) => path.includes('/oauth2/token')).length

async function stampede(processes: number): Promise<Row> {
  const gateways = await startGateways(processes)
  try {
    const shoppers = Array.from({ length: visitors }, () => createShopper(gateways.shopUrl))
    await Promise.all(
      shoppers.map((one) => one.query('mutation { startSignIn(input: {}) { url } }')),
    )
    await gateways.control.advance(20_000)
    await gateways.control.clearCalls()
    const times: number[] = []
    let failed = 0
    await Promise.all(
      shoppers.flatMap((one, index) =>
        [0, 1].map(async (tab) => {
          const startedAt = performance.now()
          const gatewayIndex = (index + tab) % processes
          const own = copyOf(one, gateways.shopUrl)
          const { errors } = await own.execute('{ cart { itemCount } }', {}, at(gatewayIndex))
          if (errors) failed += 1
          times.push(performance.now() - startedAt)
        }),
      ),
    )
    const sorted = times.sort((a, b) => a - b)
    return {
      processes,
      renewals: await refreshes(gateways),
      failed,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
    }
  } finally {
    await gateways.close()
  }
}

const rows = [await stampede(1), await stampede(4)]
printTable(
  ['gateways', 'refreshes', 'failed', 'p50 ms', 'p99 ms'],
  rows.map(({ processes, renewals: calls, failed, p50, p99 }) => [
    String(processes),
    `${calls} for ${visitors}`,
    String(failed),
    p50.toFixed(0),
    p99.toFixed(0),
  ]),
)
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(
  join(root, 'test-results/bench-sessions.json'),
  JSON.stringify({ node: process.version, visitors, rows }, null, 2),
)
