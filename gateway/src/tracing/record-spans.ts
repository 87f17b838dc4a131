// Records spans with the packages of OpenTelemetry and sends them to a collector. The only module that imports those
// packages, and itself imported only when there is a collector. It sets nothing global: two gateways of one process do
// not mix, and nothing is patched. docs/decisions/062-traces.md
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import { reportOnce } from './report-once.ts'
import { samplerOf } from './sampler.ts'
import type { OpenSpan, SpanStart, Tracing } from './tracing.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** The longest time that a gateway that ends waits for its collector. */
const closeMs = 2000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const propagator = new W3CTraceContextPropagator()

type Recorded = OpenSpan & { readonly context: Context }

/** Starts to record. */
export function startTracing(
  settings: TracingSettings,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Tracing {
  const exporter = reportOnce(new OTLPTraceExporter({ url: settings.url }), log)
  const provider = new TracerProvider({
    resource: resourceOf(settings),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.delayMs })],
  })
  const tracer = provider.getTracer('vitrine')
  const current = new AsyncLocalStorage<Recorded | undefined>()
  return {
    isOn: true,
    begin: (start) => begin(tracer, start, current.getStore()?.context ?? ROOT_CONTEXT),
    // Cast: every span of this tracing was begun above.
    during: (span, work) => current.run(span as Recorded, work),
    apart: (work) => current.run(undefined, work),
    event: (name, attributes) => current.getStore()?.event(name, attributes),
    close: () => closeInTime(provider),
  }
}

/** `OTEL_RESOURCE_ATTRIBUTES` names the deployment; the name of the service has a setting of its own. */
const resourceOf = ({ serviceName }: TracingSettings) =>
  defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }))

function begin(tracer: Tracer, start: SpanStart, below: Context): Recorded {
  const { name, kind, attributes = {}, continues } = start
  const parent = continues ? propagator.extract(below, continues, defaultTextMapGetter) : below
  const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes }
  return recorded(tracer.startSpan(name, options, parent), parent)
}

function recorded(span: Span, parent: Context): Recorded {
  return {
    context: trace.setSpan(parent, span),
    set: (attributes) => void span.setAttributes(attributes),
    rename: (name) => void span.updateName(name),
    event: (name, attributes) => void span.addEvent(name, attributes),
    fail(errorType) {
      span.setAttribute('error.type', errorType)
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
  }
}

/** A collector that does not respond must not hold up the end of a process. */
async function closeInTime(provider: TracerProvider): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, closeMs)
  })
  // The exporter reports what fails.
  await Promise.race([provider.shutdown().catch(() => {}), timeout])
  clearTimeout(timer)
}
