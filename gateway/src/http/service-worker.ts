// Serves the storefront's service worker at a fixed address: the built one, or with `SERVICE_WORKER=off` one that
// deletes its caches and unregisters itself. docs/security.md S119 and S120, docs/decisions/047-offline.md
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import { workerPolicy } from './security-headers.ts'

/** At the root, so that the worker may control all pages of the shop. */
export const workerPath = '/sw.js'

type ServiceWorkerOptions = { config: Config; clientDir: string | undefined }

export const serviceWorker: FastifyPluginAsync<ServiceWorkerOptions> = async (
  app,
  { config, clientDir },
) => {
  const file = clientDir && join(clientDir, config.serviceWorker ? 'sw.js' : 'sw-off.js')
  if (!file || !existsSync(file)) return
  const script = readFileSync(file)
  const policy = workerPolicy(config)
  app.get(workerPath, async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      // Browsers look for a new version with every page.
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
