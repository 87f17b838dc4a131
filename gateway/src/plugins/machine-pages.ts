// What search engines read: robots and the sitemap.
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'

/** Addresses of one sitemap file; the protocol allows 50,000. */
const perFile = 10_000

const asXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Entry = { path: string; lastModified?: string }

export const machinePages = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  const { config, services } = gateway
  const caching = 'public, max-age=600'

  async function entries(): Promise<Entry[]> {
    const [products, collections, brands] = await Promise.all([
      services.productIndex.all(),
      services.catalogue.allCollections(),
      services.catalogue.allBrands(),
    ])
    return [
      { path: '/' },
      { path: '/collections' },
      { path: '/brands' },
      ...(collections ?? []).map(({ slug, id }) => ({
        path: `/c/${encodeURIComponent(slug ?? id)}`,
      })),
      ...(brands ?? []).map(({ name }) => ({ path: `/brands/${encodeURIComponent(name ?? '')}` })),
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

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(
        `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /back-in-stock\nDisallow: /search\nDisallow: /forms/\nDisallow: /_gallery\nDisallow: /graphql\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const all = await entries()
    reply.type('application/xml; charset=utf-8').header('cache-control', caching)
    if (all.length <= perFile) return reply.send(urlset(all))
    const files = Array.from({ length: Math.ceil(all.length / perFile) }, (_, index) => index + 1)
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
        .map(
          (file) =>
            `<sitemap><loc>${asXml(`${config.publicUrl}/sitemap-${file}.xml`)}</loc></sitemap>`,
        )
        .join('\n')}\n</sitemapindex>\n`,
    )
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const file = Number(request.params.file)
    const list =
      Number.isInteger(file) && file > 0
        ? (await entries()).slice((file - 1) * perFile, file * perFile)
        : []
    if (list.length === 0) return reply.code(404).type('text/plain').send('Not found\n')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(urlset(list))
  })
})
