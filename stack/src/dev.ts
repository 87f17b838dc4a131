// `pnpm dev`: the whole shop with a web that reloads on changes.
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { WebBundle } from '@vitrine/gateway'
import { createServer as createVite } from 'vite'
import { announcement } from './announce.ts'
import { root } from './root.ts'
import { startStack } from './start-stack.ts'

const startedAt = performance.now()

/** Selects the paths that Vite serves; the gateway serves all others. */
const isAsset = (url: string) =>
  /^\/(@|src\/|node_modules\/|\.\.?\/|__)/.test(url) || /\.(svg|webmanifest|woff2)(\?|$)/.test(url)

async function main(): Promise<void> {
  const vite = await createVite({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const stack = await startStack({
    env: { LOG_LEVEL: 'info', CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0', ...process.env },
    web: {
      isLive: true,
      load: async () => ({
        ...((await vite.ssrLoadModule('/src/entry-server.tsx')) as WebBundle),
        manifest: null,
      }),
    },
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!isAsset(request.url ?? '')) return handler(request, response)
        vite.middlewares(request, response, () => handler(request, response))
      }),
  })
  console.log(await announcement(stack, startedAt))
  const stop = () => Promise.all([stack.close(), vite.close()]).then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
