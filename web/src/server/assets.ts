// Finds the built files a page needs, from Vite's manifest.
import type { ViteManifest } from '../server-contract.ts'

export type PageAssets = {
  /** Fonts of the first paint, to preload. */
  fonts: string[]
  /** Style sheets that the first paint waits for. */
  styles: string[]
  /** Other style sheets by name: chunks that show their styles load them. */
  laterStyles: Record<string, string>
  /** Style sheet of paper, for which no page waits. */
  print: string | null
  scripts: string[]
  /** Static imports of the entry, to preload in parallel. */
  preloads: string[]
}

const entry = 'src/entry-client.tsx'
const fonts = ['fraunces-latin', 'hanken-grotesk-latin'].map(
  (name) => `../theme/__generated__/${name}.woff2`,
)

/** Vite serves the modules of each language at a base of its own. */
const inDevelopment = (): PageAssets => ({
  fonts: [],
  styles: [`${import.meta.env.BASE_URL}src/styles/base.css`],
  laterStyles: {},
  print: `${import.meta.env.BASE_URL}src/styles/print.css`,
  scripts: ['@vite/client', 'src/dev-preamble.ts', entry].map(
    (path) => import.meta.env.BASE_URL + path,
  ),
  preloads: [],
})

/** By the modules of a screen, of which there are a few dozen. */
type AssetsByModules = Map<string, PageAssets>
const known = new WeakMap<ViteManifest, AssetsByModules>()

/** Returns the built files of the modules `sources`; `manifest` is null in development. */
export function assetsOf(manifest: ViteManifest | null, sources: readonly string[]): PageAssets {
  if (!manifest) return inDevelopment()
  const found: AssetsByModules = known.get(manifest) ?? new Map()
  known.set(manifest, found)
  const key = sources.join(' ')
  const assets = found.get(key) ?? findAssets(manifest, sources)
  found.set(key, assets)
  return assets
}

function findAssets(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const files = new Set<string>()
  const styles = new Set([manifest['style.css']?.file])
  for (const source of [entry, ...sources]) collect(manifest, source, { files, styles })
  const print = manifest['print.css']?.file
  const main = manifest[entry]?.file
  const address = (file: string) => `/${file}`
  const later = Object.entries(manifest).flatMap(([name, { file }]) =>
    name.endsWith('.css') && file !== print && !styles.has(file)
      ? [[name.replace('.css', ''), address(file)]]
      : [],
  )
  return {
    fonts: fonts.flatMap((font) => manifest[font]?.file ?? []).map(address),
    styles: [...styles].filter((file) => file !== undefined).map(address),
    laterStyles: Object.fromEntries(later),
    print: print ? address(print) : null,
    scripts: main ? [address(main)] : [],
    preloads: [...files].filter((file) => file !== main).map(address),
  }
}

type Found = { files: Set<string>; styles: Set<string | undefined> }

function collect(manifest: ViteManifest, key: string, found: Found) {
  const chunk = manifest[key]
  if (!chunk || found.files.has(chunk.file)) return
  found.files.add(chunk.file)
  for (const style of chunk.css ?? []) found.styles.add(style)
  for (const next of chunk.imports ?? []) collect(manifest, next, found)
}
