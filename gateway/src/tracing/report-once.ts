// Reports a collector that does not take spans once, and once when it takes them again, however many batches are lost.
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

/** Returns an exporter whose failures are logged and not passed on: nothing else can be done about them. */
export function reportOnce(
  exporter: SpanExporter,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): SpanExporter {
  let isFailing = false
  function report({ code, error }: ExportResult): void {
    const fails = code !== ExportResultCode.SUCCESS
    if (fails && !isFailing) {
      log.warn({ err: error }, 'traces: the collector takes no spans; they are lost until it does')
    }
    if (!fails && isFailing) log.info('traces: the collector takes spans again')
    isFailing = fails
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        report(result)
        done({ code: ExportResultCode.SUCCESS })
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
