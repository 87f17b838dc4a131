// Addresses that name a language: as the shop writes them, in another way, and those that files for machines name.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ PAGES_PER_ADDRESS: '10000' }, 'built')
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})

test.each([
  ['/DE', '/de'],
  ['/De/p/morning-mug?Color=Elfenbein', '/de/p/morning-mug?Color=Elfenbein'],
  ['/en', '/'],
  ['/EN?a=1', '/?a=1'],
  ['/en/p/morning-mug', '/p/morning-mug'],
])('%s leads to the address that the shop writes', async (address, written) => {
  const response = await shopper.send(address, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, written])
  expect((await shopper.send(written)).status).toBe(200)
})

test.each([
  // A product: the options of both languages have the same order.
  [
    '/de/p/morning-mug?Color=Moss&Size=large&optionsIn=en',
    '/de/p/morning-mug?Farbe=Moos&Gr%C3%B6%C3%9Fe=Gro%C3%9F',
  ],
  ['/p/morning-mug?Farbe=Moos&optionsIn=de', '/p/morning-mug?Color=Moss'],
  // What has no translation is left out.
  ['/de/p/morning-mug?Color=Plaid&problem=SOLD_OUT&optionsIn=en', '/de/p/morning-mug'],
  ['/de/p/no-such-thing?Color=Moss&optionsIn=en', '/de/p/no-such-thing'],
  // A list.
  [
    '/de/c/all-products?sale=1&opt.Color=Moss&opt.Color=Clay&optionsIn=en',
    '/de/c/all-products?sale=1&opt.Farbe=Moos&opt.Farbe=Ton',
  ],
  [
    '/de/c/all-products?opt.Color=Plaid&opt.Weight=9&max=9&optionsIn=en',
    '/de/c/all-products?max=9',
  ],
  ['/c/all-products?opt.Color=Moss&optionsIn=en', '/c/all-products?opt.Color=Moss'],
  ['/c/all-products?opt.Color=Moss&optionsIn=xx', '/c/all-products?opt.Color=Moss'],
])('%s leads to %s, which has the choices in its language', async (address, translated) => {
  const response = await shopper.send(address, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, translated])
})

test.each(['/en//evil.test', '/en/\\evil.test', '/en/%2fevil.test', '/english', '/desk'])(
  'S122 %s leads nowhere',
  async (address) => {
    const response = await fetch(stack().shopUrl + address, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  },
)

test.each([
  ['/p/%E0%A4%A', 'en'],
  ['/de/p/%E0%A4%A', 'de'],
])('%s, which cannot be decoded, is a page of the shop that is not there', async (path, code) => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const response = await fetch(stack().shopUrl + path, { headers: { accept } })
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  expect(await response.text()).toMatch(new RegExp(`<html lang="${code}".*Halden`, 's'))
})

test('the Markdown of a product leads to the text about the shop in its language', async () => {
  const markdown = await (await shopper.send('/de/p/morning-mug.md')).text()
  const links = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(links).toContain('/de/llms.txt')
  expect(links).not.toContain('/llms.txt')
})

test('an installed shop opens in its language, and is one app in all of them', async () => {
  const manifestOf = async (path: string) => {
    const html = await (await shopper.send(path)).text()
    const address = /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1] ?? ''
    const response = await shopper.send(address)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    return response.json()
  }
  const english = await manifestOf('/brands')
  expect(english).toMatchObject({ id: '/', scope: '/', lang: 'en', start_url: '/' })
  expect(english.shortcuts).toContainEqual({ name: 'Cart', url: '/cart' })
  const german = await manifestOf('/de/brands')
  const { id, scope, name, icons } = english
  expect(german).toMatchObject({ id, scope, name, icons, lang: 'de', start_url: '/de' })
  expect(german.shortcuts).toContainEqual({ name: 'Warenkorb', url: '/de/cart' })
  expect(german.description).not.toBe(english.description)
  for (const { url } of german.shortcuts) expect((await shopper.send(url)).status).toBe(200)
})

test('the page that an email links to is in the language of the email, in any browser', async () => {
  const control = controlOf(stack().platformUrl)
  const sendTo = async (language: '' | '/de', email: string) => {
    const query =
      'mutation ($input: SendRecoveryEmailInput!) { sendRecoveryEmail(input: $input) { accepted } }'
    await shopper.send(`${language}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query, variables: { input: { email } } }),
      headers: { 'content-type': 'application/json' },
    })
    return (await control.mails(email)).at(-1)?.link ?? ''
  }
  const html = async (url: string, init?: RequestInit) => (await fetch(url, init)).text()
  const german = await sendTo('/de', 'mara@shop.test')
  expect(await html(german)).toContain('<html lang="de"')
  const body = new URLSearchParams({ password: 'x' })
  const form = /action="([^"]+)"/.exec(await html(german))?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await html(new URL(form, german).href, { method: 'POST', body })).toContain('lang="de"')

  // The browser had a page in German before.
  const headers = { cookie: 'vtrn_lang=de' }
  const english = await sendTo('', 'jonas@shop.test')
  expect(await html(english, { headers })).toContain('<html lang="en"')
})
