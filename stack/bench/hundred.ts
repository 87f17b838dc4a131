// `npm run bench:hundred`: CPU time and memory of a gateway under a steady rate of one kind of request, for the size of a machine.
// Figures, not a test. docs/deployment.md "Size of the machine"

import { mkdtempSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import ownDocuments from '../../web/src/__generated__/persisted-documents.json' with {
  type: 'json',
}
import { freePort } from '../src/free-port.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { allProducts, trackedProduct } from '../test/support/products.ts'
import { endAll, start } from './processes.ts'
import { quantile } from './quantiles.ts'
import { cpuMsOf, residentMb } from './resident.ts'
import { printTable } from './table.ts'

const seconds = Number(process.env.BENCH_SECONDS || 60)
const shoppersOfCarts = 50

/** Sends request `index`; resolves with whether the answer was right. */
type Send = (index: number) => Promise<boolean>
type Load = { title: string; rate: number; send: Send }

async function startShop() {
  const [port, platformPort] = [await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const platform = { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }
  await start('platform', platform, `${platformUrl}/_control`)
  const { clientId } = (await (await fetch(`${platformUrl}/_control`)).json()) as {
    clientId: string
  }
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    PLATFORM_URL: platformUrl,
    PLATFORM_CLIENT_ID: clientId,
    SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'vitrine-hundred-')),
    PUBLIC_URL: url,
    OPEN_DOCUMENTS: 'true',
    LOG_LEVEL: 'warn',
    // All shoppers have one address here.
    ADDRESS_COST_PER_MINUTE: '0',
    SESSION_COST_PER_MINUTE: '0',
    NEW_SESSIONS_PER_ADDRESS: '1000000',
    PAGES_PER_ADDRESS: '1000000',
    CART_WRITES_PER_MINUTE: '1000000',
  }
  return { url, pid: await start('main', env, `${url}/readyz`) }
}

const addDocument = () => {
  const found = Object.entries(ownDocuments).find(([, text]) => text.includes('addToCart('))
  if (!found) throw new Error('The storefront has no document that adds to the cart')
  return found[0]
}

const page =
  (url: string, pathOf: (index: number) => string): Send =>
  async (index) => {
    const response = await fetch(url + pathOf(index), {
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    })
    await response.arrayBuffer()
    return response.status === 200
  }

function adds(shoppers: readonly Shopper[], productId: string): Send {
  const documentId = addDocument()
  return async (index) => {
    const input = {
      lines: [{ productId, quantity: 1 }],
      idempotencyKey: `hundred-${index}-${process.pid}`,
    }
    const response = await shoppers[index % shoppers.length]?.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, variables: { input } }),
    })
    const text = (await response?.text()) ?? ''
    return response?.status === 200 && !text.includes('"errors"')
  }
}

async function loadsOf(url: string): Promise<Load[]> {
  const visitor = createShopper(url)
  const slugs = (await allProducts(visitor)).map(({ slug }) => slug)
  const item = await trackedProduct(visitor)
  const shoppers = Array.from({ length: shoppersOfCarts }, () => createShopper(url))
  for (const shopper of shoppers) await shopper.query('mutation { startSignIn(input: {}) { url } }')
  const product = (index: number) => `/p/${slugs[index % slugs.length]}`
  // No listing is requested twice, so that nothing of it is cached.
  const listing = (index: number) => `/c/all-products?max=${100_000 + index}`
  return [
    { title: 'product page, cached', rate: 100, send: page(url, product) },
    { title: 'listing, never the same', rate: 10, send: page(url, listing) },
    { title: 'add to cart', rate: 100, send: adds(shoppers, item.id) },
  ]
}

/** Sends at a fixed rate, however slow the answers are. */
async function run({ rate, send }: Load, pid: number) {
  const [times, answers] = [[] as number[], [] as Promise<void>[]]
  let failed = 0
  const [cpuBefore, startedAt] = [cpuMsOf(pid), performance.now()]
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = startedAt + (index * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const count = (isRight: boolean) => {
      if (!isRight) failed += 1
      times.push(performance.now() - due)
    }
    answers.push(send(index).then(count, () => count(false)))
  }
  await Promise.all(answers)
  const spent = cpuMsOf(pid) - cpuBefore
  const tookSeconds = (performance.now() - startedAt) / 1000
  return { spent, tookSeconds, failed, sent: answers.length, times: times.sort((a, b) => a - b) }
}

async function main(): Promise<void> {
  const { url, pid } = await startShop()
  console.log(`${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version}`)
  const rows: string[][] = []
  for (const load of await loadsOf(url)) {
    const { spent, tookSeconds, failed, sent, times } = await run(load, pid)
    rows.push([
      load.title,
      (sent / tookSeconds).toFixed(0),
      (spent / sent).toFixed(2),
      (((spent / sent) * 100) / 1000).toFixed(2),
      quantile(times, 0.5).toFixed(0),
      quantile(times, 0.99).toFixed(0),
      residentMb(pid).toFixed(0),
      String(failed),
      (loadavg()[0] ?? Number.NaN).toFixed(1),
    ])
  }
  const head = ['load', 'requests/s', 'CPU ms each', 'CPU s per s at 100/s']
  printTable([...head, 'p50 ms', 'p99 ms', 'resident MB', 'failed', 'load of the machine'], rows)
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(endAll)
