// Reads tables of Markdown files.

/** Returns the cells of the first table below a heading, without its header; throws if there is none. */
export function tableBelow(page: string, heading: string): string[][] {
  const start = page.search(new RegExp(`^#{1,6} ${heading}$`, 'm'))
  const section = start < 0 ? '' : page.slice(start)
  const [, ...after] = section.split(/^\|(?:[ :-]+\|)+$/m)
  const rows = (after[0] ?? '').split('\n').slice(1)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  const table = rows.slice(0, end < 0 ? undefined : end)
  if (table.length === 0) throw new Error(`There is no table below "${heading}"`)
  return table.map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  )
}
