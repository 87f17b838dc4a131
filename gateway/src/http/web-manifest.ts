// Serves the web app manifest with name and description of the shop, which devices show for an installed shop.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { primarySource, storeTextsOf } from '../content/store-texts.ts'
import type { Services } from '../graphql/context.ts'

/** Its built file has everything but name and description. */
const manifestPath = '/manifest.webmanifest'

type WebManifestOptions = {
  services: Pick<Services, 'content' | 'siteFacts'>
  clientDir: string | undefined
}

export const webManifest: FastifyPluginAsync<WebManifestOptions> = async (
  app,
  { services, clientDir },
) => {
  const file = clientDir && join(clientDir, manifestPath)
  if (!file || !existsSync(file)) return
  const built: object = JSON.parse(readFileSync(file, 'utf8'))
  app.get(manifestPath, async (_request, reply) => {
    const { name } = services.siteFacts.current
    const { description } = storeTextsOf(primarySource(services))
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({ ...built, name, short_name: name, ...(description && { description }) }),
      )
  })
}
