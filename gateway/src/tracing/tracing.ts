// What the rest of the gateway knows of traces. Without a collector nothing is recorded, and the packages that
// would are not loaded. docs/decisions/062-traces.md

/** Values of a closed set, or written by the gateway itself: never what a caller typed. docs/security.md S131 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export type SpanStart = {
  name: string
  kind?: 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** W3C trace context of a trusted caller, which the span continues. */
  continues?: { traceparent?: unknown; tracestate?: unknown }
}

export type OpenSpan = {
  set(attributes: Attributes): void
  rename(name: string): void
  event(name: string, attributes?: Attributes): void
  /** Marks it as failed, with a low-cardinality name of the error. */
  fail(errorType: string): void
  end(): void
}

export type Tracing = {
  readonly isOn: boolean
  /** Begins a span below the current one, which its caller ends. */
  begin(start: SpanStart): OpenSpan
  /** Makes a span the current one for some work and all that it starts. */
  during<Result>(span: OpenSpan, work: () => Result): Result
  /** Runs work without a current span: its spans begin traces of their own. */
  apart<Result>(work: () => Result): Result
  /** Adds an event to the current span, if there is one. */
  event(name: string, attributes?: Attributes): void
  /** Sends what is recorded, for a limited time. */
  close(): Promise<void>
}

const noSpan: OpenSpan = { set() {}, rename() {}, event() {}, fail() {}, end() {} }

/** Records nothing. */
export const noTracing: Tracing = {
  isOn: false,
  begin: () => noSpan,
  during: (_span, work) => work(),
  apart: (work) => work(),
  event() {},
  async close() {},
}

/** Runs work in a span of its own below the current one. An error that it throws is the span's. */
export async function inSpan<Result>(
  tracing: Tracing,
  start: SpanStart,
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  const span = tracing.begin(start)
  try {
    return await tracing.during(span, () => work(span))
  } catch (error) {
    span.fail(errorTypeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** Returns the class of an error: a message may hold what a caller typed. */
export const errorTypeOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error
