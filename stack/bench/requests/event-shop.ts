// The shop of W11: a platform whose events can be signed, and a gateway that takes them.
import { freePort } from '../../src/free-port.ts'
import { end, start } from '../processes.ts'
import type { Pinning } from './host.ts'
import { createAll, type Site } from './seed.ts'
import { waitForIndex } from './servers.ts'

type Control = {
  clientId: string
  apiKey: string
  siteId: string
  webhookPublicKey: string
  instanceId: string
}

/** Creates a product for each event: changes of one product are merged, and only those of public ones are published. */
const seedProducts = (site: Site, count: number) =>
  createAll(
    site,
    '/stores/v1/products',
    Array.from({ length: count }, (_, index) => ({
      product: { name: `Candle ${index}`, productType: 'physical', priceData: { price: 9 } },
    })),
  )

/** Starts a shop with as many products as there are events, at least; resolves with its index. */
export async function startShop({ measured }: Pick<Pinning, 'measured'>, products: number) {
  const [platformPort, port] = [await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const memory = { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }
  const platformPid = await start('platform', memory, `${platformUrl}/_control`)
  const control = (await (await fetch(`${platformUrl}/_control`)).json()) as Control
  await seedProducts({ ...control, url: platformUrl }, products)
  const env = {
    PORT: String(port),
    PLATFORM_URL: platformUrl,
    PLATFORM_CLIENT_ID: control.clientId,
    PLATFORM_WEBHOOK_PUBLIC_KEY: control.webhookPublicKey,
    PLATFORM_APP_INSTANCE_ID: control.instanceId,
    SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
    NODE_ENV: 'production',
    OPEN_DOCUMENTS: 'true',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
    ADDRESS_COST_PER_MINUTE: '0',
    NEW_SESSIONS_PER_ADDRESS: '1000000',
    PAGES_PER_ADDRESS: '1000000',
  }
  const pid = await start('main', env, `http://127.0.0.1:${port}/livez`, { before: measured })
  await waitForIndex(port, { 'x-vitrine-client': 'bench', origin: `http://127.0.0.1:${port}` })
  const close = async () => {
    await end(pid)
    await end(platformPid)
  }
  return { platform: { url: platformUrl, clientId: control.clientId }, port, pid, close }
}

/** Signs the events beforehand, because signing is not measured. */
export async function signedEvents(url: string, productIds: readonly string[]): Promise<string[]> {
  const jwts: string[] = []
  for (const productId of productIds) {
    const body = { productId, changedFields: ['ribbon'] }
    const response = await fetch(`${url}/_control/events/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ProductChanged', entityId: productId, body }),
    })
    jwts.push(((await response.json()) as { jwt: string }).jwt)
  }
  return jwts
}
