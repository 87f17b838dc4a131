// Serves the web app manifest with the name of the shop, which devices show below the icon of an installed shop.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { SiteFactsService } from '../site-facts/site-facts.ts'

/** Its built file has everything but the name. */
const manifestPath = '/manifest.webmanifest'

type WebManifestOptions = { siteFacts: SiteFactsService; clientDir: string | undefined }

export const webManifest: FastifyPluginAsync<WebManifestOptions> = async (
  app,
  { siteFacts, clientDir },
) => {
  const file = clientDir && join(clientDir, manifestPath)
  if (!file || !existsSync(file)) return
  const built: object = JSON.parse(readFileSync(file, 'utf8'))
  app.get(manifestPath, async (_request, reply) => {
    const { name } = siteFacts.current
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, name, short_name: name }))
  })
}
