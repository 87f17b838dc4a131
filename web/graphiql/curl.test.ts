import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlOf, shellQuoted } from './curl.ts'
import { readJson, requestOf } from './request.ts'

const url = new URL('http://shop.test/graphql')
const query = `# The owner's "own" $HOME \`id\` \\n 100% !
query Q($q: String) {
  products(filter: { search: $q }) { totalCount }
}
`

/** Returns the arguments that a shell passes to the command. */
function argumentsOf(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

test.each([
  "it's",
  "''",
  '',
  'two\nlines\n',
  '$(id) `id` "$HOME" \\ !! %s *',
  query,
  'naïve – 日本',
])('a shell returns the quoted text %j byte for byte', (text) => {
  const printed = execFileSync('sh', ['-c', `printf '%s' ${shellQuoted(text)}`])
  expect(printed).toEqual(Buffer.from(text))
})

test('the command has method, address, headers and body of the request', () => {
  const operation = { query, variables: { q: "potter's wheel" }, operationName: 'Q' }
  const request = requestOf(operation, { 'X-Note': "it's" }, false)
  const given = argumentsOf(curlOf(request, url))
  expect(given.slice(0, 3)).toEqual(['-X', 'POST', 'http://shop.test/graphql'])
  const headers = given.filter((_, at) => given[at - 1] === '-H')
  expect(headers).toEqual([
    'origin: http://shop.test',
    'content-type: application/json',
    'accept: application/graphql-response+json, application/json',
    'x-vitrine-client: graphiql',
    "x-note: it's",
  ])
  expect(JSON.parse(given[given.indexOf('--data-raw') + 1] ?? '')).toEqual(operation)
})

test.each([
  ['{ "x-note": "a" } // of today', { 'x-note': 'a' }],
  ['{\n  /* the key */ "authorization": "Bearer k",\n}', { authorization: 'Bearer k' }],
  ['{ "url": "http://shop.test//" }', { url: 'http://shop.test//' }],
  ['// "off": 1', {}],
  [' ', {}],
  [undefined, {}],
])('an editor may contain comments: %j', (text, value) => expect(readJson(text)).toEqual(value))

test.each(['{ "a": }', '[1]', '"a"', '{'])('an editor without an object is refused: %s', (text) => {
  expect(() => readJson(text)).toThrow()
})

test('a subscription is read as it arrives', () => {
  const request = requestOf({ query: 'subscription { cartChanged { occurredAt } }' }, {}, false)
  const line = curlOf(request, url)
  expect(line).toMatch(/^curl -N /)
  expect(argumentsOf(line)).toContain('accept: text/event-stream')
})

test('a key names the caller by itself', () => {
  const line = curlOf(
    requestOf({ query: '{ __typename }' }, { Authorization: 'Bearer k' }, false),
    url,
  )
  expect(argumentsOf(line)).toContain('authorization: Bearer k')
  expect(line).not.toContain('origin:')
})

test('a mutation of the admin carries its confirmation, no other request does', () => {
  const confirmed = (query: string, isAdmin: boolean) =>
    requestOf({ query }, {}, isAdmin).headers['x-vitrine-confirm']
  expect(confirmed('mutation { endElevation { problems { code } } }', true)).toBe('write')
  expect(confirmed('mutation { endElevation { problems { code } } }', false)).toBeUndefined()
  expect(confirmed('{ __typename }', true)).toBeUndefined()
  expect(confirmed('no document', true)).toBeUndefined()
})
