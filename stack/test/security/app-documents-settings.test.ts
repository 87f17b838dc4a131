// A manifest that the settings name. docs/security.md S109.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestStack, useStack } from '../support/start.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const secret = 'a key of the settings'
const own = 'query Own { store { name } }'
const folder = mkdtempSync(join(tmpdir(), 'manifest-'))
const file = join(folder, 'own.json')
const wrong = join(folder, 'wrong.json')
writeFileSync(file, JSON.stringify({ [`sha256:${sha256(own)}`]: own }))
writeFileSync(wrong, JSON.stringify({ [`sha256:${sha256('other')}`]: own }))
afterAll(() => rmSync(folder, { recursive: true }))

const stack = useStack({
  APP_KEYS: `fixed:${sha256(secret)}:documents:only+documents:send`,
  APP_DOCUMENTS: `fixed:${file}`,
})

async function post(path: string, body: object) {
  const response = await fetch(new URL(path, stack().shopUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  const { data, errors } = (await response.json()) as {
    data?: unknown
    errors?: { extensions: { code: string } }[]
  }
  return [response.status, errors?.[0]?.extensions.code ?? data]
}

test('S109 an app runs the manifest of the settings and nothing else', async () => {
  const documentId = `sha256:${sha256(own)}`
  expect(await post('/graphql', { documentId })).toEqual([200, { store: { name: 'Halden' } }])
  expect(await post('/graphql', { query: own })).toEqual([403, 'PERSISTED_DOCUMENT_REQUIRED'])
})

test('S109 an app cannot replace a manifest of the settings', async () => {
  const text = 'query Next { store { currency } }'
  const manifest = { [`sha256:${sha256(text)}`]: text }
  expect(await post('/apps/documents', manifest)).toEqual([409, 'MANIFEST_IN_SETTINGS'])
})

test('a manifest whose hash is wrong stops the start', async () => {
  await expect(startTestStack({ APP_DOCUMENTS: `fixed:${wrong}` })).rejects.toThrow('hash')
})
