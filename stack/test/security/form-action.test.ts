// A form leads to the platform's pages, and its policy names them alone. docs/security.md S50.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { countedGood } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const known = useStack()
const unknown = useStack({ PLATFORM_PAGES_URL: 'https://pages.test' })

async function checkOut(stack: ReturnType<typeof known>) {
  const shopper = createShopper(stack.shopUrl)
  const { id } = await countedGood(shopper)
  await shopper.mustAsk(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } })
  return shopper.send('/forms/checkout', { method: 'POST', body: new URLSearchParams() })
}

test('S50 a form is redirected to the pages its policy names', async () => {
  const response = await checkOut(known())
  expect(response.status).toBe(303)
  expect(new URL(response.headers.get('location') ?? '').origin).toBe(known().platformUrl)
})

test('S50 to any other origin a page of ours leads, and the policy stays exact', async () => {
  const response = await checkOut(unknown())
  expect(response.status).toBe(200)
  expect(response.headers.get('location')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const [, target = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(
    await response.text(),
  ) ?? ['', '']
  expect(new URL(target).origin).toBe(unknown().platformUrl)
})
