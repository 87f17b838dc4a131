// Guards of traces. docs/security.md S131.
import type { Mutant } from '../mutant.ts'

const requests = 'gateway/src/http/request-spans.ts'

export const tracingMutants: readonly Mutant[] = [
  {
    row: 'S131',
    without: 'any caller continues a trace',
    file: requests,
    from: 'isTrusted(socket.remoteAddress) ? headers : {}',
    to: 'isTrusted(socket.remoteAddress) || true ? headers : {}',
  },
  {
    row: 'S131',
    without: 'the path of every page is recorded',
    file: requests,
    from: 'return isFixed || publicRoutes.has(route) ?',
    to: 'return isFixed || publicRoutes.has(route) || true ?',
  },
  {
    row: 'S131',
    without: 'the path of a missing page is recorded',
    file: requests,
    from: '...(route && raw.statusCode < 400 && ',
    to: '...(route && ',
  },
  {
    row: 'S131',
    without: 'the query of an address is recorded',
    file: requests,
    from: "request.originalUrl.split('?')[0]",
    to: 'request.originalUrl',
  },
  {
    row: 'S131',
    without: 'the name of a document that a caller wrote is recorded',
    file: 'gateway/src/tracing/operation-span.ts',
    from: 'const name = isTrusted ?',
    to: 'const name = isTrusted || true ?',
  },
]
