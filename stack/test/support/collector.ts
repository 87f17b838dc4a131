// An OTLP/HTTP receiver: stores the spans that a gateway sends.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  events: { name: string; attributes: Attribute[] }[]
  status: { code?: number }
}
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

export type ReceivedSpan = {
  trace: string
  id: string
  parent: string | undefined
  name: string
  kind: 'internal' | 'server' | 'client' | 'consumer'
  attributes: Record<string, unknown>
  events: { name: string; attributes: Record<string, unknown> }[]
  isFailed: boolean
}

export type Collector = Awaited<ReturnType<typeof startCollector>>

const kinds = { 1: 'internal', 2: 'server', 3: 'client', 5: 'consumer' } as const

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const spanOf = (span: SentSpan): ReceivedSpan => ({
  trace: span.traceId,
  id: span.spanId,
  parent: span.parentSpanId || undefined,
  name: span.name,
  kind: kinds[span.kind as keyof typeof kinds],
  attributes: valuesOf(span.attributes),
  events: span.events.map(({ name, attributes }) => ({ name, attributes: valuesOf(attributes) })),
  isFailed: span.status.code === 2,
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Starts a collector on a free port. */
export async function startCollector() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const paths = new Set<string | undefined>()
  const resources: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    paths.add(request.url)
    bodies.push(text)
    for (const { resource, scopeSpans } of (JSON.parse(text) as Export).resourceSpans) {
      resources.push(valuesOf(resource.attributes))
      for (const scope of scopeSpans) spans.push(...scope.spans.map(spanOf))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** What was sent, as text. */
    bodies,
    paths,
    resources,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns the spans below one as indented lines; spans that run side by side are in the order of their names. */
export function treeOf(spans: readonly ReceivedSpan[], top: ReceivedSpan, depth = 0): string[] {
  const events = top.events.map(({ name, attributes }) =>
    ['  '.repeat(depth + 1), '+ ', name, ...Object.values(attributes).map((one) => ` ${one}`)].join(
      '',
    ),
  )
  const below = spans
    .filter(({ parent }) => parent === top.id)
    .sort((one, other) => one.name.localeCompare(other.name))
  return [
    `${'  '.repeat(depth)}${top.kind} ${top.name}`,
    ...events,
    ...below.flatMap((span) => treeOf(spans, span, depth + 1)),
  ]
}
