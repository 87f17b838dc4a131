// Loads the web's server bundle. Its contract is described once, by the package that implements it: only this file
// imports from the web, and only types (.dependency-cruiser.mjs).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerEntry, ViteManifest } from '../../../web/src/server-contract.ts'

export type {
  CrawlerPaths,
  Execute,
  ExecuteRequest,
  RenderResult,
  StoreTerms,
  TextRequest,
  TextResult,
  WebForm,
} from '../../../web/src/server-contract.ts'

export type WebBundle = ServerEntry & { manifest: ViteManifest | null }

export type WebOptions = {
  /** Loads the server bundle: the built one, or in development a live one. */
  load: () => Promise<WebBundle>
  /** Folder of the built client; undefined in development, when Vite serves the assets. */
  clientDir?: string
  /**
   * In development the bundle changes while it runs: it is loaded for every page, and its server may connect to the
   * browser.
   */
  isLive?: boolean
}

/** Returns the options of the built web in a folder made by `pnpm build`. */
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

/** Loads the bundle once for all routes, or each time if it changes while it runs. */
export function loadOnce(web: WebOptions): WebOptions {
  if (web.isLive) return web
  let bundle: WebBundle | undefined
  const load = async () => {
    bundle ??= await web.load()
    return bundle
  }
  return { ...web, load }
}
