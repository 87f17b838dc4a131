// Settings of traces: the variables of the OpenTelemetry specification. Those about the connection to the collector alone
// (headers, timeout, compression, certificates) are read by the exporter itself. docs/tracing.md
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const share = z.coerce.number({ error: 'must be a share from 0 to 1' })

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type SamplerName = (typeof samplers)[number]

/** The variables, for the schema of the environment. */
export const tracingEnvironment = {
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .string()
    .refine((name) => name !== 'grpc', { error: 'must not be grpc: traces are sent by HTTP' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('vitrine-gateway'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().positive().default(5000),
}

export type TracingSettings = {
  /** Where spans are sent. */
  readonly url: string
  readonly serviceName: string
  readonly sampler: SamplerName
  /** Share of traces that are recorded, for the samplers by ratio. */
  readonly ratio: number
  /** Milliseconds from the end of a span to its export, at most. */
  readonly delayMs: number
}

type Given = z.output<z.ZodObject<typeof tracingEnvironment>>

/** Returns the settings; undefined without a collector, when nothing is traced. */
export function tracingSettings(given: Given): TracingSettings | undefined {
  const url = urlOf(given)
  if (!url || given.OTEL_SDK_DISABLED || given.OTEL_TRACES_EXPORTER === 'none') return undefined
  return {
    url,
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
    delayMs: given.OTEL_BSP_SCHEDULE_DELAY,
  }
}

/** The address of traces is used as it is, and that of all signals is the folder of theirs. */
function urlOf(given: Given): string | undefined {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: shared } = given
  return own ?? (shared && `${shared.replace(/\/$/, '')}/v1/traces`)
}
