// The browser's urql client: every exchange a request passes, in order.

import {
  Client,
  fetchExchange,
  getOperationName,
  makeOperation,
  mapExchange,
  type Operation,
  ssrExchange,
} from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { documentIdOf } from '../lib/document.ts'

/** Answers the server rendered with, by operation key. */
export type HydrationState = Record<string, unknown>

const endpoint = '/graphql'

/** Types that are parts of something else: no entity of their own in the cache. */
const embedded = [
  'Money',
  'ProductPrice',
  'ProductDiscount',
  'PricePerUnit',
  'Stock',
  'ProductOption',
  'ProductChoice',
  'ProductAvailability',
  'SelectedVariant',
  'ChosenOption',
  'CustomTextField',
  'InfoSection',
  'MediaItem',
  'Image',
  'FocalPoint',
  'Seo',
  'PageInfo',
  'NumberRange',
  'ProductConnection',
  'ProductVariantConnection',
  'CollectionConnection',
  'BrandConnection',
  'Suggestions',
  'Store',
  'Viewer',
]

const keys = Object.fromEntries(embedded.map((name) => [name, () => null]))

/** Catalogue questions travel by GET, which a CDN may keep; what concerns a cart never does. */
function isPrivate({ kind, query }: Operation) {
  return kind !== 'query' || /cart|checkout|viewer/i.test(getOperationName(query) ?? '')
}

/** Only the document's hash goes over the wire. The cache above needs the document, the gateway does not. */
function persisted(operation: Operation): Operation {
  const documentId = documentIdOf(operation.query)
  const name = getOperationName(operation.query) ?? ''
  const isGet = !isPrivate(operation)
  return makeOperation(
    operation.kind,
    { ...operation, query: { kind: 'Document', definitions: [], documentId } as never },
    {
      ...operation.context,
      url: isGet ? `${endpoint}?operationName=${name}` : endpoint,
      preferGetMethod: isGet && 'force',
      fetchOptions: { credentials: 'same-origin', headers },
    },
  )
}

const headers = { accept: 'application/graphql-response+json', 'x-vitrine-client': 'web' }

export function createBrowserClient(state: HydrationState): Client {
  const ssr = ssrExchange({ isClient: true })
  const stored = Object.entries(state).map(([key, data]) => [key, { data: JSON.stringify(data) }])
  ssr.restoreData(Object.fromEntries(stored))
  return new Client({
    url: endpoint,
    exchanges: [
      cacheExchange({ keys }),
      ssr,
      mapExchange({ onOperation: persisted }),
      fetchExchange,
    ],
  })
}
