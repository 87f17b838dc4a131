// Serves robots.txt and the sitemap.
import { type LanguageCode, languages, localizedPath, primaryLanguage } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages } from '../__generated__/messages/http.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { languagesOfPage, slugsOfPages } from '../content/page-languages.ts'
import type { Gateway } from '../gateway.ts'
import { catalogEntries, filesOf, sitemapIndex, urlset } from './sitemap.ts'
import { tryAgainSoon } from './try-again.ts'
import type { CrawlerPaths, WebBundle } from './web-bundle.ts'

/** Paths of the gateway that crawlers must not fetch. Those of screens are in the web's registry. */
const closed = ['/forms/', '/graphql']

const noScreens: CrawlerPaths = { listed: [], refused: [] }

/** `texts`: one for each file; `whole`: the only file, or the index of the files. */
type Sitemap = { whole: string; texts: readonly string[] }

/** A change of the catalog invalidates it earlier. */
const sitemapMs = 60_000

export type CrawlerOptions = {
  gateway: Gateway
  /** Loads the web's server bundle; undefined when the gateway serves no pages. */
  load?: ((language: LanguageCode) => Promise<Pick<WebBundle, 'crawlerPaths'>>) | undefined
}

export const machinePages = fp<CrawlerOptions>(async (app, { gateway, load }) => {
  const { config, services } = gateway
  const { publicUrl } = config
  const caching = 'public, max-age=600'
  const screenPaths = async () =>
    load ? (await load(primaryLanguage)).crawlerPaths(config) : noScreens

  app.get('/robots.txt', async (_request, reply) => {
    const { refused } = await screenPaths()
    const paths = languages.flatMap(({ code }) =>
      [...refused, ...closed].map((path) => localizedPath(code, path)),
    )
    const lines = paths.map((path) => `Disallow: ${path}`).join('\n')
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(`User-agent: *\n${lines}\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })

  const notYet = (reply: FastifyReply) =>
    tryAgainSoon(reply).code(503).type('text/plain').send(`${messages.notYet}\n`)
  const sendXml = (reply: FastifyReply, text: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(text)

  const made = createPageCache<Sitemap | null>({
    ttlMs: sitemapMs,
    // There is one.
    maxBytes: Number.POSITIVE_INFINITY,
    bytesOf: () => 0,
  })
  services.catalog.onInvalidate(made.clear)
  const isThere = (sitemap: Sitemap | null) => sitemap !== null
  async function makeSitemap(): Promise<Sitemap | null> {
    const catalog = await catalogEntries(services)
    if (!catalog) return null
    const { listed } = await screenPaths()
    const texts = (load ? slugsOfPages(services) : []).map((slug) => ({
      path: `/pages/${slug}`,
      languages: languagesOfPage(slug, services),
    }))
    const files = filesOf([...listed.map((path) => ({ path })), ...texts, ...catalog])
    const sitemaps = files.map((list) => urlset(publicUrl, list))
    const whole = files.length > 1 ? sitemapIndex(publicUrl, files) : (sitemaps[0] ?? '')
    return { whole, texts: sitemaps }
  }
  const read = async (request: FastifyRequest) => {
    await gateway.countPage(request)
    return made.get('sitemap', makeSitemap, isThere)
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await read(request)
    return sitemap ? sendXml(reply, sitemap.whole) : notYet(reply)
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const sitemap = await read(request)
    if (!sitemap) return notYet(reply)
    const text = sitemap.texts[Number(request.params.file) - 1]
    if (text === undefined) return reply.code(404).type('text/plain').send(`${messages.notFound}\n`)
    return sendXml(reply, text)
  })
})
