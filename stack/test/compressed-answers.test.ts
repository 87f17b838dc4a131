// Answers are compressed in one call up to a size, and in pieces above it.
import { expect, test } from 'vitest'
import { leastCompressedBytes, mostBytesAtOnce } from '../../gateway/src/http/encoded-body.ts'
import { useStack } from './support/start.ts'

const stack = useStack()

async function answerOf(first: number, fields: string) {
  const { shopUrl: origin } = stack()
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'accept-encoding': 'br',
      'x-vitrine-client': 'test',
    },
    body: JSON.stringify({ query: `{ products(first: ${first}) { nodes { ${fields} } } }` }),
  })
  const { length } = Buffer.from(await response.arrayBuffer())
  const { headers } = response
  return { length, encoding: headers.get('content-encoding'), sent: headers.get('content-length') }
}

test('a list is compressed as a whole, and says how long it is', async () => {
  const { length, encoding, sent } = await answerOf(50, 'id slug name media { image { url alt } }')
  expect(length).toBeGreaterThan(leastCompressedBytes)
  expect(length).toBeLessThan(mostBytesAtOnce)
  expect(encoding).toBe('br')
  expect(Number(sent)).toBeGreaterThan(0)
  expect(Number(sent)).toBeLessThan(length / 2)
})
