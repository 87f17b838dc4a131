// The media type of a GraphQL response, by what common clients send in their Accept header (RFC 9110 §12.5.1,
// GraphQL over HTTP).
import { expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { useStack } from './support/start.ts'

const stack = useStack()

const json = 'application/json; charset=utf-8'
const graphql = 'application/graphql-response+json; charset=utf-8'

/** Returns the status and the media type of a query's response. */
async function typeFor(accept: string) {
  const path = `/graphql?${new URLSearchParams({ query: '{ store { name } }' })}`
  const response = await createShopper(stack().shopUrl).send(path, { headers: { accept } })
  await response.text()
  return [response.status, response.headers.get('content-type')]
}

test.each([
  ['curl', '*/*', json],
  ['Apollo Client', 'application/graphql-response+json,application/json;q=0.9', graphql],
  [
    'urql',
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
    graphql,
  ],
  ['a parameter', 'Application/JSON; charset="UTF-8"', json],
  ['a preference for JSON', 'application/graphql-response+json;q=0.5, application/json', json],
  ['a refusal of JSON', 'application/json;q=0, */*;q=0.1', graphql],
  ['an empty header', '', json],
  ['a header that would take long to parse', 'text/html,'.repeat(1000), json],
])('%s: a query is answered with the type preferred', async (_client, accept, type) => {
  expect(await typeFor(accept)).toEqual([200, type])
})

test.each(['text/html', 'application/json;q=0', 'application/json; charset=utf-16'])(
  '%s: nothing acceptable is offered',
  async (accept) => {
    expect(await typeFor(accept)).toEqual([406, json])
  },
)
