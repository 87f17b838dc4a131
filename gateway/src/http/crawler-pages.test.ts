import { type LanguageCode, languages, localizedPath, primaryLanguage } from '@vitrine/languages'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { ProductAddress } from '../search/catalog-index.ts'
import { type CrawlerOptions, machinePages } from './crawler-pages.ts'

const lamp = {
  slug: 'lamp',
  lastUpdated: '2026-01-02T03:04:05Z',
  picture: 'https://media.test/media/lamp&1.png/v1/fit/w_2400,h_3000,q_90/file.png',
}

/** Pages of text of each language: German lacks one, and has one of its own. */
const writtenIn = new Map<LanguageCode, readonly string[]>([
  [primaryLanguage, ['about', 'care']],
  ['de', ['about', 'impressum']],
])
const contentOf = (slugs: readonly string[]) => {
  const written = slugs.map((slug) => ({ slug }))
  return {
    pages: written,
    page: (slug: string) => written.find((one) => one.slug === slug) ?? null,
  }
}

type Known = { addresses: readonly ProductAddress[] | null; collections?: 'away' }

async function opened({ addresses, collections }: Known, load?: CrawlerOptions['load']) {
  const gateway = {
    config: { publicUrl: 'https://shop.test', isDevelopment: true },
    countPage: async () => {},
    services: {
      config: { mediaOrigin: 'https://media.test' },
      contentIn: (language: LanguageCode) => contentOf(writtenIn.get(language) ?? []),
      siteFacts: { current: {} },
      catalogIndex: {
        addresses: async () => addresses,
        brands: async () => [{ name: 'Pell & Ash', products: 1 }],
      },
      catalog: {
        onInvalidate: () => {},
        allBrands: async () => {
          throw new PlatformFailure('system', 'away', { call: 'queryBrands' })
        },
        allCollections: async () => {
          if (collections) throw new PlatformFailure('system', 'away', { call: 'queryCollections' })
          return [{ id: '1', slug: 'desk' }]
        },
      },
    },
  } as unknown as Gateway
  const app = Fastify()
  await app.register(machinePages, { gateway, load })
  return app
}

/** A web with three screens in the sitemap, and one that robots do not read while developing. */
const webWithScreens: CrawlerOptions['load'] = async () => ({
  crawlerPaths: ({ isDevelopment }) => ({
    listed: ['/', '/collections', '/brands'],
    refused: isDevelopment ? ['/parts'] : [],
  }),
})

const locations = (code: string, paths: readonly string[]) =>
  paths.map((path) => `<loc>https://shop.test${localizedPath(code, path)}`)
const inAllLanguages = (paths: readonly string[]) =>
  languages.flatMap(({ code }) => locations(code, paths))

test.each<[string, Known]>([
  ['the catalog was never read', { addresses: null }],
  ['the collections are away', { addresses: [lamp], collections: 'away' }],
])('a sitemap is not half of one: %s', async (_, known) => {
  const app = await opened(known)
  for (const url of ['/sitemap.xml', '/sitemap-1.xml']) {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
  }
})

test('brands the index knows are in it without the platform’s brands', async () => {
  const app = await opened({ addresses: [lamp] }, webWithScreens)
  const { statusCode, body } = await app.inject({ url: '/sitemap.xml' })
  expect(statusCode).toBe(200)
  expect(body.match(/<loc>[^<]*/g)).toEqual(
    languages.flatMap(({ code }) =>
      locations(code, [
        '/',
        '/collections',
        '/brands',
        ...(writtenIn.get(code) ?? []).map((slug) => `/pages/${slug}`),
        '/c/desk',
        '/brands/pell-ash',
        '/p/lamp',
      ]),
    ),
  )
  expect(body).toContain(`<lastmod>${lamp.lastUpdated}</lastmod>`)
  expect(body).toContain(
    '<image:loc>https://media.test/media/lamp%261.png/v1/fill/w_1200,h_1500,al_c,q_90,usm_0.66_1.00_0.01,enc_auto/lamp%261.png</image:loc>',
  )
})

test('a page of text names the languages that have it', async () => {
  const app = await opened({ addresses: [lamp] }, webWithScreens)
  const { body } = await app.inject({ url: '/sitemap.xml' })
  const namedBy = (path: string) => {
    const entry = body.split('<url>').find((one) => one.includes(`<loc>https://shop.test${path}<`))
    return [...(entry ?? '').matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)
  }
  expect(namedBy('/pages/about')).toEqual([primaryLanguage, 'de'])
  expect(namedBy('/pages/care')).toEqual([primaryLanguage])
  expect(namedBy('/de/pages/impressum')).toEqual(['de'])
})

test('robots read neither the forms nor the screens that refuse them', async () => {
  const robots = async (load?: CrawlerOptions['load']) =>
    (await (await opened({ addresses: [lamp] }, load)).inject({ url: '/robots.txt' })).body
  expect(await robots(webWithScreens)).toBe(
    'User-agent: *\nDisallow: /parts\nDisallow: /forms/\nDisallow: /graphql\nDisallow: /de/parts\nDisallow: /de/forms/\nDisallow: /de/graphql\n\nSitemap: https://shop.test/sitemap.xml\n',
  )
  expect(await robots()).toContain('User-agent: *\nDisallow: /forms/\n')
})

test('without a web the sitemap lists the catalog', async () => {
  const app = await opened({ addresses: [lamp] })
  const { body } = await app.inject({ url: '/sitemap.xml' })
  expect(body.match(/<loc>[^<]*/g)).toEqual(
    inAllLanguages(['/c/desk', '/brands/pell-ash', '/p/lamp']),
  )
})

test('a shard beyond the last is not there', async () => {
  const app = await opened({ addresses: [lamp] })
  expect((await app.inject({ url: '/sitemap-2.xml' })).statusCode).toBe(404)
})
