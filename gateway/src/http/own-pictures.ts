// Serves the icons and the picture for link previews that the merchant has put beside the texts of the shop.
import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import type { ShopPictures } from '../content/shop-pictures.ts'

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' }

export const ownPictures: FastifyPluginAsync<{ pictures: ShopPictures }> = async (
  app,
  { pictures },
) => {
  for (const [path, file] of pictures.files) {
    const content = readFileSync(file)
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(content),
    )
  }
}
