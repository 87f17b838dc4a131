import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { characters, type Face, type Subset } from './faces.ts'

const { resolve } = createRequire(import.meta.url)

const folderOf = ({ source }: Face) => dirname(resolve(`${source}/package.json`))

/** Returns the license that the package of a face has; it has to accompany the font. */
export const licenseOf = (face: Face): string =>
  readFileSync(join(folderOf(face), 'LICENSE'), 'utf8').replace(/[ \t]+$/gm, '')

/** Returns a file of the face with the served characters and variations only. */
export function subsetOf(face: Face, subset: Subset): Promise<Buffer> {
  const font = readFileSync(join(folderOf(face), 'files', face.files(subset)))
  const text = characters[subset]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')
  return subsetFont(font, text, { targetFormat: 'woff2', variationAxes: face.axes })
}
