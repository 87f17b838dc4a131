// `pnpm dev`: the whole shop with a web that reloads on changes.
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { WebBundle } from '@vitrine/gateway'
import { type LanguageCode, languages, primaryLanguage } from '@vitrine/languages'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { announcement } from './announce.ts'
import { root } from './root.ts'
import { startStack } from './start-stack.ts'

const startedAt = performance.now()

/** Selects the paths that Vite serves; the gateway serves all others. */
const isAsset = (url: string) =>
  /^\/(@|src\/|node_modules\/|\.\.?\/|__)/.test(url) || /\.(svg|webmanifest|woff2)(\?|$)/.test(url)

/** Path that the modules of a language are served below. */
const modulesOf = (code: LanguageCode) => (code === primaryLanguage ? '/' : `/@${code}/`)

/** Each language has a server of its own; only the one of the first language reloads the page by itself. */
const serveLanguage = (code: LanguageCode) =>
  createVite({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    mode: code,
    base: modulesOf(code),
    cacheDir: join(root, 'web/node_modules/.vite', code),
    appType: 'custom',
    server: { middlewareMode: true, ...(code === primaryLanguage ? {} : { ws: false }) },
  })

async function main(): Promise<void> {
  const servers = new Map<LanguageCode, Promise<ViteDevServer>>()
  const serverOf = (code: LanguageCode) => {
    const server = servers.get(code) ?? serveLanguage(code)
    servers.set(code, server)
    return server
  }
  const languageOfModule = (url: string) =>
    languages.find(({ code }) => code !== primaryLanguage && url.startsWith(modulesOf(code)))
      ?.code ?? primaryLanguage
  const stack = await startStack({
    env: { LOG_LEVEL: 'info', CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0', ...process.env },
    web: {
      isLive: true,
      load: async (code) => ({
        ...((await (await serverOf(code)).ssrLoadModule('/src/entry-server.tsx')) as WebBundle),
        manifest: null,
      }),
    },
    serverFactory: (handler) =>
      createServer((request, response) => {
        const { url = '' } = request
        if (!isAsset(url)) return handler(request, response)
        void serverOf(languageOfModule(url)).then(({ middlewares }) =>
          middlewares(request, response, () => handler(request, response)),
        )
      }),
  })
  console.log(await announcement(stack, startedAt))
  const closeServers = () => [...servers.values()].map(async (server) => (await server).close())
  const stop = () => Promise.all([stack.close(), ...closeServers()]).then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
