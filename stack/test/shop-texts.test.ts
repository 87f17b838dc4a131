// What a shop says about itself on a merchant's own site: the merchant's words, else those of the site, else none, and
// never those of the sample shop. docs/decisions/060-site-facts.md. Needs the built web.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createEmulator, type Emulator } from '@vitrine/emulator'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoContent } from '../src/root.ts'
import { createShopper } from '../src/shopper.ts'
import type { Stack } from '../src/start-stack.ts'
import { controlOf } from './support/platform-control.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { siteKey, startSiteShop } from './support/site-shop.ts'
import { dataOf } from './support/structured-data.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ dataDir: 'memory' })
})
afterAll(() => emulator.close())

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-texts-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const bakery = {
  siteDisplayName: 'Brook & Sons',
  description: 'Bread & butter from the valley.',
  email: 'hello@brook.example',
  phone: null,
  address: null,
}
const unfilled = { ...bakery, description: null, email: null }

/** Starts a shop whose site says this, before the tests of a block. */
function useShop(properties: object, files?: Record<string, string>): () => Stack {
  let stack: Stack
  beforeAll(async () => {
    await controlOf(emulator.url).site({ properties, checksRedirects: false })
    const content = files && { CONTENT_DIR: folderOf(files) }
    stack = await startSiteShop(emulator, { ...siteKey(emulator), ...content }, 'built')
    await stack.app.gateway.services.catalogIndex.ready()
  })
  afterAll(() => stack.close())
  return () => stack
}

const get = async (stack: Stack, path: string) => {
  const response = await fetch(stack.shopUrl + path)
  return { status: response.status, text: await response.text() }
}
const textOf = async (stack: Stack, path: string) => (await get(stack, path)).text
const partOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0] ?? ''
const heroOf = (html: string) => /<h1>.*?<div/s.exec(html)?.[0]
const descriptionIn = (html: string) => /name="description" content="([^"]*)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]

/** What the sample shop says about itself, in every language that it has content in. */
const sampleFiles = readdirSync(demoContent, { recursive: true, encoding: 'utf8' })
const sampleWords = sampleFiles.flatMap((file) => {
  if (!file.endsWith('shop.md')) return []
  const text = readFileSync(join(demoContent, file), 'utf8')
  return [...text.matchAll(/^(?:\w+: (?!>)| {2})(.{12})/gm)].map(([, words = '']) => words)
})

describe('a site that describes itself', () => {
  const stack = useShop(bakery)

  test('has its name and its description where the merchant has written nothing', async () => {
    const html = await textOf(stack(), '/')
    expect(titleOf(html)).toBe('Brook &amp; Sons')
    expect(html).toContain('data-home="Brook &amp; Sons"')
    expect(heroOf(html)).toBe(
      '<h1>Brook &amp; Sons</h1><p>Bread &amp; butter from the valley.</p><div',
    )
    expect(descriptionIn(html)).toBe('Bread &amp; butter from the valley.')
    expect(dataOf(html, 'OnlineStore').description).toBe('Bread & butter from the valley.')
    expect((await textOf(stack(), '/llms.txt')).split('\n').slice(0, 3)).toEqual([
      '# Brook &amp; Sons',
      '',
      '> Bread &amp; butter from the valley.',
    ])
    const manifest = JSON.parse(await textOf(stack(), '/manifest.webmanifest'))
    expect(manifest).toMatchObject({ description: 'Bread & butter from the valley.' })
  })

  test('has no words in another language', async () => {
    const html = await textOf(stack(), '/de')
    expect(heroOf(html)).toBe('<h1>Brook &amp; Sons</h1><div')
    expect(descriptionIn(html)).toBeUndefined()
  })

  test('has none of the words of the sample shop', async () => {
    expect(sampleWords.length).toBeGreaterThan(10)
    for (const path of ['/', '/de', '/brands', '/de/brands', '/llms.txt', '/manifest.webmanifest'])
      for (const words of sampleWords)
        expect(await textOf(stack(), path), path).not.toContain(words)
  })

  test('has brands without an introduction, and with a description', async () => {
    const html = await textOf(stack(), '/brands')
    expect(partOf(html, 'main')).toMatch(/<header class="[^"]*"><h1>Our brands<\/h1><\/header>/)
    expect(descriptionIn(html)).toBe('The brands at Brook &amp; Sons.')
  })

  test('has a page of contact, which its footer, its list of pages and its sitemap name', async () => {
    const { status, text } = await get(stack(), '/pages/contact')
    expect(status).toBe(200)
    expect(partOf(text, 'main'), 'there is no other page to list').not.toContain(
      'href="/pages/contact"',
    )
    const footer = partOf(await textOf(stack(), '/'), 'footer')
    expect(footer).toContain('<a href="/pages/contact">Contact</a>')
    expect(footer.match(/<p[^>]*><\/p>/)).toBeNull()
    expect(await textOf(stack(), '/sitemap.xml')).toContain('/de/pages/contact')
    expect(await textOf(stack(), '/llms.txt')).toContain(
      '/pages/contact): How to reach Brook &amp; Sons.',
    )
    const { store } = await createShopper(stack().shopUrl).query<{ store: object }>(
      '{ store { pages { slug } texts { headline intro tagline description brandsIntro } } }',
    )
    expect(store).toEqual({
      pages: [{ slug: 'contact' }],
      texts: {
        headline: null,
        intro: 'Bread & butter from the valley.',
        tagline: null,
        description: 'Bread & butter from the valley.',
        brandsIntro: null,
      },
    })
  })

  test('prints on an order how it is reached', async () => {
    const shopper = await signedIn(stack().shopUrl, mara)
    const pageOf = async (path: string) => (await shopper.send(path)).text()
    const order = /href="(\/account\/orders\/[^"?#]+)/.exec(await pageOf('/account/orders'))?.[1]
    const [markup = ''] = (await pageOf(order ?? '')).split('id="vitrine-state"')
    expect(markup).toMatch(/<div hidden="" data-print="">.*mailto:hello@brook\.example/s)
  })
})

