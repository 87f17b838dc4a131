// The word lists against the specification itself: docs/spec.md is read line by line, so a word or
// a subject added there and missing here fails.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vocabularies } from './all-vocabularies.ts'
import { enumerationRows, type Row, sentenceRows, stateRows } from './spec-subjects.ts'

const spec = readFileSync(new URL('../../../docs/spec.md', import.meta.url), 'utf8')

type Line = { subject: string; values: string }

/** Lines below a heading, up to the next heading of any level. */
function linesUnder(heading: string): string[] {
  const lines = spec.split('\n')
  const start = lines.indexOf(heading)
  if (start < 0) throw new Error(`docs/spec.md has no heading "${heading}"`)
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('#'))
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
}

/** `- severity: A, B; suggested fix: C` gives two lines; so does `weekdays A to B; units C`. */
function subjectsUnder(heading: string): Line[] {
  return linesUnder(heading)
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => line.slice(2).split(/;\s+|\.\s+(?=[A-Z][\w -]*:)/))
    .flatMap(subjectOf)
}

function subjectOf(text: string): Line[] {
  const match = /^([^:]+): (.+)$/.exec(text) ?? /^([^A-Z:]+?) ([A-Z]{2,}\b.*)$/.exec(text)
  return match?.[1] && match[2] ? [{ subject: match[1], values: match[2] }] : []
}

const tableRows: Line[] = linesUnder('## 4. States and transitions')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Subject '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, subject = '', values = '']) => ({ subject, values }))

const weekOrder = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']

function wordsOf(values: string, row: Row): string[] {
  if (row.take === 'every word') return listItems(values)
  if (row.take === 'numbers') return values.match(/-\d{5}/g) ?? []
  const range = /^(\w+) to (\w+)$/.exec(values)
  if (range) {
    const [from, to] = [range[1], range[2]].map((day) => weekOrder.indexOf(day ?? ''))
    return weekOrder.slice(from, (to ?? 0) + 1)
  }
  return values.split(/[^\w-]+/).filter((word) => /^[A-Z][A-Z0-9_]*$/.test(word))
}

function listItems(values: string): string[] {
  return values
    .replace(/\([^)]*\)/g, '')
    .split(/,| or | and /)
    .map((word) => word.trim().replace(/\.$/, ''))
    .filter(Boolean)
}

function checkWords(values: string, row: Row) {
  const list = vocabularies[row.list]
  if (!list) throw new Error(`no vocabulary ${row.list}`)
  const phrases = Object.entries(row.phrases ?? {})
  for (const [phrase] of phrases) expect(values).toContain(phrase)
  const found = row.take === 'phrases' ? [] : wordsOf(values, row)
  const words = [...found, ...phrases.map(([, word]) => word)]
  const expected = row.upperCase ? words.map((word) => word.toUpperCase()) : words
  if (row.notShown) expect(values).toContain('not shown')
  else expect(expected).not.toHaveLength(0)
  expect(list).toEqual(expect.arrayContaining(expected))
}

function checkSection(lines: Line[], rows: Record<string, Row | Row[]>) {
  it('has a vocabulary for every subject, and no subject too many', () => {
    expect(lines.map((line) => line.subject).sort()).toEqual(Object.keys(rows).sort())
  })

  it.each(lines)('$subject', ({ subject, values }) => {
    for (const row of [rows[subject] ?? []].flat()) checkWords(values, row)
  })
}

describe.each(Object.entries(enumerationRows))('spec %s', (heading, rows) => {
  checkSection(subjectsUnder(heading), rows)
})

describe('spec section 4, table', () => {
  checkSection(tableRows, stateRows)
})

describe('spec sentences', () => {
  it.each(sentenceRows)('$list: $at', ({ at, ...row }) => {
    const [, ...captures] = at.exec(spec) ?? []
    expect(captures).not.toHaveLength(0)
    for (const values of captures) checkWords(values, row)
  })
})

describe('the lists', () => {
  it('has the 21 rule kinds of section 5 and no other', () => {
    const kinds = /error kinds that exist: (.+?)\. /.exec(spec)?.[1]?.split(', ')
    expect(kinds).toHaveLength(21)
    expect(vocabularies.violationRules).toEqual(kinds)
  })

  it.each(Object.entries(vocabularies))('%s has words, each once', (_name, list) => {
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((word) => typeof word === 'string')).toBe(true)
    expect(new Set(list).size).toBe(list.length)
  })

  it('are all collected, under names used once', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'))
    const names = files
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .flatMap((source) => [...source.matchAll(/^export const (\w+) = \[[^\]]*\] as const$/gm)])
      .map((match) => match[1])
    expect(names.sort()).toEqual(Object.keys(vocabularies).sort())
  })
})
