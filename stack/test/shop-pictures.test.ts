// Icons and previews of a shop on a merchant's own site: the merchant's files, else the logo of the site and neutral icons,
// and never those of the sample shop. Needs the built web.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmulator, type Emulator } from '@vitrine/emulator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoContent } from '../src/root.ts'
import type { Stack } from '../src/start-stack.ts'
import { picture } from './support/picture.ts'
import { controlOf } from './support/platform-control.ts'
import { siteKey, startSiteShop } from './support/site-shop.ts'
import { dataOf } from './support/structured-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const own = { 'icon-192.png': picture(192, 192), 'preview.jpg': Buffer.from('a photo') }
mkdirSync(join(folder, 'en'))
for (const [name, content] of Object.entries(own)) writeFileSync(join(folder, name), content)

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ dataDir: 'memory' })
})
afterAll(() => emulator.close())

/** Starts a shop on a site with this logo, before the tests of a block. */
function useShop(logo: string | null, settings: Record<string, string> = {}): () => Stack {
  let stack: Stack
  beforeAll(async () => {
    const properties = { siteDisplayName: 'Brook & Sons', logo }
    await controlOf(emulator.url).site({ properties, checksRedirects: false })
    stack = await startSiteShop(emulator, { ...siteKey(emulator), ...settings }, 'built')
    await stack.app.gateway.services.catalogIndex.ready()
  })
  afterAll(() => stack.close())
  return () => stack
}

const get = ({ shopUrl }: Stack, path: string) => fetch(shopUrl + path)
const textOf = async (stack: Stack, path: string) => (await get(stack, path)).text()
const contentOf = (html: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]
const hrefOf = (html: string, rel: string) =>
  new RegExp(`rel="${rel}" href="([^"]*)"`).exec(html)?.[1]

type Manifest = { icons: { src: string }[] }
const manifestIcons = async (stack: Stack) =>
  ((await (await get(stack, '/manifest.webmanifest')).json()) as Manifest).icons.map(
    ({ src }) => src,
  )

describe('a site with a logo', () => {
  const stack = useShop('brook_4f0d.png')

  test('shows it in previews of pages without a picture of their own', async () => {
    const html = await textOf(stack(), '/brands')
    const image = contentOf(html, 'og:image')
    expect(image).toContain(`${emulator.url}/media/brook_4f0d.png/v1/fit/w_1200,h_630`)
    expect(contentOf(html, 'og:image:alt')).toBe('Brook &amp; Sons')
    expect(html).not.toContain('og:image:width')
    expect(dataOf(await textOf(stack(), '/'), 'OnlineStore').image).toBe(image)
    expect(contentOf(await textOf(stack(), '/p/morning-mug'), 'og:image')).not.toBe(image)
  })

  test('has neutral icons, and neither icons nor preview of the sample shop', async () => {
    const icons = await manifestIcons(stack())
    expect(icons).toHaveLength(4)
    for (const path of [...icons, '/apple-touch-icon.png']) {
      const response = await get(stack(), path)
      expect(response.status, path).toBe(200)
      const sample = readFileSync(join(demoContent, path))
      expect(Buffer.from(await response.arrayBuffer()).equals(sample), path).toBe(false)
    }
    expect((await get(stack(), '/preview.jpg')).headers.get('content-type')).not.toBe('image/jpeg')
  })
})

describe('a site whose logo is no address', () => {
  const stack = useShop('Our new logo')

  test('has none, and no picture in previews', async () => {
    const html = await textOf(stack(), '/')
    expect(html).toContain('<title>Brook &amp; Sons')
    expect(html).not.toMatch(/og:image|--logo/)
    expect(html).toContain('name="twitter:card" content="summary"')
    const store = dataOf(html, 'OnlineStore')
    expect(store).not.toHaveProperty('logo')
    expect(store).not.toHaveProperty('image')
  })
})

describe('a site whose logo is on another host', () => {
  const stack = useShop('https://cdn.example/100%/"\\a.png?x=\\')

  test('shows it in a style that it cannot end', async () => {
    const html = await textOf(stack(), '/')
    expect(/--logo:url\(&quot;(.*?)&quot;\)"/.exec(html)?.[1]).toBe(
      'https://cdn.example/100%/%22/a.png?x=%5C',
    )
  })
})

describe('a merchant who has icons and a preview', () => {
  const stack = useShop('brook_4f0d.png', { CONTENT_DIR: folder })

  test('has those alone', async () => {
    expect(await manifestIcons(stack())).toEqual(['/icon-192.png'])
    for (const [name, content] of Object.entries(own)) {
      const response = await get(stack(), `/${name}`)
      expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
    }
    for (const name of ['favicon.svg', 'icon-512.png', 'apple-touch-icon.png'])
      expect((await get(stack(), `/${name}`)).status, name).toBe(404)
  })

  test('has them in the head of pages', async () => {
    const html = await textOf(stack(), '/brands')
    expect(hrefOf(html, 'icon')).toBe('/icon-192.png')
    expect(hrefOf(html, 'apple-touch-icon')).toBeUndefined()
    expect(contentOf(html, 'og:image')).toBe(`${stack().shopUrl}/preview.jpg`)
    expect(contentOf(html, 'og:image:width')).toBe('1200')
  })
})