describe('a site that says nothing but its name', () => {
  const stack = useShop(unfilled)
  afterEach(() => void vi.restoreAllMocks())

  test('has no description, no contact and nothing empty', async () => {
    const html = await textOf(stack(), '/')
    expect(heroOf(html)).toBe('<h1>Brook &amp; Sons</h1><div')
    expect(html).not.toMatch(/(name|property)="(og:)?description"/)
    expect(dataOf(html, 'OnlineStore')).not.toHaveProperty('description')
    expect(html).not.toContain('/pages/contact')
    expect(partOf(html, 'footer')).not.toMatch(/<(p|ul|nav)[^>]*><\/\1>/)
    expect((await get(stack(), '/pages/contact')).status).toBe(404)
    expect(await textOf(stack(), '/llms.txt')).toMatch(/^# Brook &amp; Sons\n\n[^>\n]/)
    expect(JSON.parse(await textOf(stack(), '/manifest.webmanifest'))).not.toHaveProperty(
      'description',
    )
  })

  test('has both as soon as the site says them', async () => {
    const { services } = stack().app.gateway
    const now = {
      ...services.siteFacts.current,
      phone: '+44 1632 960983',
      description: { text: 'Bread.', language: 'en' as const },
    }
    vi.spyOn(services.siteFacts, 'current', 'get').mockReturnValue(now)
    await services.catalog.clear()
    expect(await textOf(stack(), '/pages/contact?later')).toContain('href="tel:+441632960983"')
    const html = await textOf(stack(), '/?later')
    expect(partOf(html, 'footer')).toContain('/pages/contact')
    expect(descriptionIn(html)).toBe('Bread.')
    expect(await textOf(stack(), '/sitemap.xml')).toContain('/pages/contact')
  })
})

const words = {
  headline: 'Loaves & <rolls>',
  intro: 'Baked at four.',
  tagline: 'Closed on Mondays.',
  description: 'A bakery.',
  brandsIntro: 'Mills nearby.',
}
const shopFile = `---\n${Object.entries(words)
  .map(([key, text]) => `${key}: ${text}`)
  .join('\n')}\n---\n`
const contactFile = '---\ntitle: Write to us\ndescription: Do.\norder: 1\n---\n\nWe answer.\n'

const careFile = '---\ntitle: Care\ndescription: How to.\norder: 2\n---\n\nDry.\n'

describe('a merchant who has written texts', () => {
  const stack = useShop(bakery, {
    'en/shop.md': shopFile,
    'en/pages/contact.md': contactFile,
    'en/pages/care.md': careFile,
  })

  test('names a page of text in the languages that have it', async () => {
    const languagesIn = (html: string) =>
      [...html.matchAll(/<link rel="alternate" href="[^"]*" hreflang="([^"]*)"/g)].map(
        ([, code]) => code,
      )
    const care = await textOf(stack(), '/pages/care')
    expect(languagesIn(care)).toEqual(['en', 'x-default'])
    expect(care).not.toContain('og:locale:alternate')
    expect(languagesIn(await textOf(stack(), '/pages/contact'))).toEqual(['en', 'de', 'x-default'])
    expect(languagesIn(await textOf(stack(), '/'))).toEqual(['en', 'de', 'x-default'])
    const sitemap = await textOf(stack(), '/sitemap.xml')
    expect(sitemap).toContain('/pages/care</loc>')
    expect(sitemap).not.toContain('/de/pages/care')
    expect((await get(stack(), '/de/pages/care')).status).toBe(404)
  })

  test('has them where they belong', async () => {
    const html = await textOf(stack(), '/')
    expect(titleOf(html)).toBe('Brook &amp; Sons: Loaves &amp; &lt;rolls&gt;')
    expect(html).toContain('data-home="Brook &amp; Sons: Loaves &amp; &lt;rolls&gt;"')
    expect(heroOf(html)).toBe('<h1>Loaves &amp; &lt;rolls&gt;</h1><p>Baked at four.</p><div')
    expect(partOf(html, 'footer')).toContain('<p>Closed on Mondays.</p>')
    expect(descriptionIn(html)).toBe('A bakery.')
    expect(dataOf(html, 'OnlineStore').description).toBe('A bakery.')
    expect(partOf(html, 'main')).toContain('<p>Mills nearby.</p>')
    expect(descriptionIn(await textOf(stack(), '/cart'))).toBe('A bakery.')
    expect(await textOf(stack(), '/llms.txt')).toContain('\n> A bakery.\n')
    const brands = await textOf(stack(), '/brands')
    expect(partOf(brands, 'main')).toContain('<h1>Our brands</h1><p>Mills nearby.</p>')
    expect(descriptionIn(brands)).toBe('Mills nearby.')
  })

  test('has the page of contact that is written, and the generated one in other languages', async () => {
    const page = partOf(await textOf(stack(), '/pages/contact'), 'main')
    expect(page).toContain('<p>We answer.</p>')
    expect(page).not.toContain('mailto:')
    expect(await textOf(stack(), '/de/pages/contact')).toContain('mailto:hello@brook.example')
  })
})
