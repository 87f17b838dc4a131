// Spans of requests to the platform, one for each attempt. They carry no trace context to it: whom it serves, and which of
// its calls belong together, is not its concern.
import { codeOf } from '../platform/failure.ts'
import type { OnAttempt } from '../platform/transport.ts'
import { errorTypeOf, type Tracing } from './tracing.ts'

/** Returns what the transport calls for each attempt; undefined when nothing is traced. */
export function platformSpans(tracing: Tracing, url: string): OnAttempt | undefined {
  if (!tracing.isOn) return undefined
  const { hostname, port, protocol } = new URL(url)
  const server = {
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  }
  return (service, { name, method, path }) => {
    const span = tracing.begin({
      name: `${method} ${path}`,
      kind: 'client',
      attributes: {
        ...server,
        'http.request.method': method,
        // The path with its parameters unfilled: they are ids of carts, orders and members.
        'url.template': path,
        'vitrine.platform.service': service,
        'vitrine.platform.call': name,
      },
    })
    return ({ status, requestId, error }) => {
      span.set({ 'http.response.status_code': status, 'vitrine.platform.request_id': requestId })
      if (status === undefined) span.fail(codeOf(error) || errorTypeOf(error))
      else if (status >= 400) span.fail(String(status))
      span.end()
    }
  }
}
