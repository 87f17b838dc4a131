// Finds refused words, British spellings and overlong names in a file. The lists are those of docs/vocabulary.md.
import { basename, extname } from 'node:path'
import type { Vocabulary } from './read-vocabulary.ts'
import { readSource, type SourceText, wordsOf } from './source-words.ts'

export type Finding = { file: string; line: number; word: string; instead: string; text: string }

const code = new Set(['.ts', '.tsx', '.mts', '.mjs'])

/** Returns the descriptions and comments of a schema file; its names are the API's. */
function readDescriptions(source: string): SourceText[] {
  const pieces = source.matchAll(/"""[\s\S]*?"""|"[^"\n]*"|#.*/g)
  return [...pieces].map(({ 0: text, index }) => {
    return { kind: 'comment', text, line: source.slice(0, index).split('\n').length }
  })
}

/** Returns the keys and the messages of a catalog, one of each on a line. */
function readCatalog(source: string): SourceText[] {
  return source.split('\n').flatMap((content, index): SourceText[] => {
    const [, key, text] = /^\s*"(.*?)": (?:"(.*)"|\{)/.exec(content) ?? []
    const line = index + 1
    return [
      ...(key ? [{ kind: 'name' as const, text: key, line }] : []),
      ...(text ? [{ kind: 'text' as const, text, line }] : []),
    ]
  })
}

/** Returns the comments of languages that have no parser here, by line. */
function readLines(file: string, source: string): SourceText[] {
  if (extname(file) === '.graphql') return readDescriptions(source)
  if (extname(file) === '.json') return readCatalog(source)
  return source.split('\n').flatMap((text, index): SourceText[] => {
    const isComment = extname(file) === '.md' || /^\s*(#|\/\*|\*|<!--)/.test(text)
    return isComment ? [{ kind: 'comment', text, line: index + 1 }] : []
  })
}

const proseWords = (text: string): string[] =>
  text
    .replace(/`[^`]*`|https?:\S+/g, ' ')
    .toLowerCase()
    .match(/[a-z]+(?:-[a-z]+)*/g) ?? []

const isName = (kind: SourceText['kind']) => kind === 'name' || kind === 'key'

type Rules = Pick<Finding, 'file'> & Vocabulary

/** Returns why a word is refused where it stands, as the word to write instead; null when it may stand. */
function insteadOf(word: string, kind: SourceText['kind'], rules: Rules): string | null {
  for (const [begin, instead] of rules.spellings) if (word.startsWith(begin)) return instead
  if (kind === 'text') return null
  return rules.words.get(word) ?? (isName(kind) ? rules.names.get(word) : undefined) ?? null
}

/** A value of the platform's own vocabularies is as the platform spells it. */
const isWireValue = ({ kind, text }: SourceText) =>
  kind !== 'comment' && /^[A-Z][A-Z0-9_]+$/.test(text)

function checkText(source: SourceText, rules: Rules): Finding[] {
  const { kind, text, line } = source
  if (isWireValue(source) || (kind === 'key' && rules.schemaNames.has(text))) return []
  const at = { file: rules.file, line, text: text.trim().slice(0, 120) }
  const found = (isName(kind) ? wordsOf(text) : proseWords(text)).flatMap((word) => {
    const instead = insteadOf(word, kind, rules)
    return instead === null ? [] : [{ ...at, word, instead }]
  })
  const limit = line === 0 ? rules.maxFileName : rules.maxIdentifier
  const isLong = isName(kind) && text.length > limit
  return isLong ? [...found, { ...at, word: text, instead: `at most ${limit} characters` }] : found
}

function readTexts(file: string, source: string): SourceText[] {
  return code.has(extname(file)) ? readSource(file, source) : readLines(file, source)
}

/** Returns what is refused in a file; `source` is its text. */
export function checkLanguage(file: string, source: string, vocabulary: Vocabulary): Finding[] {
  const texts = vocabulary.suspect.test(source) ? readTexts(file, source) : []
  const fileName: SourceText = { kind: 'name', text: basename(file), line: 0 }
  const rules = { ...vocabulary, file }
  return [fileName, ...texts].flatMap((text) => checkText(text, rules))
}
