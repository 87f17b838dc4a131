// The stylesheet, fonts and picture of the hosted pages: the shop's theme, then the parts of these pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stillLife, themeFonts, themeStyle } from '@vitrine/theme'
import type { FastifyInstance } from 'fastify'

const parts = ['page', 'controls', 'order', 'inspector'].map((name) =>
  readFileSync(join(import.meta.dirname, `styles/${name}.css`), 'utf8'),
)
const pageStyle = [themeStyle, ...parts].join('')

/** Fonts of every page, for a preload; the others have letters that few texts contain. */
export const firstFonts = [...themeFonts.keys()]
  .filter((name) => !name.includes('-ext'))
  .map((name) => `/hosted/${name}`)

const picture = { name: 'still-life.webp', bytes: stillLife, type: 'image/webp' }

export function styleRoutes(app: FastifyInstance): void {
  app.get('/hosted/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
  )
  const files = [...themeFonts].map(([name, bytes]) => ({ name, bytes, type: 'font/woff2' }))
  for (const { name, bytes, type } of [...files, picture]) {
    app.get(`/hosted/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(bytes),
    )
  }
}
