// The guide for other clients: each command runs against the stack, and each sample is what a request returned.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { createShopper } from '../src/shopper.ts'
import { elevatedStaff, queryAdmin } from './support/admin.ts'
import { type Block, readBlocks } from './support/guide-blocks.ts'
import {
  expectEvent,
  expectHeaders,
  expectJson,
  expectValue,
  type Received,
  wrongSamples,
} from './support/guide-samples.ts'
import { curlsOf, type GuideShell, sendCurl, variableAfter } from './support/guide-shell.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const pages = join(root, 'docs/api')

/** Samples that no command of their section returns. */
const produced: Record<string, () => Promise<Received>> = { 'errors.md#A problem': refusedCoupon }

async function refusedCoupon(): Promise<Received> {
  const shopper = createShopper(stack().shopUrl)
  await shopper.query(
    `mutation { addToCart(input: { lines: [
      { productId: "5c3bda3b-08aa-4ec8-8367-d442c508b898", quantity: 1 }] }) { cart { id } } }`,
  )
  const { data, status, headers } = await shopper.execute<object>(
    'mutation { applyCoupon(input: { code: "NO-SUCH-CODE" }) { problems { code message field severity } } }',
  )
  return { status, headers, text: JSON.stringify({ data }) }
}

const shell: GuideShell = { folder: mkdtempSync(join(tmpdir(), 'guide-')), env: {} }
const stop = new AbortController()
afterAll(() => {
  stop.abort()
  rmSync(shell.folder, { recursive: true })
})

beforeAll(async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const scopes = ['CATALOG_READ', 'CATALOG_WRITE', 'EVENTS_READ', 'DOCUMENTS_SEND']
  const result = await queryAdmin<{ createAppKey: { secret: string } }>(
    staff,
    'mutation ($input: CreateAppKeyInput!) { createAppKey(input: $input) { secret } }',
    { input: { name: 'guide', scopes } },
  )
  shell.env.VITRINE_KEY = result.createAppKey.secret
})

/** Runs a command; returns what its last request received, or the stream that it opened. */
async function run({ text }: Block): Promise<Received | AsyncIterator<string>> {
  const curls = curlsOf(text.replaceAll('http://localhost:3000', stack().shopUrl), shell)
  let last: Received | null = null
  for (const given of curls) {
    const response = await sendCurl(given, shell, stop.signal)
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return eventsOf(response)
    }
    last = { status: response.status, headers: response.headers, text: await response.text() }
  }
  if (!last) throw new Error('The command sends no request')
  return last
}

async function* eventsOf(response: Response) {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    yield* parts.filter((part) => part.startsWith('event:'))
  }
}

/** A sample that is wrong in one place is noticed wherever that is. */
function compare<Actual>(
  check: (sample: string, actual: Actual) => void,
  text: string,
  actual: Actual,
) {
  check(text, actual)
  for (const wrong of wrongSamples(text)) expect(() => check(wrong, actual), wrong).toThrow()
}

const isRefusal = (sample: Block | undefined) =>
  sample?.kind === 'json' && 'errors' in JSON.parse(sample.text)

/** What the commands of a page have returned so far. */
type Reading = { received: Received | null; events: AsyncIterator<string> | null }

async function checkCommand(block: Block, next: Block | undefined, reading: Reading) {
  if (!/\bcurl\b/.test(block.text)) {
    const shown = variableAfter(block.text, 'VITRINE_KEY')
    return compare(expectValue, shown, shell.env.VITRINE_KEY ?? '')
  }
  const result = await run(block)
  if ('next' in result) {
    reading.events = result
    return
  }
  reading.received = result
  const isOk = result.status < 300 && !result.text.includes('"errors"')
  expect(isOk, result.text).toBe(!isRefusal(next))
}

async function checkSample({ kind, page, section, text }: Block, reading: Reading) {
  if (kind === 'event') {
    const event = await reading.events?.next()
    return compare(expectEvent, text, String(event?.value))
  }
  const received = (await produced[`${page}#${section}`]?.()) ?? reading.received
  if (!received) throw new Error('Nothing was received')
  compare(kind === 'json' ? expectJson : expectHeaders, text, received)
}

const readPage = (page: string) =>
  readBlocks(page, readFileSync(join(pages, page), 'utf8'), Object.keys(produced))

const guide = readdirSync(pages).map((page) => ({ page, blocks: readPage(page) }))

describe.each(guide.filter(({ blocks }) => blocks.length > 0))('$page', ({ blocks }) => {
  const reading: Reading = { received: null, events: null }

  test.each(blocks.map((block, at) => ({ ...block, at })))(
    '$section: $kind $at',
    async ({ at, ...block }) => {
      if (block.kind === 'file') writeFileSync(join(shell.folder, block.name), block.text)
      else if (block.kind === 'shell') await checkCommand(block, blocks[at + 1], reading)
      else await checkSample(block, reading)
    },
  )
})

test('every command and every sample of the guide has been read', () => {
  const read = guide.flatMap(({ blocks }) => blocks)
  expect(read.filter(({ kind }) => kind === 'shell').length).toBeGreaterThanOrEqual(14)
  for (const kind of ['file', 'json', 'headers', 'event']) {
    expect(read.map((block) => block.kind)).toContain(kind)
  }
})

const command = '```sh\ncurl -s http://localhost:3000/graphql\n```\n'
test.each([
  ['```text\nRateLimit: 1\n```', 'a block follows no subscription'],
  ['```json\n{}\n```', 'a block follows no request'],
  [`# One\n${command}# Other\n\`\`\`json\n{}\n\`\`\``, 'a block follows no request'],
  ['```http\nRateLimit: 1\n```', 'a block follows no request'],
  ['```json manifest.json\n{}\n```', 'a block is used by no command'],
  ['```bash\nls\n```', 'a block of the kind “bash” is not run'],
  ['```\nls\n```', 'a block of the kind “” is not run'],
  ['- list\n\n  ~~~js\n  run()\n  ~~~', 'a block of the kind “js” is not run'],
  ['```sh ignored\nls\n```', 'a block of the kind “sh ignored” is not run'],
  ['Run\n\n    curl http://localhost:3000/graphql\n', 'code outside a closed block'],
  ['```sh\ncurl', 'code outside a closed block'],
])('a block that no test would see is refused: %j', (markdown, fault) => {
  expect(() => readBlocks('planted.md', markdown)).toThrow(fault)
})
