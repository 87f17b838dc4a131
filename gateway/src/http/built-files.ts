// Serves the files of the built storefront. Those below /assets are one route: a route per file took a tenth of the
// start, and a wildcard of the plugin reads folders with each request. docs/decisions/054-measured-and-not-taken.md
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { ShopPictures } from '../content/shop-pictures.ts'

/** `root`: folder of the built client. */
export type BuiltFilesOptions = { root: string; pictures: ShopPictures }

const immutable = 'public, max-age=31536000, immutable'

/** Encoded forms, of which `preCompressed` selects one, and what service-worker.ts and web-manifest.ts serve. */
const isServedOtherwise = (name: string) =>
  /\.(br|gz)$|^sw(-off)?\.js$|^manifest\.webmanifest$/.test(name)

/** Names of the files in a folder that are served under their own. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isServedOtherwise(entry.name))
    .map(({ name }) => name)

export const builtFiles = fp<BuiltFilesOptions>(async (app, { root, pictures }) => {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: Pick<FastifyReply, 'header'>, path: string) => {
      reply.header('cache-control', path.includes('/assets/') ? immutable : 'public, max-age=3600')
    },
  })
  for (const name of filesIn(root)) {
    // The merchant's own stands in its place: own-pictures.ts.
    if (pictures.replaced.includes(`/${name}`)) continue
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  }
  const assets = new Set(filesIn(join(root, 'assets')))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    return assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound()
  })
})
