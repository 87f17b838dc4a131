// Finds citations in source files and resolves each to a file and a numbered heading, or to a row of
// docs/security.md. How to cite: docs/contract/README.md.
import type { MarkdownIndex } from './markdown-index.ts'

export type Citation = {
  line: number
  /** Path from the root. */
  page: string
  sections: string[]
  rows: string[]
  /** Words in quotation marks: they stand in the section named before them, or on the page. */
  quoted: { words: string; section?: string }[]
}

export type Pages = (path: string) => MarkdownIndex | undefined

const section = String.raw`§\d+(?:\.\d+)*`
const name = String.raw`(?:\s+(?:"[^"]+"|\`[^\`]+\`)(?:\s+and\s+"[^"]+")?)?`
const between = String.raw`(?:\s*(?:,|;|-|\band\b|\bto\b)\s*)+`
const sections = `${section}${name}(?:${between}${section}${name})*`
const rows = String.raw`S\d+\b(?:${between}S\d+\b)*`
const page = String.raw`docs/[\w/-]+(?:\.[\w-]+)*\.md|\b[Ss]pec(?:ification)?|\[the specification\]\([^)]*\)`
const citation = new RegExp(`(${page})(?:\\s+(${sections}|${rows}|"[^"]+"))?`, 'g')
const stray = new RegExp(`(RFC\\s+\\d+\\s+)?(${section})`, 'g')

/** Forms that name no file of the repository. */
const unresolvable =
  /(?<!docs\/|\]\()\bcontract\/[\w-]+\.md|\b(?:SECURITY|DESIGN|PERFORMANCE|HOUSE|SPEC)(?:\.md)?\s+(?:rows?\s|§|[A-Z]\d)/g

/** Returns the citations of a text, and those that name no file. */
export function citationsIn(text: string, ownPage?: string) {
  const flat = joined(text)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const found: Citation[] = []
  const nameless: { line: number; text: string }[] = []
  const rest = flat.replace(citation, (all, source: string, target = '', offset: number) => {
    const cited = { line: lineAt(offset), page: pageOf(source), ...targetOf(target) }
    if (source.endsWith('.md') || target) found.push(cited)
    return ' '.repeat(all.length)
  })
  for (const match of rest.matchAll(stray)) {
    const [text, rfc, own = ''] = match
    if (rfc) continue
    const line = lineAt(match.index)
    if (ownPage) found.push({ line, page: ownPage, ...targetOf(own) })
    else nameless.push({ line, text })
  }
  for (const match of rest.matchAll(unresolvable)) {
    nameless.push({ line: lineAt(match.index), text: match[0] })
  }
  return { found, nameless }
}

/** Returns what of a file's citations leads nowhere, as `file:line: reason`. */
export function unresolved(file: string, text: string, pages: Pages): string[] {
  const { found, nameless } = citationsIn(text, file.endsWith('.md') ? file : undefined)
  return [
    ...nameless.map(({ line, text }) => `${file}:${line}: "${text}" names no file`),
    ...found.flatMap(({ line, ...cited }) =>
      missing(cited, pages).map((reason) => `${file}:${line}: ${reason}`),
    ),
  ]
}

function missing({ page, sections, rows, quoted }: Omit<Citation, 'line'>, pages: Pages) {
  const index = pages(page)
  if (!index) return [`${page} does not exist`]
  return [
    ...sections.filter((one) => !index.sections.has(one)).map((one) => `${page} has no §${one}`),
    ...rows.filter((row) => !index.rows.has(row)).map((row) => `${page} has no row ${row}`),
    ...quoted
      .filter(({ words, section }) => !contains(index, words, section))
      .map(
        ({ words, section }) => `${page}${section ? ` §${section}` : ''} does not say "${words}"`,
      ),
  ]
}

const pageOf = (source: string): string => (source.endsWith('.md') ? source : 'docs/spec.md')

/** A section that does not exist is reported as such, whatever it should say. */
function contains(index: MarkdownIndex, words: string, section: string | undefined): boolean {
  const text = section ? index.sections.get(section) : index.text
  return text === undefined || plain(text).includes(plain(words))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

function targetOf(target: string): Pick<Citation, 'sections' | 'rows' | 'quoted'> {
  const parts = [...target.matchAll(/§(\d+(?:\.\d+)*)|"([^"]+)"/g)]
  const numbers = parts.map(([, number]) => number)
  return {
    sections: numbers.filter((number) => number !== undefined),
    rows: target.startsWith('S') ? (target.match(/S\d+/g) ?? []) : [],
    quoted: parts.flatMap(([, , words], index) =>
      words ? [{ words, section: numbers.slice(0, index).findLast(Boolean) }] : [],
    ),
  }
}

/** Joins the lines of a comment or paragraph, so that a citation may wrap; offsets stay. */
const joined = (text: string): string =>
  text.replace(/\n[ \t]*(?:\/\/|\*(?!\/)|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length))
