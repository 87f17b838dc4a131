// Sanitized HTML as Markdown. docs/decisions/040-markdown-twins.md
import TurndownService from 'turndown'

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})

/** Returns Markdown without leading and trailing space; headings begin below those of the page. */
export function htmlToMarkdown(html: string | null | undefined): string {
  return html ? service.turndown(html).trim() : ''
}

/** Returns a text of the catalog as one line of Markdown, in which nothing is markup. */
export const plainMarkdown = (text: string): string =>
  service
    .escape(text.replace(/\s+/g, ' ').trim())
    // Markdown passes HTML on.
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')

/** Returns a link whose text cannot end it. */
export const markdownLink = (label: string, url: string): string =>
  `[${plainMarkdown(label)}](${url.replace(/[()\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))})`

export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => plainMarkdown(cell).replace(/\|/g, '\\|')).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
