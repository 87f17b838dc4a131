import type { Client } from 'urql'
import { graphql } from '../__generated__/gql.ts'

const failuresDocument = graphql(`
  query AdminJobFailures($id: ID!, $first: Int, $after: String) {
    job(id: $id) {
      id
      failures(first: $first, after: $after) {
        nodes { index id problem { code message } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

type FailureRow = { row: number; id: string; code: string; reason: string }

/** Reads all failed items of a job, page by page. */
export async function readFailures(client: Client, id: string): Promise<FailureRow[]> {
  const rows: FailureRow[] = []
  let after: string | null | undefined = null
  do {
    const page = await readPage(client, id, after)
    if (!page) return rows
    for (const { index, id: item, problem } of page.nodes) {
      rows.push({ row: index + 1, id: item, code: problem.code, reason: problem.message })
    }
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return rows
}

async function readPage(client: Client, id: string, after: string | null) {
  const variables = { id, first: 100, after }
  const { data } = await client.query(failuresDocument, variables, {
    requestPolicy: 'network-only',
  })
  return data?.job?.failures
}
