// A shop whose spans a collector of the test receives.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'
import { documentManifest } from '../../src/root.ts'
import type { Shopper } from '../../src/shopper.ts'
import type { StackOptions } from '../../src/start-stack.ts'
import { type Collector, type ReceivedSpan, startCollector, treeOf } from './collector.ts'
import { useStack } from './start.ts'

/** Starts a collector and a stack that exports at once, before the file's tests. */
export function useTracedStack(
  settings: Record<string, string> = {},
  web: StackOptions['web'] = 'none',
) {
  const env: Record<string, string> = { OTEL_BSP_SCHEDULE_DELAY: '20', ...settings }
  let collector: Collector
  beforeAll(async () => {
    collector = await startCollector()
    env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
  })
  const stack = useStack(env, web)
  afterAll(() => collector.close())

  /** Returns the first span like that, once it has been received. */
  async function spanLike(isLike: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
    await expect.poll(() => collector.spans.some(isLike), { timeout: 20_000 }).toBe(true)
    return collector.spans.find(isLike) as ReceivedSpan
  }

  return {
    stack,
    collector: () => collector,
    spanLike,
    /** Returns the span of a response's request, and it with all below it as indented lines. */
    async traceOf({ headers }: Pick<Response, 'headers'>) {
      const id = headers.get('x-request-id')
      const top = await spanLike(
        ({ kind, attributes }) => kind === 'server' && attributes['vitrine.request_id'] === id,
      )
      return { top, tree: treeOf(collector.spans, top) }
    },
  }
}

/** Sends a document of the storefront by its hash, as the storefront does. */
export function sendOwn(shopper: Shopper, name: string, variables: object): Promise<Response> {
  const manifest = JSON.parse(readFileSync(documentManifest, 'utf8')) as Record<string, string>
  const isNamed = new RegExp(`(query|mutation) ${name}\\b`)
  const documentId = Object.keys(manifest).find((id) => isNamed.test(manifest[id] ?? ''))
  if (!documentId) throw new Error(`The storefront has no document ${name}`)
  return shopper.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, variables }),
  })
}
