// The web's server bundle as the gateway knows it. Its contract is described once, at the side that implements it: from
// the web this file alone imports, and types alone (.dependency-cruiser.mjs).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerEntry, ViteManifest } from '../../../web/src/server-contract.ts'

export type {
  CrawlerPaths,
  Execute,
  ExecuteRequest,
  RenderResult,
  WebForm,
} from '../../../web/src/server-contract.ts'

export type WebBundle = ServerEntry & { manifest: ViteManifest | null }

export type WebOptions = {
  /** Loads the server bundle: the built one, or a live one while developing. */
  load: () => Promise<WebBundle>
  /** Folder of the built client; absent while developing, when another server has the assets. */
  clientDir?: string
  /** The bundle changes while it runs: load it for every page, and let its server talk to the browser. */
  isLive?: boolean
}

/** The built web in a folder made by `pnpm build`. */
export function builtWeb(dist: string): WebOptions {
  const clientDir = join(dist, 'client')
  const manifestFile = join(clientDir, '.vite/manifest.json')
  const load = async (): Promise<WebBundle> => {
    const entry = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
    const manifest = existsSync(manifestFile)
      ? JSON.parse(readFileSync(manifestFile, 'utf8'))
      : null
    return { ...entry, manifest }
  }
  return { load, clientDir }
}

/** Loads the bundle once for all routes, unless it changes while it runs. */
export function loadOnce(web: WebOptions): WebOptions {
  if (web.isLive) return web
  let bundle: WebBundle | undefined
  const load = async () => {
    bundle ??= await web.load()
    return bundle
  }
  return { ...web, load }
}
