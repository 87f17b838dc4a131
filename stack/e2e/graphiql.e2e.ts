// The playground loads from our own build only, and runs queries.
import { expect, test } from './fixtures.ts'

test('loads from this shop only and runs an example', async ({ shop, stack }) => {
  const requests: string[] = []
  shop.on('request', (request) => requests.push(request.url()))
  const response = await shop.goto('/graphiql')
  expect(response?.status()).toBe(200)
  const run = shop.getByRole('button', { name: /^Execute query/ })
  await expect(run).toBeVisible({ timeout: 20_000 })
  await expect(shop.getByRole('region', { name: 'Operation Editor' })).toContainText('query Home')
  await run.click()
  const result = shop.getByRole('region', { name: 'Result Window' })
  await expect(result).toContainText('"data"')
  await expect(result).toContainText('"collections"')
  await expect(result).not.toContainText('"errors"')

  const foreign = requests.filter((url) => {
    const { protocol, origin } = new URL(url)
    return protocol !== 'blob:' && protocol !== 'data:' && origin !== stack.shopUrl
  })
  expect(foreign).toEqual([])
  expect(requests.filter((url) => url.endsWith('/graphql')).length).toBeGreaterThan(0)
})
