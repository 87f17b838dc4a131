// The playground loads from our own build only, runs queries and subscriptions, and says who calls.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { openAdmin } from './admin-steps.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { mara, password } from './member-steps.ts'

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ })
const result = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const operation = (page: Page) => page.getByRole('region', { name: 'Operation Editor' })
const caller = (page: Page) => page.getByRole('status', { name: 'Caller' })

async function open(page: Page, path = '/graphiql/') {
  await page.goto(path)
  await expect(run(page)).toBeVisible({ timeout: 20_000 })
  // Without its editor for the result GraphiQL ignores the button.
  await expect(result(page)).toHaveAttribute('data-mode-id', 'json')
}

/** Opens the playground with a document of the address. */
const openDocument = (page: Page, query: string) =>
  open(page, `/graphiql/#${new URLSearchParams({ query })}`)

async function typeHeaders(page: Page, headers: Record<string, string>) {
  await page.getByRole('button', { name: 'Headers', exact: true }).click()
  const editor = page.getByRole('region', { name: 'Headers' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(JSON.stringify(headers))
}

const execute = promisify(execFile)

/** Returns what a shell prints for the copied command. */
async function runCopied(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(page.getByRole('status', { name: 'Notice' })).toContainText('Copied.')
  const line = await page.evaluate(() => navigator.clipboard.readText())
  return (await execute('sh', ['-c', line])).stdout
}

test('loads from this shop only and runs an example', async ({ shop, stack }) => {
  const requests: string[] = []
  shop.on('request', (request) => requests.push(request.url()))
  const response = await shop.goto('/graphiql')
  expect(response?.status()).toBe(200)
  await expect(run(shop)).toBeVisible({ timeout: 20_000 })
  await expect(operation(shop)).toContainText('query Home')
  await expect(result(shop)).toHaveAttribute('data-mode-id', 'json')
  await run(shop).click()
  await expect(result(shop)).toContainText('"data"')
  await expect(result(shop)).toContainText('"collections"')
  await expect(result(shop)).not.toContainText('"errors"')

  const foreign = requests.filter((url) => {
    const { protocol, origin } = new URL(url)
    return protocol !== 'blob:' && protocol !== 'data:' && origin !== stack.shopUrl
  })
  expect(foreign).toEqual([])
  expect(requests.filter((url) => url.endsWith('/graphql')).length).toBeGreaterThan(0)
})

test('a subscription shows a change as it happens, until it is stopped', async ({
  shop,
  control,
}) => {
  await openDocument(shop, 'subscription { productChanged { kind product { slug visible } } }')
  const isStream = (response: { headers(): Record<string, string> }) =>
    response.headers()['content-type']?.startsWith('text/event-stream') ?? false
  const stream = shop.waitForResponse(isStream)
  await run(shop).click()
  const request = (await stream).request()
  await control.setVisible('morning-mug', false)
  await expect(result(shop)).toContainText('"productChanged"')
  await control.setVisible('morning-mug', true)
  await expect(result(shop)).toContainText('"morning-mug"')
  const ended = shop.waitForEvent('requestfailed', (failed) => failed === request)
  await shop.getByRole('button', { name: /^Stop query/ }).click()
  await ended
})

test('each endpoint has tabs of its own, and no header is stored', async ({ shop }) => {
  await openAdmin(shop)
  await open(shop)
  await shop.getByRole('button', { name: 'Show Examples' }).click()
  await shop.getByRole('button', { name: /^CheckoutSettings/ }).click()
  await typeHeaders(shop, { 'x-note': 'of-one-visit' })
  await run(shop).click()
  await expect(result(shop)).toContainText('"store"')
  const tabs = shop.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab')
  await expect(tabs).toHaveText([/^Home/, /^CheckoutSettings/])

  // GraphiQL stores the tabs a moment later.
  const tabState = () => shop.evaluate(() => localStorage.getItem('/graphql graphiql:tabState'))
  await expect.poll(tabState).toContain('"title":"CheckoutSettings"')

  await open(shop, '/admin/graphiql/')
  await expect(tabs).toHaveText([/^Staff/])
  await expect(caller(shop)).toContainText('staff owner@shop.test (owner)')
  await expect(caller(shop)).toContainText('x-vitrine-confirm: write')
  await expect(shop.getByRole('banner')).toContainText('/admin/graphql')

  await open(shop)
  await expect(tabs).toHaveText([/^Home/, /^CheckoutSettings/])
  const stored = await shop.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain('CheckoutSettings')
  expect(stored).not.toContain('of-one-visit')
})

test('the caller is the one of the session or of the typed headers', async ({ shop }) => {
  const input = `{ email: "${mara}", password: "${password}" }`
  await openDocument(shop, `mutation { login(input: ${input}) { problems { code } } }`)
  await expect(caller(shop)).toContainText('Caller: visitor.')
  await run(shop).click()
  await expect(caller(shop)).toContainText('Caller: member Mara')
  await expect(caller(shop)).toContainText('no confirmation')
  await typeHeaders(shop, { note: 'value' })
  await expect(caller(shop)).toContainText('Caller: member Mara')
})

test.describe('without the right credentials', () => {
  test.use({ expectedComplaints: /401/ })

  test('a refused subscription shows its error', async ({ shop }) => {
    await openDocument(shop, 'subscription { cartChanged { occurredAt } }')
    await run(shop).click()
    await expect(result(shop)).toContainText('UNAUTHENTICATED')
  })

  test('the caller of an unknown key is unknown', async ({ shop }) => {
    await openDocument(shop, '{ caller { kind } }')
    await expect(caller(shop)).toContainText('Caller: visitor.')
    await typeHeaders(shop, { authorization: 'Bearer no-key' })
    await expect(caller(shop)).toContainText('Caller: unknown.')
    await expect(caller(shop)).toContainText(/key/i)
  })
})

test('the copied command runs', async ({ shop }) => {
  await openDocument(
    shop,
    `{ products(filter: { search: "it's" }) { totalCount } caller { kind } }`,
  )
  const printed = JSON.parse(await runCopied(shop))
  expect(printed.data.caller).toEqual({ kind: 'VISITOR' })
  expect(printed.errors).toBeUndefined()
})

/** What axe finds in GraphiQL itself: its tabs contain the button that closes them. */
const knownOfGraphiQL = ['nested-interactive']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing but what is known of GraphiQL, in the ${colorScheme}`, async ({
    shop,
  }) => {
    await shop.emulateMedia({ colorScheme })
    await open(shop)
    await run(shop).click()
    await expect(result(shop)).toContainText('"data"')
    await expect(caller(shop)).toContainText('visitor')
    for (const panel of ['Documentation Explorer', 'History', 'Examples']) {
      await shop.getByRole('button', { name: `Show ${panel}` }).click()
      await expect(shop.getByRole('button', { name: `Hide ${panel}` })).toBeVisible()
      const found = (await violations(shop)).filter(({ id }) => !knownOfGraphiQL.includes(id))
      expect(found, panel).toEqual([])
    }
  })
}
