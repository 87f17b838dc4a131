// W11: the delay from a webhook to all subscribers, and what an idle subscriber costs:
// docs/decisions/016-events-and-streams.md.
import { quantile } from '../quantiles.ts'
import { cpuMsOf, residentMb } from '../resident.ts'
import { numberOf } from './arguments.ts'
import { signedEvents, startShop } from './event-shop.ts'
import type { Pinning } from './host.ts'
import { markdownTable } from './report.ts'
import { readProductIds } from './rig.ts'
import { openSubscribers } from './subscribers.ts'

const settings = {
  subscribers: numberOf(process.env, 'BENCH_LISTENERS', 1000),
  eventsPerSecond: numberOf(process.env, 'BENCH_EVENTS_PER_SECOND', 50),
  seconds: numberOf(process.env, 'BENCH_SECONDS', 10),
}
/** How long streams and the last events take to settle. */
const settleMs = { started: 2000, subscribed: 3000, sent: 2000 }

export type SubscriptionRow = typeof settings & {
  received: number
  expected: number
  toSubscriberMs: { p50: number; p99: number; max: number }
  webhookResponseMs: { p50: number; p99: number }
  cpuPercentOfOneCore: number
  kbPerIdleSubscriber: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends the events at their rate, and records when. Returns how long each webhook took, in ascending order. */
async function sendEvents(
  port: number,
  jwts: readonly string[],
  sentAt: Float64Array,
): Promise<Float64Array> {
  const took = new Float64Array(jwts.length)
  const send = async (jwt: string, index: number) => {
    await pause((index * 1000) / settings.eventsPerSecond)
    const startedAt = performance.now()
    sentAt[index] = startedAt
    const response = await fetch(`http://127.0.0.1:${port}/webhooks/platform`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: jwt,
    })
    if (response.status !== 200) throw new Error(`The webhook returned ${response.status}`)
    took[index] = performance.now() - startedAt
  }
  await Promise.all(jwts.map(send))
  return took.sort()
}

/** Returns the table of a measurement. */
export function subscriptionTable(row: SubscriptionRow): string {
  const { toSubscriberMs: delay, webhookResponseMs: webhook } = row
  const cells = [
    ['received / expected', `${row.received} / ${row.expected}`],
    ['event to subscriber, p50', `${delay.p50.toFixed(0)} ms`],
    ['event to subscriber, p99', `${delay.p99.toFixed(0)} ms`],
    ['event to subscriber, max', `${delay.max.toFixed(0)} ms`],
    ['webhook acknowledged, p50', `${webhook.p50.toFixed(1)} ms`],
    ['webhook acknowledged, p99', `${webhook.p99.toFixed(1)} ms`],
    ['CPU of the gateway', `${row.cpuPercentOfOneCore.toFixed(0)} % of a core`],
    ['resident memory of an idle subscriber', `${row.kbPerIdleSubscriber.toFixed(1)} KB`],
  ]
  const load = `${row.subscribers} subscribers, ${row.eventsPerSecond} events a second`
  return `\n### W11 subscriptions\n\n${markdownTable(['measure', load], cells)}`
}

/** W11: opens the subscribers, and sends events for some seconds. */
export async function measureSubscriptions(pinning: Pick<Pinning, 'measured'>) {
  const { subscribers: count, eventsPerSecond, seconds } = settings
  const events = Math.floor(eventsPerSecond * seconds)
  const { platform, port, pid, close } = await startShop(pinning, events)
  const productIds = await readProductIds(platform, events)
  const jwts = await signedEvents(platform.url, productIds)
  await pause(settleMs.started)
  const mbBefore = residentMb(pid)
  const sentAt = new Float64Array(jwts.length)
  const subscribers = await openSubscribers({ port, count, productIds, sentAt })
  await pause(settleMs.subscribed)
  const kbPerIdleSubscriber = ((residentMb(pid) - mbBefore) * 1024) / count
  const [cpuBefore, startedAt] = [cpuMsOf(pid), performance.now()]
  const webhook = await sendEvents(port, jwts, sentAt)
  const elapsedMs = performance.now() - startedAt
  await pause(settleMs.sent)
  const cpuPercentOfOneCore = ((cpuMsOf(pid) - cpuBefore) / elapsedMs) * 100
  const delays = subscribers.delays()
  subscribers.close()
  await close()
  if (delays.length === 0) throw new Error('No subscriber received an event')
  const row: SubscriptionRow = {
    ...settings,
    ...{ received: delays.length, expected: jwts.length * count },
    toSubscriberMs: {
      p50: quantile(delays, 0.5),
      p99: quantile(delays, 0.99),
      max: quantile(delays, 1),
    },
    webhookResponseMs: { p50: quantile(webhook, 0.5), p99: quantile(webhook, 0.99) },
    ...{ cpuPercentOfOneCore, kbPerIdleSubscriber },
  }
  return { rows: [row], table: subscriptionTable(row) }
}
