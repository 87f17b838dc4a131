// docs/security.md S62: everything that takes the gateway's time is charged to a limit: bodies before they are
// parsed, the sitemap, the return from a sign-in, and each event of an own stream.
import { describe, expect, test } from 'vitest'
import { topics } from '../../../gateway/src/subscriptions/topics.ts'
import { createShopper } from '../../src/shopper.ts'
import { listen } from '../support/listen.ts'
import { useStack } from '../support/start.ts'

const pages = useStack({ PAGES_PER_ADDRESS: '6' })
const links = useStack({ PAGES_PER_ADDRESS: '3' }, 'built')
const costs = useStack({ ADDRESS_COST_PER_MINUTE: '20000', SIGN_INS_PER_LOGIN: '1000' })
const few = useStack({ ADDRESS_COST_PER_MINUTE: '2000', OPEN_DOCUMENTS: 'true' })

async function statuses(paths: readonly string[], shopUrl = pages().shopUrl): Promise<number[]> {
  const found: number[] = []
  for (const path of paths) {
    const response = await fetch(`${shopUrl}${path}`, { redirect: 'manual' })
    await response.text()
    found.push(response.status)
  }
  return found
}

test('S62 sitemaps and the return from a sign-in count as pages', async () => {
  const callback = '/callback?code=none&state=none'
  const all = ['/sitemap.xml', '/sitemap-1.xml', callback]
  expect(await statuses([...all, ...all])).not.toContain(429)
  expect(await statuses(all)).toEqual([429, 429, 429])
})

test('S62 a link whose choices are translated counts as a page', async () => {
  const link = '/de/p/morning-mug?Color=Moss&optionsIn=en'
  expect(await statuses([link, link, link, link], links().shopUrl)).toEqual([303, 303, 303, 429])
})

describe('S62 a large body', () => {
  const body = JSON.stringify({ filler: 'x'.repeat(100_000) })
  /** Sends a body without the client header, which is refused. */
  const send = async (chunked: boolean) => {
    const part = new TextEncoder().encode(body)
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(part)
        controller.close()
      },
    })
    const response = await fetch(`${costs().shopUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: chunked ? stream : body,
      ...(chunked && { duplex: 'half' }),
    } as RequestInit)
    await response.text()
    return response.status
  }

  test('S62 is charged before it is parsed, even if it is refused', async () => {
    const found: number[] = []
    for (let count = 0; count < 8; count += 1) found.push(await send(count % 2 === 1))
    // 100 KB cost 3,126 each, and 4,096 without a length: the sixth uses up the 20,000.
    expect(found).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  })
})

test('S62 an event of an own stream is charged, and a stream over its limit ends', async () => {
  const shopper = createShopper(few().shopUrl)
  const names = Array.from({ length: 30 }, (_, at) => `a${at}: name`).join(' ')
  const own = await listen(shopper, {
    query: `subscription { productChanged { productId product { ${names} } } }`,
  })
  const { bus } = few().app.gateway.services
  const fields = ['name']
  const publish = (productId: string) =>
    bus.publish(topics.products, { productId, kind: 'CHANGED', fields, at: 0 })
  const codes: unknown[] = []
  for (let count = 0; count < 200 && !codes.includes('RATE_LIMITED'); count += 1) {
    publish(`p${count}`)
    const [error] = (await own.next()).errors ?? []
    codes.push((error?.extensions as { code?: string } | undefined)?.code)
  }
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(codes.length).toBeGreaterThan(2)
  await own.over
})

test('S70 an unknown operation name is refused with our own message', async () => {
  const shopper = createShopper(pages().shopUrl)
  const name = 'n'.repeat(5000)
  const response = await shopper.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query Own { store { name } }', operationName: name }),
  })
  const text = await response.text()
  expect(response.status).toBe(400)
  expect(text).not.toContain('nnnn')
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

test.each(['/%', '/p/%ff', '/%c0%af'])(
  'S50 S70 %s is answered like any other error',
  async (path) => {
    const response = await fetch(`${pages().shopUrl}${path}`)
    expect(response.status).toBe(400)
    for (const header of ['content-security-policy', 'x-content-type-options', 'x-request-id']) {
      expect([header, response.headers.get(header)]).toEqual([header, expect.any(String)])
    }
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain('FST_')
    expect(text).not.toContain(path)
  },
)
