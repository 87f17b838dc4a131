// Finds the built files a page needs, from Vite's manifest.
import type { ViteManifest } from '../server-contract.ts'

export type PageAssets = {
  /** Fonts of the first paint, to preload. */
  fonts: string[]
  styles: string[]
  scripts: string[]
  /** Static imports of the entry, to preload in parallel. */
  preloads: string[]
}

const entry = 'src/entry-client.tsx'
const fonts = ['fraunces-latin', 'hanken-grotesk-latin'].map(
  (name) => `../theme/__generated__/${name}.woff2`,
)

const inDevelopment: PageAssets = {
  fonts: [],
  styles: ['/src/styles/base.css'],
  scripts: ['/@vite/client', '/src/dev-preamble.ts', `/${entry}`],
  preloads: [],
}

export function assetsOf(manifest: ViteManifest | null, sources: readonly string[]): PageAssets {
  if (!manifest) return inDevelopment
  const files = new Set<string>()
  collect(manifest, entry, files)
  for (const source of sources) collect(manifest, source, files)
  const main = manifest[entry]?.file
  const styles = [manifest['style.css']?.file, ...(manifest[entry]?.css ?? [])]
  const address = (file: string) => `/${file}`
  return {
    fonts: fonts.flatMap((font) => manifest[font]?.file ?? []).map(address),
    styles: [...new Set(styles.filter((file) => file !== undefined))].map(address),
    scripts: main ? [address(main)] : [],
    preloads: [...files].filter((file) => file !== main).map(address),
  }
}

function collect(manifest: ViteManifest, key: string, files: Set<string>) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) collect(manifest, next, files)
}
