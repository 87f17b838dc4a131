// The playground: from our own build alone, and it answers.
import { expect, test } from './fixtures.ts'

test('loads from this shop only and runs an example', async ({ shop, stack }) => {
  const asked: string[] = []
  shop.on('request', (request) => asked.push(request.url()))
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

  const foreign = asked.filter((url) => {
    const { protocol, origin } = new URL(url)
    return protocol !== 'blob:' && protocol !== 'data:' && origin !== stack.shopUrl
  })
  expect(foreign).toEqual([])
  expect(asked.filter((url) => url.endsWith('/graphql')).length).toBeGreaterThan(0)
})
