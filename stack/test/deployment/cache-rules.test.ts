// The cache rules in docs/deployment.md are those of the running shop.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import publicQueries from '../../../web/src/__generated__/public-queries.json' with { type: 'json' }
import { documentManifest, webDist } from '../../src/root.ts'
import { useStack } from '../support/start.ts'
import { quotedIn, rowsBelow } from './page.ts'

const stack = useStack({}, 'built')
const rules = rowsBelow('Cache rules').map(([requests = '', caching = '', vary = '']) => ({
  requests: quotedIn(requests),
  caching: quotedIn(caching)[0],
  vary: quotedIn(vary)[0] ?? null,
}))
const requests = rules.flatMap((rule) => rule.requests.map((request) => ({ ...rule, request })))

/** Replaces the `*` of an address by what stands there. */
async function addressOf(path: string): Promise<string> {
  if (path === '/assets/*') {
    const home = await (await fetch(stack().shopUrl)).text()
    return /\/assets\/[\w./-]+\.js/.exec(home)?.[0] ?? ''
  }
  if (path !== '/graphql?documentId=*') return path
  const manifest = JSON.parse(readFileSync(documentManifest, 'utf8')) as Record<string, string>
  expect(publicQueries).toContain('Footer')
  const [id = ''] = Object.entries(manifest).find(([, text]) => /query Footer\b/.test(text)) ?? []
  return path.replace('*', encodeURIComponent(id))
}

async function send(request: string): Promise<Response> {
  const [, method = 'GET', path = '', cookie] =
    /^(?:([A-Z]+) )?(\S+?)(?: \((\S+)\))?$/.exec(request) ?? []
  const isStream = path.includes('query=subscription')
  return fetch(stack().shopUrl + (await addressOf(path)), {
    method,
    redirect: 'manual',
    ...(method === 'POST' && path.endsWith('graphql') && { body: '{"query":"{store{name}}"}' }),
    headers: {
      'content-type': 'application/json',
      accept: isStream
        ? 'text/event-stream'
        : path.includes('graphql?')
          ? 'application/json'
          : 'text/html',
      ...(cookie && { cookie }),
      // What a browser accepts: shared answers are compressed for it.
      'accept-encoding': 'br',
      ...(isStream && { 'x-vitrine-client': 'test' }),
    },
  })
}

test.each(requests)('$request', async ({ request, caching, vary }) => {
  const { headers, body } = await send(request)
  await body?.cancel()
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([caching, vary])
  if (headers.get('content-type')?.startsWith('text/event-stream'))
    expect(headers.get('x-accel-buffering')).toBe('no')
})

test('every public row is an answer with status 200', async () => {
  for (const { request, caching } of requests.filter((one) => one.caching?.startsWith('public'))) {
    const response = await send(request)
    await response.body?.cancel()
    expect(response.status, `${request}: ${caching}`).toBe(200)
  }
})

test('every screen whose pages caches store is in the table', async () => {
  const { knownRoutes } = (await import(
    pathToFileURL(join(webDist, 'server/entry-server.js')).href
  )) as { knownRoutes: readonly string[] }
  const listed = rules.find(({ requests: [first] }) => first === '/')?.requests ?? []
  const shapeOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`)
  const stored = []
  for (const route of knownRoutes.filter((one) => !one.startsWith('/_'))) {
    const example = listed.find((path) => shapeOf(route).test(path))
    const response = await send(example ?? route.replace(/:\w+/g, 'x'))
    await response.body?.cancel()
    if (response.headers.get('cache-control')?.startsWith('public')) stored.push({ route, example })
  }
  expect(stored.filter(({ example }) => example === undefined)).toEqual([])
  expect(stored).toHaveLength(listed.length - 1)
})
