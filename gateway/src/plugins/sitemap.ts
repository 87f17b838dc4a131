// The sitemap: every address an engine may know, in files of a bearable size.
import { brandKey } from '../catalogue-index/brand-key.ts'
import type { Gateway } from '../gateway.ts'
import { insteadOfFailure } from '../platform/failure.ts'

/** Addresses of one sitemap file; the protocol allows 50,000. */
const perFile = 10_000

const asXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export type Entry = { path: string; lastModified?: string }

/** Null until the index and the collections are there: half a sitemap would say that the rest is gone. */
export async function sitemapEntries({
  catalogue,
  catalogueIndex,
}: Pick<Gateway['services'], 'catalogue' | 'catalogueIndex'>): Promise<Entry[] | null> {
  const [products, named, collections, brands] = await Promise.all([
    catalogueIndex.addresses(),
    catalogueIndex.brandNames(),
    catalogue.allCollections().catch(insteadOfFailure('away' as const)),
    // The index knows the makers of all products; one without any can wait.
    catalogue.allBrands().catch(insteadOfFailure(null)),
  ])
  if (!products || collections === 'away') return null
  // A maker may be a brand without products, and a name on products without a brand.
  const makers = [...(brands ?? []).map(({ name }) => name ?? ''), ...named]
  return [
    { path: '/' },
    { path: '/collections' },
    { path: '/brands' },
    ...(collections ?? []).map(({ slug, id }) => ({
      path: `/c/${encodeURIComponent(slug ?? id)}`,
    })),
    ...[...new Set(makers.map(brandKey))].filter(Boolean).map((slug) => ({
      path: `/brands/${encodeURIComponent(slug)}`,
    })),
    ...products.map(({ slug, lastUpdated }) => ({
      path: `/p/${encodeURIComponent(slug)}`,
      lastModified: lastUpdated,
    })),
  ]
}

export function filesOf(all: readonly Entry[]): Entry[][] {
  const files = Math.ceil(all.length / perFile)
  return Array.from({ length: files }, (_, file) => all.slice(file * perFile, (file + 1) * perFile))
}

const lastmod = (moment: string | undefined) =>
  moment ? `<lastmod>${asXml(moment)}</lastmod>` : ''

export function urlset(publicUrl: string, list: readonly Entry[]): string {
  const urls = list.map(
    ({ path, lastModified }) =>
      `<url><loc>${asXml(publicUrl + path)}</loc>${lastmod(lastModified)}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** A file's own date is that of the newest in it: who reads them need not read the others again. */
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
