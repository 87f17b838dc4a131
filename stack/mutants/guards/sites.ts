// Guards against pages of other sites. docs/security.md S40-S42, S44-S47 and S51.
import type { Mutant } from '../mutant.ts'

const route = 'gateway/src/http/graphql-route.ts'
const rights = 'gateway/src/auth/request-rights.ts'
const origin = 'gateway/src/http/same-origin.ts'

export const siteMutants: readonly Mutant[] = [
  {
    row: 'S40',
    without: 'a form’s text is read as JSON',
    file: route,
    from: 'if (isJson && typeof body',
    to: "if ((isJson || request.headers['content-type']) && typeof body",
  },
  {
    row: 'S41',
    without: 'the client header is not required',
    file: rights,
    from: "const isClient = typeof request.headers[clientHeader] === 'string'",
    to: 'const isClient = clientHeader.length > 0',
  },
  {
    row: 'S42',
    without: 'another site reads with the visitor’s cookie',
    file: rights,
    from: 'const mayRead = isClient && !isForeign',
    to: 'const mayRead = true',
  },
  {
    row: 'S44',
    without: 'a document may hold two operations',
    file: 'gateway/src/graphql/document-limits.ts',
    from: '!operation || operations.length > 1',
    to: '!operation',
  },
  {
    row: 'S45',
    without: 'a missing origin counts as the same origin',
    file: origin,
    from: "return request.headers['sec-fetch-site'] === 'same-origin'",
    to: 'return true',
  },
  {
    row: 'S45',
    without: 'a sibling’s page counts as the same origin',
    file: origin,
    from: "if (site === 'cross-site' || site === 'same-site') return true",
    to: "if (site === 'cross-site') return true",
  },
  {
    row: 'S46',
    without: 'every origin may read',
    file: 'gateway/src/http/security-headers.ts',
    from: 'reply.headers(strictHeaders(config, request.id))',
    to: "reply.headers(strictHeaders(config, request.id)).header('access-control-allow-origin', String(request.headers.origin))",
  },
  {
    row: 'S47',
    without: 'combined content types are JSON',
    file: route,
    from: '/^application\\/json\\s*(;\\s*charset=utf-8\\s*)?$/i.test(',
    to: '/application\\/json/i.test(',
  },
  {
    row: 'S51',
    without: 'the playground is served in production',
    file: 'gateway/src/http/playground.ts',
    from: "if (gateway.config.openDocuments) serve('/graphiql', examples)",
    to: "serve('/graphiql', examples)",
  },
  {
    row: 'S51',
    without: 'the headers of the playground are stored with its history',
    file: 'web/graphiql/storage.ts',
    from: "(key === 'headers' ? null : value)",
    to: 'value',
  },
  {
    row: 'S110',
    without: 'values are put into the markup as they are',
    file: 'gateway/src/schema-pages/html.ts',
    from: "value === false ? '' : escaped(String(value))",
    to: "value === false ? '' : String(value)",
  },
  {
    row: 'S111',
    without: 'visitors read the schema of a closed gateway',
    file: 'gateway/src/http/schema-pages.ts',
    from: 'return config.openDocuments || (staff !== null && maySendDocuments(staff))',
    to: 'return config.openDocuments || staff === null || maySendDocuments(staff)',
  },
  {
    row: 'S112',
    without: 'a node id is read in every spelling',
    file: 'gateway/src/graphql/nodes.ts',
    from: 'isNodeType(type) && nodeIdOf(type, id) === nodeId ?',
    to: 'isNodeType(type) ?',
  },
  {
    row: 'S112',
    without: 'the id of another member is answered',
    file: 'gateway/src/graphql/nodes.ts',
    from: '  if (id === ownId) return',
    to: '  if (id !== ownId || id) return',
  },
]
