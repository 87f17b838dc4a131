// Several gateways in separate processes, with one Redis, one platform and one load balancer.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmulator } from '@vitrine/emulator'
import { clientListsFor } from '@vitrine/gateway'
import { createSeal } from '../../../gateway/src/storage/seal.ts'
import { serverArgs } from '../../bin/server.mjs'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import { freePort } from '../../src/free-port.ts'
import { isOk } from '../../src/is-ok.ts'
import { root } from '../../src/root.ts'
import { gatewayEnv } from '../../src/settings.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { gatewayHeader, startBalancer } from './balancer.ts'
import { controlOf, type PlatformControl } from './platform-control.ts'
import { startRedis, type TestRedis } from './start-redis.ts'

/** The key of an app that may read change events. */
export const readerKey = 'reads-events'
const sessionKey = Buffer.alloc(32, 7).toString('base64url')
/** Seals and opens as the gateways do. */
export const gatewaySeal = createSeal([sessionKey])

const common = {
  ...hundredfoldCalls,
  SESSION_KEYS: sessionKey,
  APP_KEYS: `reader:${createHash('sha256').update(readerKey).digest('hex')}:events:read+events:personal+documents:send`,
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  SIGN_INS_PER_LOGIN: '10000',
  SIGN_INS_PER_ADDRESS: '10000',
  CART_WRITES_PER_MINUTE: '10000',
  NEW_SESSIONS_PER_ADDRESS: '10000',
}

export type GatewayProcess = {
  url: string
  /** The URL of metrics and detailed readiness. */
  insideUrl: string
  pause(): void
  resume(): void
  /** kill -9. */
  kill(): Promise<void>
  /** Starts it again with the same settings; resolves when it is alive. */
  start(): Promise<void>
  isReady(): Promise<boolean>
}

export type Gateways = {
  shopUrl: string
  platformUrl: string
  redis: TestRedis
  control: PlatformControl
  all: readonly GatewayProcess[]
  /** Returns a gateway by its index. */
  at(index: number): GatewayProcess
  close(): Promise<void>
}

/** The longest time for all of them to start on a busy machine. */
export const startMs = 110_000

/** Polls until the condition holds. */
async function waitUntil(condition: () => Promise<boolean>, description: string): Promise<void> {
  const end = Date.now() + startMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It took too long: ${description}`)
    await new Promise((go) => setTimeout(go, 50))
  }
}

function gatewayProcess(env: Record<string, string | undefined>): GatewayProcess {
  const url = `http://127.0.0.1:${env.PORT}`
  let child: ChildProcess | undefined
  return {
    url,
    insideUrl: `http://127.0.0.1:${env.METRICS_PORT}`,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await exited
    },
    async start() {
      child = spawn(process.execPath, serverArgs('main'), {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: process.env.TEST_LOG ? 'inherit' : 'ignore',
      })
      await waitUntil(() => isOk(`${url}/livez`), `${url} is alive`)
    },
    isReady: () => isOk(`${url}/readyz`),
  }
}

type Started = { close(): Promise<unknown> }

/** Ends everything that was started, in reverse order. */
async function closeAll(started: Started[]): Promise<void> {
  for (const one of started.splice(0).reverse()) await one.close()
}

export async function startGateways(count: number): Promise<Gateways> {
  const started: Started[] = []
  try {
    return await startAll(count, started)
  } catch (error) {
    await closeAll(started)
    throw error
  }
}

async function startAll(count: number, started: Started[]): Promise<Gateways> {
  const redis = await startRedis()
  started.push({ close: redis.kill })
  const shopPort = await freePort()
  const shopUrl = `http://localhost:${shopPort}`
  const emulator = await createEmulator({
    dataDir: 'memory',
    port: await freePort(),
    shopUrl,
    // As in the settings of the gateways: a test makes in seconds the calls of minutes.
    callsPerMinute: Number(hundredfoldCalls.PLATFORM_CALLS_PER_MINUTE),
    ...clientListsFor(shopUrl),
  })
  started.push(emulator)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-gateways-'))
  const settings = { ...common, PUBLIC_URL: shopUrl, REDIS_URL: redis.url }
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const insidePorts = await Promise.all(ports.map(() => freePort()))
  const apiUrl = emulator.url.replace('//localhost:', '//127.0.0.1:')
  const all = ports.map((port, index) => {
    const DATA_DIR = join(folder, String(index))
    const METRICS_PORT = String(insidePorts[index])
    const own = { ...settings, DATA_DIR, METRICS_PORT, PORT: String(port) }
    return gatewayProcess(gatewayEnv(own, { ...emulator, apiUrl }))
  })
  started.push({ close: () => Promise.all(all.map((one) => one.kill())) })
  await Promise.all(all.map((one) => one.start()))
  const areReady = async () => (await Promise.all(all.map((one) => one.isReady()))).every(Boolean)
  await waitUntil(areReady, 'all gateways are ready')
  started.push(await startBalancer(ports, shopPort))
  return {
    shopUrl,
    platformUrl: emulator.url,
    redis,
    control: controlOf(emulator.url),
    all,
    at(index) {
      const found = all[index]
      if (!found) throw new Error(`There is no gateway ${index}`)
      return found
    },
    close: () => closeAll(started),
  }
}

/** Returns request options that select one gateway. */
export const at = (index: number) => ({ headers: { [gatewayHeader]: String(index) } })

/** Returns another client with the same cookies. */
export function copyOf(shopper: Shopper, shopUrl: string): Shopper {
  const copy = createShopper(shopUrl)
  copy.cookie = shopper.cookie
  copy.staffCookie = shopper.staffCookie
  return copy
}
