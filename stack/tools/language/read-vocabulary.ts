// Reads the lists of docs/vocabulary.md that the language check enforces.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.ts'

export type Vocabulary = {
  /** Refused in names and comments; the value says what to write instead. */
  words: ReadonlyMap<string, string>
  /** Refused in names alone. */
  names: ReadonlyMap<string, string>
  /** Beginnings of words in British spelling. */
  spellings: ReadonlyMap<string, string>
  /** Fields and arguments of the GraphQL schema: an object literal names them as the schema does. */
  schemaNames: ReadonlySet<string>
  maxIdentifier: number
  maxFileName: number
  /** Matches every file with a finding, and few others: a file without a match is not parsed. */
  suspect: RegExp
}

/** Returns the rows of the table below a heading: each entry of the first column with the second column. */
function tableBelow(text: string, heading: string): Map<string, string> {
  const start = text.indexOf(`\n## ${heading}\n`)
  if (start < 0) throw new Error(`docs/vocabulary.md has no heading ${heading}`)
  const section = text.slice(start + 1).split('\n## ')[0] ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  const entries = rows.slice(1).flatMap((line) => {
    const [, left = '', right = ''] = line.split('|').map((cell) => cell.trim())
    return left.split(',').map((word) => [word.trim(), right] as const)
  })
  if (entries.length === 0) throw new Error(`docs/vocabulary.md lists nothing under ${heading}`)
  return new Map(entries)
}

export function readVocabulary(): Vocabulary {
  const text = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8')
  const lengths = text.match(/identifier has at most (\d+) characters, a file name at most (\d+)/)
  if (!lengths) throw new Error('docs/vocabulary.md names no longest identifier and file name')
  const [maxIdentifier, maxFileName] = [Number(lengths[1]), Number(lengths[2])]
  const words = tableBelow(text, 'Refused words')
  const names = tableBelow(text, 'Refused names')
  const spellings = tableBelow(text, 'Refused spellings')
  const schema = readFileSync(join(root, 'schema/schema.graphql'), 'utf8')
  const schemaNames = new Set([...schema.matchAll(/\b(\w+)[(:]/g)].map(([, name = '']) => name))
  const longName = `[\\p{L}\\w$]{${maxIdentifier + 1},}`
  const refused = [words, names, spellings].flatMap((table) => [...table.keys()])
  const suspect = new RegExp([...refused, longName].join('|'), 'iu')
  return { words, names, spellings, schemaNames, maxIdentifier, maxFileName, suspect }
}
