// Tables as files, and files as tables.
import Papa from 'papaparse'

type Row = Record<string, string | number | boolean | null | undefined>

/**
 * What a spreadsheet would take for a formula is kept a text by a quote before it. A quote that is there already gets
 * one more, so that what comes back is what went out.
 */
const harmless = (value: Row[string]) =>
  typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value)
    ? `'${value}`
    : value

/** Rows as CSV text, with a head. */
export const toCsv = (rows: readonly Row[]): string =>
  Papa.unparse(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, harmless(value)])),
    ),
  )

/** Gives the browser a file to keep. */
export function download(name: string, rows: readonly Row[]): void {
  // The mark tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', toCsv(rows)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Text of a file: UTF-8, or what older spreadsheets write where it is not. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export type Parsed = { rows: Record<string, string>[]; columns: string[]; faults: string[] }

/** CSV, TSV or what a spreadsheet puts on the clipboard; the first line names the columns. */
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
      row === undefined ? message : `Line ${row + 2}: ${message}`,
    ),
  }
}

/** Cells as they are pasted from a spreadsheet: lines of tabs. */
export const parseCells = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data
