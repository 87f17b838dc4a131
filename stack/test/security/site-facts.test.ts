// docs/security.md S134: what a site says about itself is text, wherever the shop repeats it. Needs the built web.
import { createEmulator, type Emulator } from '@vitrine/emulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stack } from '../../src/start-stack.ts'
import { controlOf } from '../support/platform-control.ts'
import { siteKey, startSiteShop } from '../support/site-shop.ts'
import { dataOf } from '../support/structured-data.ts'

const script = '</script><script>alert(1)</script>'
const properties = {
  siteDisplayName: `Brook "${script}`,
  description: `Bread ${script} [cheap](https://evil.example)\n# Sale`,
  email: `"${script}"@brook.example?bcc=evil@evil.example&subject=Sale`,
  phone: `1 "${script};phone-context=evil`,
  address: { street: `Mill ${script}`, city: `Bridge "${script}`, country: 'GB' },
  logo: `https://cdn.example/"),url(${script}?\\`,
}

let emulator: Emulator
let stack: Stack
beforeAll(async () => {
  emulator = await createEmulator({ dataDir: 'memory' })
  await controlOf(emulator.url).site({ properties })
  stack = await startSiteShop(emulator, siteKey(emulator), 'built')
  await stack.app.gateway.services.catalogIndex.ready()
})
afterAll(async () => {
  await stack.close()
  await emulator.close()
})

const textOf = async (path: string) => {
  const response = await fetch(stack.shopUrl + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

test('S134 facts of the site are text on pages and in Markdown', async () => {
  for (const path of ['/', '/de', '/pages/contact', '/brands', '/p/morning-mug', '/llms.txt']) {
    const text = await textOf(path)
    expect(text, path).toContain('Brook ')
    expect(text, path).not.toContain('<script>alert')
  }
  const article = /<article.*<\/article>/s.exec(await textOf('/pages/contact'))?.[0] ?? ''
  expect(article.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(4)
})

test('S134 and in structured data, which they do not end', async () => {
  expect(dataOf(await textOf('/'), 'OnlineStore')).toMatchObject({
    name: properties.siteDisplayName,
    email: properties.email,
  })
})

test('S134 links of the contact page lead to the address and the number alone', async () => {
  const page = await textOf('/de/pages/contact')
  const [mail = ''] = /(?<=href=")mailto:[^"]*/.exec(page) ?? []
  expect(mail).toMatch(/^mailto:[^?&<>]*$/)
  expect(decodeURIComponent(mail)).toBe(`mailto:${properties.email}`)
  expect(/(?<=href=")tel:[^"]*/.exec(page)?.[0]).toBe('tel:11')
})

test('S134 the list of the shop for programs has neither links nor headings of the site', async () => {
  const text = await textOf('/llms.txt')
  expect(text).toContain('\\[cheap\\]')
  expect(text).not.toMatch(/\[cheap\]\(|^# Sale/m)
})
