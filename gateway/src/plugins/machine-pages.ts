// What search engines read: robots and the sitemap.
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { brandKey } from '../catalogue-index/brand-key.ts'
import type { Gateway } from '../gateway.ts'

/** Addresses of one sitemap file; the protocol allows 50,000. */
const perFile = 10_000

const asXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Entry = { path: string; lastModified?: string }

export const machinePages = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  const { config, services } = gateway
  const caching = 'public, max-age=600'

  /** Null while the index is not there: half a sitemap would say that the rest is gone. */
  async function entries(): Promise<Entry[] | null> {
    const products = services.catalogueIndex.all()
    if (!products) return null
    const [collections, brands] = await Promise.all([
      services.catalogue.allCollections(),
      services.catalogue.allBrands(),
    ])
    const makers = brands?.map(({ name }) => name ?? '') ?? services.catalogueIndex.brandNames()
    return [
      { path: '/' },
      { path: '/collections' },
      { path: '/brands' },
      ...(collections ?? []).map(({ slug, id }) => ({
        path: `/c/${encodeURIComponent(slug ?? id)}`,
      })),
      ...[...new Set(makers.map(brandKey))].map((slug) => ({
        path: `/brands/${encodeURIComponent(slug)}`,
      })),
      ...products.map(({ slug, lastUpdated }) => ({
        path: `/p/${encodeURIComponent(slug)}`,
        lastModified: lastUpdated,
      })),
    ]
  }

  const urlset = (list: Entry[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list
      .map(({ path, lastModified }) => {
        const modified = lastModified ? `<lastmod>${asXml(lastModified)}</lastmod>` : ''
        return `<url><loc>${asXml(config.publicUrl + path)}</loc>${modified}</url>`
      })
      .join('\n')}\n</urlset>\n`

  /** A file's own date is that of the newest in it: who reads them need not read the others again. */
  const indexOf = (files: Entry[][]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
      .map((list, file) => {
        const newest = list.reduce(
          (last, { lastModified = '' }) => (lastModified > last ? lastModified : last),
          '',
        )
        const modified = newest && `<lastmod>${asXml(newest)}</lastmod>`
        return `<sitemap><loc>${asXml(`${config.publicUrl}/sitemap-${file + 1}.xml`)}</loc>${modified}</sitemap>`
      })
      .join('\n')}\n</sitemapindex>\n`

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(
        `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /back-in-stock\nDisallow: /search\nDisallow: /forms/\nDisallow: /_gallery\nDisallow: /graphql\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  )

  const notYet = (reply: FastifyReply) =>
    reply.code(503).header('retry-after', '30').type('text/plain').send('Not yet\n')

  app.get('/sitemap.xml', async (_request, reply) => {
    const all = await entries()
    if (!all) return notYet(reply)
    reply.type('application/xml; charset=utf-8').header('cache-control', caching)
    if (all.length <= perFile) return reply.send(urlset(all))
    return reply.send(indexOf(filesOf(all)))
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const all = await entries()
    if (!all) return notYet(reply)
    const list = filesOf(all)[Number(request.params.file) - 1]
    if (!list) return reply.code(404).type('text/plain').send('Not found\n')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(urlset(list))
  })
})

function filesOf(all: readonly Entry[]): Entry[][] {
  const files = Math.ceil(all.length / perFile)
  return Array.from({ length: files }, (_, file) => all.slice(file * perFile, (file + 1) * perFile))
}
