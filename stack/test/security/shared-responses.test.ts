// docs/security.md S52: only a response for a visitor is cacheable; one for an app key is not.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { appWith } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const key = 'a-key-of-an-app'
const stack = useStack({
  CACHE_SECONDS: '15',
  APP_KEYS: appWith('app', createHash('sha256').update(key).digest('hex'), ['catalog:read']),
})

const manifest = JSON.parse(
  readFileSync(join(root, 'web/src/__generated__/persisted-documents.json'), 'utf8'),
) as Record<string, string>

async function cachingOf(hash: string, headers: Record<string, string> = {}) {
  const documentId = `sha256:${hash.replace('sha256:', '')}`
  const address = `${stack().shopUrl}/graphql?${new URLSearchParams({ documentId })}`
  const response = await fetch(address, { headers })
  await response.text()
  return response.headers.get('cache-control') ?? ''
}

test('S52 a document that is public for a visitor is private for an app key', async () => {
  const queries = Object.entries(manifest).filter(([, text]) => /^query \w+ \{/.test(text))
  const shared: string[] = []
  for (const [hash] of queries) {
    if ((await cachingOf(hash)).startsWith('public')) shared.push(hash)
  }
  expect(shared.length).toBeGreaterThan(0)
  for (const hash of shared) {
    expect(await cachingOf(hash, { authorization: `Bearer ${key}` })).toBe('no-store')
  }
})
