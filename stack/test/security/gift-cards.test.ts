// docs/security.md S128 and S129: codes of gift cards are worth money.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { addToCart, applyGiftCard, type CartPayload } from '../support/documents.ts'
import { trackedProduct } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const few = 3
const stack = useStack({ SIGN_INS_PER_ADDRESS: String(few) })

async function newShopper() {
  const shopper = createShopper(stack().shopUrl)
  const product = await trackedProduct(shopper)
  await shopper.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 1 }] } })
  return shopper
}

const codesOf = ({ problems }: CartPayload) => problems.map(({ code }) => code)

test('S128 guesses are limited over fields and sessions of one network', async () => {
  const fields = Array.from(
    { length: few },
    (_, index) =>
      `g${index}: applyGiftCard(input: { giftCardCode: "GUESS-000${index}" }) { problems { code } }`,
  )
  const guesses = await (await newShopper()).query<Record<string, CartPayload>>(
    `mutation { ${fields.join('\n')} }`,
  )
  expect(Object.values(guesses).flatMap(codesOf)).toEqual(
    Array.from({ length: few }, () => 'GIFT_CARD_NOT_FOUND'),
  )
  const other = await newShopper()
  const result = await other.execute<{ applyGiftCard: CartPayload }>(applyGiftCard, {
    input: { giftCardCode: 'HALDEN25-4711' },
  })
  expect(codesOf(result.data.applyGiftCard)).toEqual(['RATE_LIMITED'])
  expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0)
})

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-gift-cards-'))
const stored = useStack({ DATA_DIR: dataDir })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('S129 nothing stored has the code, or a digest that it can be found by', async () => {
  const shopper = createShopper(stored().shopUrl)
  const product = await trackedProduct(shopper)
  await shopper.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 1 }] } })
  const giftCardCode = 'HALDEN25-4711'
  const input = { giftCardCode, idempotencyKey: 'gift-card-key-1' }
  const data = await shopper.query<{ applyGiftCard: CartPayload }>(applyGiftCard, { input })
  expect(codesOf(data.applyGiftCard)).toEqual([])
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('')
  expect(files).toContain('gift-card-key-1')
  expect(files).not.toContain('HALDEN25')
  for (const payload of [input, { giftCardCode }, { giftCard: giftCardCode }]) {
    const digest = createHash('sha256').update(`updateCheckout:${JSON.stringify(payload)}`)
    expect(files).not.toContain(digest.digest('base64url'))
  }
})

test('S129 a response has the last four characters', async () => {
  const shopper = createShopper(stored().shopUrl)
  const product = await trackedProduct(shopper)
  await shopper.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 1 }] } })
  const input = { giftCardCode: 'HALDEN500-8246' }
  const { data } = await shopper.execute(applyGiftCard, { input })
  const found = await shopper.execute(
    '{ cart { checkoutId } cartEstimate { giftCard { obfuscatedCode } } }',
  )
  const text = JSON.stringify([data, found.data])
  expect(text).toContain('8246')
  expect(text).not.toContain('HALDEN500')
})
