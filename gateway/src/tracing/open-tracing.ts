import type { FastifyBaseLogger } from 'fastify'
import { noTracing, type Tracing } from './tracing.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Returns the tracing of a process; with settings it loads what records. */
export async function openTracing(
  settings: TracingSettings | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Tracing> {
  if (!settings) return noTracing
  const { startTracing } = await import('./record-spans.ts')
  return startTracing(settings, log)
}
