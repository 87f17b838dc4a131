// The stylesheet and fonts of the hosted pages: the shop's theme, then the parts of these pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeFonts, themeStyle } from '@vitrine/theme'
import type { FastifyInstance } from 'fastify'

const pageStyle = themeStyle + readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

/** Fonts of every page, for a preload; the others have letters that few texts contain. */
export const firstFonts = [...themeFonts.keys()]
  .filter((name) => !name.includes('-ext'))
  .map((name) => `/hosted/${name}`)

export function styleRoutes(app: FastifyInstance): void {
  app.get('/hosted/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
  )
  for (const [name, bytes] of themeFonts) {
    app.get(`/hosted/${name}`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=3600').send(bytes),
    )
  }
}
