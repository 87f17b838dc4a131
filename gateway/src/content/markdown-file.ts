// Parses a Markdown file with front matter: YAML between two lines of `---`, then the text.
import MarkdownIt from 'markdown-it'
import { parse } from 'yaml'
import { z } from 'zod'

/** HTML in the text is shown as text, and links with a script are none: the result needs no sanitizer. */
const markdown = new MarkdownIt({ html: false, typographer: true })

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

export type MarkdownFile<Facts> = { facts: Facts; html: string }

/** Throws a sentence that says what is wrong with the front matter. */
export function parseMarkdownFile<Facts>(
  text: string,
  shape: z.ZodType<Facts>,
): MarkdownFile<Facts> {
  const found = frontMatter.exec(text)
  if (!found) throw new Error('it does not begin with front matter between two lines of ---')
  const result = shape.safeParse(parse(found[1] ?? '') ?? {})
  if (!result.success) throw new Error(z.prettifyError(result.error))
  return { facts: result.data, html: markdown.render(text.slice(found[0].length)).trim() }
}
