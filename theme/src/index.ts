// The style sheets and fonts as text and bytes, for a server without a bundler.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..')
const generated = join(folder, '__generated__')

/** Faces, tokens and base styles. The addresses of the fonts are relative: `./<name>`. */
export const themeStyle = [
  join(generated, 'fonts.css'),
  join(folder, 'tokens.css'),
  join(folder, 'base.css'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** The fonts by file name. */
export const themeFonts: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(generated)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => [name, readFileSync(join(generated, name))]),
)

/** The picture beside a sign-in. */
export const stillLife: Buffer = readFileSync(join(folder, 'still-life.webp'))
