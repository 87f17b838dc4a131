// Builds the sitemap: every URL that crawlers may index, in files of limited size.
import { type LanguageCode, languages, localizedPath } from '@vitrine/languages'
import { sizedUrl } from '../domains/common/media.ts'
import type { Gateway } from '../gateway.ts'
import { insteadOfFailure } from '../platform/failure.ts'
import { brandKey } from '../search/brand-key.ts'

/** Entries per file, each with a URL for every language; the protocol allows 50,000 URLs. */
const perFile = Math.floor(20_000 / languages.length)

const asXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page with the addresses of its pictures, and the languages that have it: all of them where left out. */
export type Entry = {
  path: string
  languages?: readonly LanguageCode[]
  lastModified?: string
  pictures?: readonly string[]
}

const codes = languages.map(({ code }) => code)

/** Size of listed pictures, the same as in the structured data of a product. */
const pictureSize = { width: 1200, height: 1500, format: 'JPEG' } as const

/** Null until the index and the collections are loaded: with half of a sitemap crawlers would drop the rest. */
export async function catalogEntries({
  catalog,
  catalogIndex,
  config,
}: Pick<Gateway['services'], 'catalog' | 'catalogIndex' | 'config'>): Promise<Entry[] | null> {
  const [products, indexed, collections, brands] = await Promise.all([
    catalogIndex.addresses(),
    catalogIndex.brands(),
    catalog.allCollections().catch(insteadOfFailure('failed' as const)),
    // The index has the brands of all products; brands without products are listed once they can be read.
    catalog.allBrands().catch(insteadOfFailure(null)),
  ])
  if (!products || collections === 'failed') return null
  // A brand entity may have no products, and a product's brand may have no entity.
  const brandNames = [...(brands ?? []), ...indexed].map(({ name }) => name)
  return [
    ...(collections ?? []).map(({ slug, id }) => ({
      path: `/c/${encodeURIComponent(slug ?? id)}`,
    })),
    ...[...new Set(brandNames.map(brandKey))].filter(Boolean).map((slug) => ({
      path: `/brands/${encodeURIComponent(slug)}`,
    })),
    ...products.map(({ slug, lastUpdated, picture }) => ({
      path: `/p/${encodeURIComponent(slug)}`,
      lastModified: lastUpdated,
      ...(picture && { pictures: [sizedUrl({ url: picture }, pictureSize, config)] }),
    })),
  ]
}

export function filesOf(all: readonly Entry[]): Entry[][] {
  const files = Math.ceil(all.length / perFile)
  return Array.from({ length: files }, (_, file) => all.slice(file * perFile, (file + 1) * perFile))
}

const lastmod = (moment: string | undefined) =>
  moment ? `<lastmod>${asXml(moment)}</lastmod>` : ''

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** A page names itself in all its languages, as each of the others does. */
const alternatesOf = (publicUrl: string, { path, languages: own = codes }: Entry) =>
  own.map(
    (code) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${asXml(publicUrl + localizedPath(code, path))}"/>`,
  )

/** Elements of a page in one language. */
const partsOf = (publicUrl: string, entry: Entry, language: string): string[] => [
  `<loc>${asXml(publicUrl + localizedPath(language, entry.path))}</loc>`,
  ...alternatesOf(publicUrl, entry),
  lastmod(entry.lastModified),
  ...(entry.pictures ?? []).map(
    (url) => `<image:image><image:loc>${asXml(url)}</image:loc></image:image>`,
  ),
]

export function urlset(publicUrl: string, list: readonly Entry[]): string {
  const urls = codes.flatMap((code) =>
    list
      .filter((entry) => entry.languages?.includes(code) ?? true)
      .map((entry) => `<url>${partsOf(publicUrl, entry, code).join('')}</url>`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The date of a file is that of its newest entry, so that crawlers read changed files only. */
export function sitemapIndex(publicUrl: string, files: readonly Entry[][]): string {
  const maps = files.map((list, file) => {
    const newest = list.reduce(
      (last, { lastModified = '' }) => (lastModified > last ? lastModified : last),
      '',
    )
    return `<sitemap><loc>${asXml(`${publicUrl}/sitemap-${file + 1}.xml`)}</loc>${lastmod(newest)}</sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
}
