// A form redirects to the platform's pages, and only its policy names them. docs/security.md S50.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { trackedProduct } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const known = useStack()
const unknown = useStack({ PLATFORM_PAGES_URL: 'https://pages.test' })

async function checkOut(stack: ReturnType<typeof known>) {
  const shopper = createShopper(stack.shopUrl)
  const { id } = await trackedProduct(shopper)
  await shopper.query(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } })
  return shopper.send('/forms/checkout', { method: 'POST', body: new URLSearchParams() })
}

test('S50 a form redirects to the pages that its policy names', async () => {
  const response = await checkOut(known())
  expect(response.status).toBe(303)
  expect(new URL(response.headers.get('location') ?? '').origin).toBe(known().platformUrl)
})

test('S50 a redirect to another origin goes through an own page, and the policy remains exact', async () => {
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
