// Serves the web app manifest with name, description and icons of the shop, which devices show for an installed shop. Each
// language has its own, with the id of the first: they are one app, which opens in the language it was installed in.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, localizedPath } from '@vitrine/languages'
import type { FastifyPluginAsync } from 'fastify'
import { messages } from '../__generated__/messages/http.ts'
import { shopPicturesOf } from '../content/shop-pictures.ts'
import { sourceIn, storeTextsOf } from '../content/store-texts.ts'
import type { Gateway } from '../gateway.ts'
import { localized } from './request-language.ts'

/** Its built file has everything but texts and addresses of a language, and all icons that a shop can have. */
const manifestPath = '/manifest.webmanifest'

type WebManifestOptions = {
  gateway: Pick<Gateway, 'config' | 'services'>
  clientDir: string | undefined
}

const shortcutsIn = (language: LanguageCode) => [
  { name: messages.shortcutSearch, url: localizedPath(language, '/search') },
  { name: messages.shortcutCollections, url: localizedPath(language, '/collections') },
  { name: messages.shortcutCart, url: localizedPath(language, '/cart') },
]

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
  app.get(manifestPath, localized, async ({ language }, reply) => {
    const { name } = services.siteFacts.current
    const { description } = storeTextsOf(sourceIn(language, services))
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          ...built,
          lang: language,
          start_url: localizedPath(language, '/'),
          shortcuts: shortcutsIn(language),
          icons,
          name,
          short_name: name,
          ...(description && { description }),
        }),
      )
  })
}
