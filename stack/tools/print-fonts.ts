// Prints the fonts of the theme and their style sheet from the packages of the fonts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { faces, type Subset, subsets } from './fonts/faces.ts'
import { fileOf, printFace } from './fonts/print-faces.ts'
import { licenseOf, subsetOf } from './fonts/subset.ts'

const folder = join(root, 'theme/__generated__')

/** Writes the files of the folder and deletes all others. Unchanged files are not touched: a check may be reading them. */
function writeFolder(files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of files) {
    const file = join(folder, name)
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
  }
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
}

const printed = new Map<string, Buffer>()
let css = '/* Printed by `npm run codegen` from stack/tools/fonts/faces.ts; do not edit. */\n'
for (const face of faces) {
  const files = new Map<Subset, Buffer>()
  for (const subset of subsets) {
    const bytes = await subsetOf(face, subset)
    files.set(subset, bytes)
    printed.set(fileOf(face, subset), bytes)
  }
  printed.set(
    fileOf(face, 'latin').replace('latin.woff2', 'LICENSE.txt'),
    Buffer.from(licenseOf(face)),
  )
  css += await printFace(face, files)
}
printed.set('fonts.css', Buffer.from(css))
writeFolder(printed)
