// The running gateway compresses the answer to a list in one call.
import { expect, test } from 'vitest'
import { leastCompressedBytes, mostBytesAtOnce } from '../../gateway/src/http/encoded-body.ts'
import { useStack } from './support/start.ts'

const stack = useStack()

const query = '{ products(first: 50) { nodes { id slug name media { image { url alt } } } } }'

async function answer() {
  const { shopUrl: origin } = stack()
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'accept-encoding': 'br',
      'x-vitrine-client': 'test',
    },
    body: JSON.stringify({ query }),
  })
  const { length } = Buffer.from(await response.arrayBuffer())
  const { headers } = response
  return { length, encoding: headers.get('content-encoding'), sent: headers.get('content-length') }
}

test('a list is compressed as a whole, and says how long it is', async () => {
  const { length, encoding, sent } = await answer()
  expect(length).toBeGreaterThan(leastCompressedBytes)
  expect(length).toBeLessThan(mostBytesAtOnce)
  expect(encoding).toBe('br')
  expect(Number(sent)).toBeGreaterThan(0)
  expect(Number(sent)).toBeLessThan(length / 2)
})
