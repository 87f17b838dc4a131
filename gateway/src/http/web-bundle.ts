// Loads the web's server bundle. Its contract is described once, by the package that implements it: only this file
// imports from the web, and only types (.dependency-cruiser.mjs).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtName, type LanguageCode } from '@vitrine/languages'
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
  /** Loads the server bundle of a language: the built one, or in development a live one. */
  load: (language: LanguageCode) => Promise<WebBundle>
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
  const load = async (language: LanguageCode): Promise<WebBundle> => {
    const manifestFile = join(clientDir, '.vite', builtName('manifest', language, 'json'))
    const entryFile = join(dist, 'server', builtName('entry-server', language, 'js'))
    const entry = await import(pathToFileURL(entryFile).href)
    const manifest = existsSync(manifestFile)
      ? JSON.parse(readFileSync(manifestFile, 'utf8'))
      : null
    return { ...entry, manifest }
  }
  return { load, clientDir }
}

/** Loads the bundle of a language once for all routes, or each time if it changes while it runs. */
export function loadOnce(web: WebOptions): WebOptions {
  if (web.isLive) return web
  const bundles = new Map<LanguageCode, WebBundle>()
  const load = async (language: LanguageCode) => {
    const bundle = bundles.get(language) ?? (await web.load(language))
    bundles.set(language, bundle)
    return bundle
  }
  return { ...web, load }
}
