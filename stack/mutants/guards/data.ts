// Guards of ids, filters, errors and inputs. docs/security.md S54, S64 and S67-S72.
import type { Mutant } from '../mutant.ts'

const encode = 'gateway/src/platform/encode-request.ts'

export const dataMutants: readonly Mutant[] = [
  {
    row: 'S54',
    without: 'documents are looked up in an object',
    file: 'gateway/src/graphql/trusted-documents.ts',
    from: "find: (documentId) => documents.get(idPattern.exec(documentId)?.[1] ?? ''),",
    to: "find: (documentId) => (Object.fromEntries(documents) as Record<string, string>)[documentId.replace(/^sha256:/, '')],",
  },
  {
    row: 'S64',
    without: 'the first of a list of requests runs',
    file: 'gateway/src/http/graphql-route.ts',
    from: '      if (isJson && typeof body',
    to: `      if (isJson && Array.isArray(body))
        return handle(request, reply, { operation: body[0] as OperationRequest, endpoint })
      if (isJson && typeof body`,
  },
  {
    row: 'S67',
    without: 'ids are pasted into the path',
    file: encode,
    from: 'return encodeURIComponent(text)',
    to: 'return text',
  },
  {
    row: 'S67',
    without: 'dot segments leave the path',
    file: encode,
    from: "if (text === '' || text === '.' || text === '..') {",
    to: "if (text === '') {",
  },
  {
    row: 'S69',
    without: 'long queries are sent in the URL',
    file: encode,
    from: 'query.length > maxQueryStringLength && call.postFallback',
    to: 'query.length < 0 && call.postFallback',
  },
  {
    row: 'S70',
    without: 'the platform’s messages are passed on',
    file: 'gateway/src/graphql/format-errors.ts',
    from: "return clientError('UPSTREAM_UNAVAILABLE', problemMessages.UPSTREAM_UNAVAILABLE, {",
    to: "return clientError('UPSTREAM_UNAVAILABLE', `${failure.facts.call}: ${failure.facts.status} ${JSON.stringify(failure.error)}`, {",
  },
  {
    row: 'S71',
    without: 'back-in-stock requests of another contact are shown',
    file: 'gateway/src/domains/back-in-stock/own-requests.ts',
    from: '(isOwn(request, own) ? request : null)',
    to: 'request',
  },
  {
    row: 'S71',
    without: 'an order of another member is shown',
    file: 'gateway/src/domains/order/read-orders.ts',
    from: 'return isOwn(order, memberId) ? order : null',
    to: 'return isOwn(order, memberId) ? order : order',
  },
  {
    row: 'S68',
    without: 'unknown filter fields are passed on',
    file: 'gateway/src/graphql/known-documents.ts',
    from: '      if (!errors) return coerced\n',
    to: '      if (coerced || errors) return given\n',
  },
  {
    row: 'S72',
    without: 'unknown input fields are passed on',
    file: 'gateway/src/graphql/known-documents.ts',
    from: '      if (!errors) return coerced\n',
    to: '      if (coerced || errors) return given\n',
  },
]
