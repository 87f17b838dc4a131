// What search engines read: robots and the sitemap.
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import { filesOf, sitemapEntries, sitemapIndex, urlset } from './sitemap.ts'

/** Nothing there is for an engine. */
const closed = [
  '/cart',
  '/checkout',
  '/back-in-stock',
  '/search',
  '/forms/',
  '/_gallery',
  '/graphql',
]

export const machinePages = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  const { config, services } = gateway
  const { publicUrl } = config
  const caching = 'public, max-age=600'
  const lines = closed.map((path) => `Disallow: ${path}`).join('\n')

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(`User-agent: *\n${lines}\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )

  const notYet = (reply: FastifyReply) =>
    reply.code(503).header('retry-after', '30').type('text/plain').send('Not yet\n')
  const sendXml = (reply: FastifyReply, text: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(text)

  app.get('/sitemap.xml', async (_request, reply) => {
    const all = await sitemapEntries(services)
    if (!all) return notYet(reply)
    const files = filesOf(all)
    return sendXml(
      reply,
      files.length > 1 ? sitemapIndex(publicUrl, files) : urlset(publicUrl, all),
    )
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const all = await sitemapEntries(services)
    if (!all) return notYet(reply)
    const list = filesOf(all)[Number(request.params.file) - 1]
    if (!list) return reply.code(404).type('text/plain').send('Not found\n')
    return sendXml(reply, urlset(publicUrl, list))
  })
})
