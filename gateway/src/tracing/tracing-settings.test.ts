import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const good = {
  PLATFORM_URL: 'http://127.0.0.1:4000/',
  PLATFORM_CLIENT_ID: 'client',
  SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
}
const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
const tracingOf = (env: Record<string, string>) => readConfig({ ...good, ...env }).tracing

test('nothing is traced without a collector, and where a standard variable says so', () => {
  expect(tracingOf({})).toBeUndefined()
  expect(tracingOf({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
  expect(tracingOf({ ...on, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(tracingOf({ ...on, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
})

test('defaults with a collector', () => {
  expect(tracingOf(on)).toEqual({
    url: 'http://collector:4318/v1/traces',
    serviceName: 'vitrine-gateway',
    sampler: 'parentbased_always_on',
    ratio: 1,
    delayMs: 5000,
  })
})

test('the address of all signals is a folder; that of traces is used as it is, and first', () => {
  const shared = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.test/otlp/' }
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://tempo.test/spans' }
  expect(tracingOf(shared)?.url).toBe('https://collector.test/otlp/v1/traces')
  expect(tracingOf({ ...shared, ...own })?.url).toBe('https://tempo.test/spans')
})

test.each<Record<string, string>>([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  { OTEL_TRACES_EXPORTER: 'jaeger' },
  { OTEL_TRACES_SAMPLER: 'sometimes' },
  { OTEL_TRACES_SAMPLER_ARG: '1.5' },
  { OTEL_TRACES_SAMPLER_ARG: 'x' },
])('%o stops the start', (env) => {
  expect(() => tracingOf(env)).toThrow(Object.keys(env)[0] ?? 'a name')
})
