// Reads the sections of the merchant's guide, so that a cure is read where it is needed: the guide itself is a file of the
// repository, which a shop does not serve. It is part of the build, and written in few forms of Markdown.
import text from '../../../../../docs/real-platform.md?raw'

/** Words, `code`, or a link to another section; a link elsewhere is its words. */
export type Inline = { kind: 'text' | 'code' | 'section'; text: string; section?: string }

export type Block =
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

/** Returns the parts of a line. */
export function inlineOf(line: string): Inline[] {
  return line.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).flatMap((part): Inline[] => {
    if (part === '') return []
    if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }]
    const [, label, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (label === undefined || target === undefined) return [{ kind: 'text', text: part }]
    if (!target.startsWith('#')) return [{ kind: 'text', text: label }]
    return [{ kind: 'section', text: label, section: target.slice(1) }]
  })
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => inlineOf(cell.trim()))

function blockOf(block: string): Block {
  const lines = block.split('\n')
  if (block.startsWith('|')) {
    const [head = '', , ...rows] = lines
    return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
  }
  if (/^\d+\. /.test(block)) {
    const items = block.split(/^\d+\. /m).slice(1)
    return { kind: 'list', items: items.map((item) => inlineOf(item.trim().replace(/\s+/g, ' '))) }
  }
  return { kind: 'paragraph', words: inlineOf(lines.join(' ')) }
}

/** Returns the blocks of each section of a Markdown text, by its heading. */
export function sectionsOf(markdown: string): ReadonlyMap<string, readonly Block[]> {
  const sections = markdown.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.trim().split('\n')
      return [
        heading,
        lines
          .join('\n')
          .trim()
          .split(/\n{2,}/)
          .map(blockOf),
      ]
    }),
  )
}

const guide = sectionsOf(text)

/** Returns what the guide says about a check. */
export const guideOf = (check: string): readonly Block[] => guide.get(check.toLowerCase()) ?? []
