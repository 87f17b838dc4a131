// Prints the message catalogs as modules, in all languages. A translation that lacks a message of the source fails the
// generation.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceLanguage, textsFile } from '@vitrine/languages'
import { root } from '../src/root.ts'
import { type Catalog, catalogs, languagesOf, outputOf } from './messages/catalogs.ts'
import { printGroup } from './messages/print-group.ts'
import { printRuntime } from './messages/print-runtime.ts'
import { printServedGroups } from './messages/print-served.ts'
import { readMessages, translationFaults } from './messages/read-catalog.ts'

/** Writes the files of a folder and deletes all others. Unchanged files are not touched: a check may be reading them. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.ts') && !files.has(path)) rmSync(join(folder, path))
  }
}

function printCatalog(catalog: Catalog, code: string): void {
  const file = textsFile(catalog.name, code)
  const messages = readMessages(file)
  const faults = translationFaults(readMessages(textsFile(catalog.name, sourceLanguage)), messages)
  if (faults.length > 0) throw new Error(`${file}:\n${faults.join('\n')}`)
  const modules = new Map(
    Object.entries(messages).flatMap(([name, texts]) => [
      ...printGroup({ name, messages: texts }, { source: file, rich: catalog.rich }),
    ]),
  )
  for (const [path, text] of printRuntime(file, code)) modules.set(path, text)
  writeFolder(join(root, outputOf(catalog, code)), modules)
}

/** Prints the modules by which a program that serves all languages reads its messages. */
function printServed(catalog: Catalog): void {
  const groups = Object.keys(readMessages(textsFile(catalog.name, sourceLanguage)))
  const codes = languagesOf(catalog).map(({ code }) => code)
  writeFolder(join(root, catalog.output), printServedGroups(groups, { codes, catalog }))
}

for (const catalog of catalogs) {
  for (const { code } of languagesOf(catalog)) printCatalog(catalog, code)
  if (catalog.isServed) printServed(catalog)
}
