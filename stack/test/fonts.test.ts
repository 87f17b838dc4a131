// The fonts of the theme: every character of our own texts is in them, and the pages preload what they show first.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@vitrine/languages'
import { themeFonts } from '@vitrine/theme'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { characters, faces, subsets } from '../tools/fonts/faces.ts'
import { fileOf } from '../tools/fonts/print-faces.ts'
import { useStack } from './support/start.ts'

const stack = useStack({}, 'built')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
/** Other scripts, as in a member's name, have the face of the system. */
const isOurs = (sign: string) => /[\p{Script=Latin}\p{Script=Common}]/u.test(sign)
const isServed = (code: number) =>
  subsets.some((subset) =>
    characters[subset].some(([first, last]) => code >= first && code <= last),
  )

const texts = languages.flatMap(({ code }) =>
  readdirSync(join(root, 'languages', code)).map((name) => `languages/${code}/${name}`),
)
const seed = readdirSync(join(root, 'emulator/src/seed'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => `emulator/src/seed/${name}`)

test.each([...texts, ...seed])('the fonts have every character of %s', (file) => {
  const missing = [...new Set(textOf(file))].filter(
    (sign) => sign !== '\n' && isOurs(sign) && !isServed(sign.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})

test('every subset of every face is a file of the theme', () => {
  const named = faces.flatMap((face) => subsets.map((subset) => fileOf(face, subset)))
  expect([...themeFonts.keys()].toSorted()).toEqual(named.toSorted())
})

test('a page preloads the first file of every face, and no other', async () => {
  const html = await (await fetch(stack().shopUrl)).text()
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
  const loaded = await Promise.all(
    preloads.map(async ([, path = '']) => {
      const response = await fetch(stack().shopUrl + path)
      return Buffer.from(await response.arrayBuffer())
    }),
  )
  expect(loaded).toEqual(faces.map((face) => themeFonts.get(fileOf(face, 'latin'))))
})
