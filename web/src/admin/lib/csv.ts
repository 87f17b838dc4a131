// Writes and reads tables as CSV.

import Papa from 'papaparse'
import * as messages from '../__generated__/messages/ui.ts'

type Row = Record<string, string | number | boolean | null | undefined>

/**
 * Prefixes cells that a spreadsheet would evaluate as a formula with a quote. A leading quote gets one more, so that
 * parsing restores the original text.
 */
const harmless = (value: Row[string]) =>
  typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value)
    ? `'${value}`
    : value

/** Rows as CSV text, with a header. */
export const toCsv = (rows: readonly Row[]): string =>
  Papa.unparse(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, harmless(value)])),
    ),
  )

/** Starts a download in the browser. */
export function download(name: string, rows: readonly Row[]): void {
  // The byte order mark makes spreadsheets read UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', toCsv(rows)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Decodes a file as UTF-8, or as windows-1252 if it is not valid UTF-8. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export type Parsed = { rows: Record<string, string>[]; columns: string[]; faults: string[] }

/** Parses CSV, TSV or clipboard text; the first line has the column names. */
export function parseCsv(text: string): Parsed {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => head.trim().toLowerCase(),
    transform: (value) => value.trim().replace(/^'(?='*[=+\-@\t\r])/, ''),
  })
  return {
    rows: data,
    columns: meta.fields ?? [],
    faults: errors.map(({ row, message }) =>
      row === undefined ? message : messages.line({ row: row + 2, message }),
    ),
  }
}

/** Parses cells pasted from a spreadsheet, separated by tabs. */
export const parseCells = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data
