import type { Client } from 'urql'
import { graphql } from '../__generated__/gql.ts'

const namesDocument = graphql(`
  query AdminAllBrandNames($first: Int, $after: String) {
    managedBrands(first: $first, after: $after) {
      nodes { name }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

/** Names of all brands, as far as the server responds: a site of the platform has at most a thousand. */
export async function readBrandNames(client: Client): Promise<string[]> {
  const names: string[] = []
  let after: string | null | undefined = null
  do {
    const page = await readPage(client, after)
    names.push(...(page?.nodes ?? []).map(({ name }) => name))
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return names
}

async function readPage(client: Client, after: string | null) {
  const variables = { first: 100, after }
  const { data } = await client.query(namesDocument, variables, { requestPolicy: 'network-only' })
  return data?.managedBrands
}
