// What can be cited in a Markdown file: numbered headings, rows with an anchor, and its text.

export type MarkdownIndex = {
  /** Text by the number of its heading: `4` of `## 4. Errors`, `4.2` of `### 4.2 Paging`. */
  sections: ReadonlyMap<string, string>
  /** Rows of a table that have an anchor: `S31`. */
  rows: ReadonlySet<string>
  /** Fragments a link may lead to: slugs of headings, and ids. */
  fragments: ReadonlySet<string>
  /** The whole text. */
  text: string
}

/** Returns what the page offers to citations and links. */
export function indexOf(page: string): MarkdownIndex {
  const prose = withoutCode(page)
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title)
  const ids = [...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  return {
    sections: sectionsOf(page),
    rows: new Set(ids.filter((id) => /^s\d+$/.test(id)).map((id) => id.toUpperCase())),
    fragments: new Set([...headings.map(slugOf), ...ids]),
    text: page,
  }
}

/** Returns the text of each numbered section; a section contains those below it. */
function sectionsOf(page: string): Map<string, string> {
  const headings = [...withoutCode(page).matchAll(/^(#{1,6}) (.*)$/gm)].map((match) => ({
    start: match.index,
    level: match[1]?.length ?? 0,
    number: /^(\d+(?:\.\d+)*)\.? /.exec(match[2] ?? '')?.[1],
  }))
  return new Map(
    headings.flatMap(({ start, level, number }, index) => {
      const next = headings.slice(index + 1).find((other) => other.level <= level)
      return number ? [[number, page.slice(start, next?.start)] as const] : []
    }),
  )
}

/** Returns the page with fenced blocks blanked; lines stay where they are. */
export const withoutCode = (page: string): string =>
  page.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))

/** Returns the fragment GitHub gives a heading. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
