// The pages of the schema in the browser: found by a search without scripts, and accessible.
import { faultsOf } from './appearances.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a search leads to a field, with a link to its example', async ({ shop }) => {
  await shop.goto('/docs/schema')
  await shop.getByRole('searchbox', { name: 'Search names and descriptions' }).fill('price')
  await shop.keyboard.press('Enter')
  await shop.getByRole('link', { name: 'Product.price', exact: true }).click()
  await expect(shop).toHaveURL(/\/docs\/schema\/Product#price$/)
  await expect(shop.locator('#price')).toBeInViewport()
  await expect(shop.locator('#price').getByRole('link', { name: /^Example/ })).toHaveAttribute(
    'href',
    /^\/graphiql\/#example=/,
  )
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the example of a field opens in the playground, with its variables', async ({ shop }) => {
    await shop.goto('/docs/schema/Mutation#setCartLineQuantities')
    await shop.getByRole('link', { name: 'Example: SetCartLineQuantities' }).click()
    const editor = shop.getByRole('region', { name: 'Operation Editor' })
    await expect(editor).toContainText('mutation SetCartLineQuantities', { timeout: 20_000 })
    await expect(shop.getByRole('region', { name: 'Variables' })).toContainText('"lineId": ""')
  })

  for (const path of ['', '/Product', '/Mutation', '/ProductChangeKind', '?q=price']) {
    test(`/docs/schema${path} is accessible in each appearance`, async ({ shop }) => {
      await shop.goto(`/docs/schema${path}`)
      expect(await faultsOf(shop)).toEqual([])
    })
  }
})
