// The client of a page on another origin: its origin is registered with the key, and no cookie is sent.
import { Client, fetchExchange, gql } from '@urql/core'

export const createClient = (url, key, fetchWith = globalThis.fetch) =>
  new Client({
    url: `${url}/graphql`,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: fetchWith,
    fetchOptions: { credentials: 'omit', headers: { authorization: `Bearer ${key}` } },
  })

const newest = gql`
  query Newest($first: Int) {
    products(first: $first) {
      nodes { id name price { formatted } }
    }
  }
`

/** Returns the lines that the page shows. */
export async function readLines(client, first = 5) {
  const { data, error } = await client.query(newest, { first }).toPromise()
  if (error) throw error
  return data.products.nodes.map(({ name, price }) => `${name}: ${price.formatted}`)
}
