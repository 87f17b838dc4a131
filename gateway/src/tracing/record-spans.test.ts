// What a gateway does with a collector that is away, and which traces it records.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { startTracing } from './record-spans.ts'
import { inSpan } from './tracing.ts'
import type { SamplerName, TracingSettings } from './tracing-settings.ts'

let server: Server
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Listens as a collector; returns its address. */
async function listen(answer: (body: string) => number | null): Promise<string> {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const status = answer(Buffer.concat(parts).toString())
    if (status !== null) response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
}

function openTraced(url: string, more: Partial<TracingSettings> = {}) {
  const log = { warn: vi.fn(), info: vi.fn() }
  const usual = { serviceName: 'test', sampler: 'always_on' as const, ratio: 1, delayMs: 10 }
  return { log, tracing: startTracing({ url, ...usual, ...more }, log) }
}

test('a collector that refuses is logged once, and once when it is back', async () => {
  let status = 400
  let exports = 0
  const { log, tracing } = openTraced(
    await listen(() => {
      exports += 1
      return status
    }),
  )
  for (let turn = 1; turn <= 4; turn += 1) {
    if (turn === 4) status = 200
    tracing.begin({ name: 'work' }).end()
    await expect.poll(() => exports).toBe(turn)
  }
  await expect.poll(() => log.info.mock.calls.length).toBe(1)
  expect(log.warn).toHaveBeenCalledTimes(1)
  await tracing.close()
})

test('a collector that does not respond delays neither work nor, for long, the end', async () => {
  const { tracing } = openTraced(await listen(() => null))
  // Each turn would wait forever for a collector that it waits for.
  for (let turn = 0; turn < 5000; turn += 1) {
    await inSpan(tracing, { name: 'work' }, async () => turn)
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const ended = vi.fn()
    void tracing.close().then(ended)
    await vi.advanceTimersByTimeAsync(1999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('an error is named by its class, without its message', async () => {
  let sent = ''
  const { tracing } = openTraced(
    await listen((body) => {
      sent += body
      return 200
    }),
  )
  const work = inSpan(tracing, { name: 'work' }, async () => {
    throw new RangeError('ada@shop.test')
  })
  await expect(work).rejects.toThrow('ada@shop.test')
  await tracing.close()
  expect(sent).toContain('RangeError')
  expect(sent).not.toContain('ada@')
})

const caller = (flags: string) => ({
  traceparent: `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}`,
})

test.each<[SamplerName, number, string[]]>([
  ['always_on', 0, ['own', 'below recorded', 'below dropped']],
  ['always_off', 1, []],
  ['traceidratio', 0, []],
  ['traceidratio', 1, ['own', 'below recorded', 'below dropped']],
  ['parentbased_always_on', 0, ['own', 'below recorded']],
  ['parentbased_always_off', 1, ['below recorded']],
  ['parentbased_traceidratio', 0, ['below recorded']],
  ['parentbased_traceidratio', 1, ['own', 'below recorded']],
])('%s with %d records %j', async (sampler, ratio, expected) => {
  let sent = ''
  const url = await listen((body) => {
    sent += body
    return 200
  })
  const { tracing } = openTraced(url, { sampler, ratio })
  tracing.begin({ name: 'own' }).end()
  tracing.begin({ name: 'below recorded', continues: caller('01') }).end()
  tracing.begin({ name: 'below dropped', continues: caller('00') }).end()
  await tracing.close()
  expect([...sent.matchAll(/"name":"((?:own|below)[^"]*)"/g)].map(([, name]) => name)).toEqual(
    expected,
  )
})
