// The guide for other clients: each `sh` block is run against the stack, and a `json` block after it is its answer.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { elevatedStaff, queryAdmin } from './support/admin.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const folder = join(root, 'docs/api')
const fence = /^```(sh|json)\n([\s\S]*?)^```$/gm

type Block = { title: string; command: string; answer: string | null }

/** Returns the commands of a page, each with the answer that follows it. */
function blocksOf(page: string): Block[] {
  const found = [...readFileSync(join(folder, page), 'utf8').matchAll(fence)]
  return found.flatMap(([, kind, command = ''], at) => {
    if (kind !== 'sh') return []
    const next = found[at + 1]
    return [
      {
        title: `${page} ${at + 1}`,
        command,
        answer: next?.[1] === 'json' ? (next[2] ?? '') : null,
      },
    ]
  })
}

const blocks = readdirSync(folder).flatMap(blocksOf)

let key: string
beforeAll(async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const scopes = ['CATALOG_READ', 'CATALOG_WRITE', 'EVENTS_READ', 'DOCUMENTS_SEND']
  const result = await queryAdmin<{ createAppKey: { secret: string } }>(
    staff,
    'mutation ($input: CreateAppKeyInput!) { createAppKey(input: $input) { secret } }',
    { input: { name: 'guide', scopes } },
  )
  key = result.createAppKey.secret
})

/** Returns the arguments of the command's curl, as a shell reads them. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: { ...process.env, VITRINE_KEY: key },
  })
    .split('\0')
    .slice(0, -1)

const pairOf = (text: string, separator: RegExp) => text.split(separator, 2) as [string, string]

/** Returns the values of an option. */
const valuesOf = (given: readonly string[], option: string): string[] =>
  given.flatMap((one, at) => (one === option ? [given[at + 1] ?? ''] : []))

/** Sends what curl would send. */
function curl(given: readonly string[], signal: AbortSignal): Promise<Response> {
  const unknown = given.filter((one) => /^-/.test(one) && !known.includes(one))
  if (unknown.length > 0) throw new Error(`curl ${unknown.join(' ')}`)
  const target = new URL(given.find((one) => one.startsWith('http')) ?? '')
  const url = new URL(target.pathname, stack().shopUrl)
  for (const parameter of valuesOf(given, '--data-urlencode')) {
    url.searchParams.append(...pairOf(parameter, /=(.*)/s))
  }
  const headers = valuesOf(given, '-H').map((header) => pairOf(header, /: (.*)/s))
  const [body] = valuesOf(given, '-d')
  return fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, body, signal })
}
const known = ['-s', '-N', '-G', '-H', '-d', '--data-urlencode']

test('every page of the guide that shows a request has been read', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(7)
})

test.each(blocks)('$title answers as the page says', async ({ command, answer }) => {
  const stop = new AbortController()
  const response = await curl(argumentsOf(command), stop.signal)
  expect(response.status).toBe(200)
  if (command.includes('text/event-stream')) {
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    stop.abort()
    return
  }
  const result = (await response.json()) as { errors?: unknown }
  expect(result.errors).toBeUndefined()
  if (answer) expect(result).toMatchObject(JSON.parse(answer))
})
