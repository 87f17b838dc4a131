// Serves the web app manifest with name, description and icons of the shop, which devices show for an installed shop.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { shopPicturesOf } from '../content/shop-pictures.ts'
import { primarySource, storeTextsOf } from '../content/store-texts.ts'
import type { Gateway } from '../gateway.ts'

/** Its built file has everything but name and description, and all icons that a shop can have. */
const manifestPath = '/manifest.webmanifest'

type WebManifestOptions = {
  gateway: Pick<Gateway, 'config' | 'services'>
  clientDir: string | undefined
}

type Built = { icons: readonly { src: string }[] }

export const webManifest: FastifyPluginAsync<WebManifestOptions> = async (
  app,
  { gateway: { config, services }, clientDir },
) => {
  const file = clientDir && join(clientDir, manifestPath)
  if (!file || !existsSync(file)) return
  const built: Built = JSON.parse(readFileSync(file, 'utf8'))
  const pictures = shopPicturesOf(config.store.contentDir)
  const icons = built.icons.filter(({ src }) => pictures.icons.includes(src.slice(1)))
  app.get(manifestPath, async (_request, reply) => {
    const { name } = services.siteFacts.current
    const { description } = storeTextsOf(primarySource(services))
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          ...built,
          icons,
          name,
          short_name: name,
          ...(description && { description }),
        }),
      )
  })
}
