// Registers its documents, then runs one by its hash. Types come from the schema: `npm run codegen` first.
import { readFileSync } from 'node:fs'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql } from './gql'

const { VITRINE_URL = 'http://localhost:3000', VITRINE_KEY } = process.env
const headers = { 'content-type': 'application/json', authorization: `Bearer ${VITRINE_KEY}` }

const storeDocument = graphql(`
  query Store($first: Int) {
    store { name }
    products(first: $first) {
      nodes { name price { formatted } }
    }
  }
`)

async function send(path: string, body: unknown): Promise<Response> {
  const response = await fetch(`${VITRINE_URL}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Registers the manifest that codegen wrote: from then on the hash of a document is enough. */
async function registerDocuments(): Promise<void> {
  const file = new URL('gql/persisted-documents.json', import.meta.url)
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const entries = Object.entries(documents).map(([hash, text]) => [idOf(hash), text])
  await send('/apps/documents', Object.fromEntries(entries))
}

const idOf = (hash: string) => `sha256:${hash.replace(/^sha256:/, '')}`

async function run<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { hash } = (document as { __meta__?: { hash: string } }).__meta__ ?? { hash: '' }
  const response = await send('/graphql', { documentId: idOf(hash), variables })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors[0]?.message)
  return data
}

await registerDocuments()
const { store, products } = await run(storeDocument, { first: 3 })
console.log(store.name)
for (const { name, price } of products?.nodes ?? []) console.log(`${name}: ${price.formatted}`)
