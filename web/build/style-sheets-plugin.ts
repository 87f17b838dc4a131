// Divides the style sheet: one that every page waits for, and those of areas, which come with the chunks that show
// them. docs/decisions/044-style-sheets-of-areas.md
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type ModuleSheets, sheetsUsed, splitStyles } from './split-styles.ts'
import { type Sheet, sheetNames, sheetOf } from './style-sheets.ts'

const manifestFile = /^\.vite\/manifest\b.*\.json$/

/** The sheet of paper is no part of the whole: its rules apply to all areas. */
const printed = fileURLToPath(new URL('../src/styles/print.css', import.meta.url))

type Manifest = Record<string, { file: string; css?: string[] }>

/**
 * Waits for a sheet. The server links it where the page needs it at first; elsewhere it names it for a prefetch. A
 * sheet that fails leaves a plain page, which is better than none.
 */
const loader = (sheet: Sheet) => `const link = document.querySelector('link[data-styles=${sheet}]')
if (link) await new Promise((done) => { link.onload = link.onerror = done; link.rel = 'stylesheet' })`

export function styleSheets(): Plugin {
  const modules: ModuleSheets = new Map()
  /** Sheets that a chunk shows, by its name. */
  const needs = new Map<string, Sheet[]>()
  return {
    name: 'vitrine-style-sheets',
    enforce: 'post',
    apply: 'build',
    transform(_, id) {
      const name = /([^/]+)\.module\.css$/.exec(id)?.[1]
      const sheet = sheetOf(id)
      if (name && sheet) modules.set(name, sheet)
    },
    // Added to what is bundled already: the bundler would otherwise move shared modules out of the entry.
    renderChunk(code, chunk) {
      const sheets = sheetsUsed(code, modules)
      if (sheets.length === 0) return null
      needs.set(chunk.name, sheets)
      const imports = sheets.map((sheet) => {
        const source = { type: 'asset' as const, name: `${sheet}-styles.js`, source: loader(sheet) }
        return `import"./${basename(this.getFileName(this.emitFile(source)))}";`
      })
      return { code: imports.join('') + code, map: null }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const [whole, other] = Object.values(bundle).filter(({ fileName }) =>
          /\.css$/.test(fileName),
        )
        const manifest = Object.values(bundle).find(({ fileName }) => manifestFile.test(fileName))
        if (whole?.type !== 'asset' || other || manifest?.type !== 'asset')
          throw new Error('The build has not one style sheet and a manifest')
        delete bundle[whole.fileName]
        const css = whole.source.toString()
        const emit = (name: string, sheet: Sheet | null) =>
          this.getFileName(
            this.emitFile({ type: 'asset', name, source: splitStyles(css, modules, sheet) }),
          )
        const files = new Map(sheetNames.map((sheet) => [sheet, emit(`${sheet}.css`, sheet)]))
        const entries: Manifest = JSON.parse(manifest.source.toString())
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            nameStyles(entries, chunk.fileName, filesOf(files, needs.get(chunk.name)))
        const print = { type: 'asset' as const, name: 'print.css', source: readFileSync(printed) }
        entries['print.css'] = { file: this.getFileName(this.emitFile(print)) }
        entries['style.css'] = { file: emit('style.css', null) }
        for (const [sheet, file] of files) entries[`${sheet}.css`] = { file }
        manifest.source = JSON.stringify(entries, null, 2)
      },
    },
  }
}

const filesOf = (files: ReadonlyMap<Sheet, string>, sheets: readonly Sheet[] = []) =>
  sheets.flatMap((sheet) => files.get(sheet) ?? [])

/** Names the sheets of a chunk, as Vite does for the styles of chunks. */
function nameStyles(manifest: Manifest, chunk: string, css: string[]): void {
  if (css.length === 0) return
  for (const entry of Object.values(manifest)) if (entry.file === chunk) entry.css = css
}
