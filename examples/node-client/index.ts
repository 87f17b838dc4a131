// Registers its documents, then runs them by their hash. Types come from the schema: `npm run codegen` first.
import { readFileSync } from 'node:fs'
import { graphql } from './gql'
import type { TypedDocumentString } from './gql/graphql'

const { VITRINE_URL = 'http://localhost:3000', VITRINE_KEY } = process.env
if (!VITRINE_KEY) throw new Error('Set VITRINE_KEY to an app key of the shop')

const storeDocument = graphql(`
  query Store {
    store { name }
  }
`)
const productsDocument = graphql(`
  query Products($after: String) {
    products(first: 20, after: $after) {
      nodes { name price { formatted } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

type GatewayError = { message: string; extensions: { code: string; requestId: string } }

/** Sends JSON with the key; an error has its code, and the request id to quote to the shop. */
async function send<Data>(path: string, body: unknown): Promise<Data> {
  const response = await fetch(`${VITRINE_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${VITRINE_KEY}` },
    body: JSON.stringify(body),
  })
  // Registering documents is answered without a body.
  const answer: { data: Data; errors?: GatewayError[] } = JSON.parse(
    (await response.text()) || '{}',
  )
  const [error] = answer.errors ?? []
  if (!error) return answer.data
  throw new Error(`${error.extensions.code}: ${error.message} (${error.extensions.requestId})`)
}

const run = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
) => send<Data>('/graphql', { documentId: document.__meta__?.hash, variables })

async function* allProducts() {
  for (let after: string | null | undefined; ; ) {
    const { products } = await run(productsDocument, { after })
    yield* products?.nodes ?? []
    if (!products?.pageInfo.hasNextPage) return
    after = products.pageInfo.endCursor
  }
}

// From then on the hash of a document is enough.
const manifest = new URL('gql/persisted-documents.json', import.meta.url)
await send('/apps/documents', JSON.parse(readFileSync(manifest, 'utf8')))

const { store } = await run(storeDocument, {})
console.log(store.name)
for await (const { name, price } of allProducts()) console.log(`${name}: ${price.formatted}`)
