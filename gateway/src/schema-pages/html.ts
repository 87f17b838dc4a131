// HTML from templates in which every value is escaped. docs/security.md S110.

/** Markup that is inserted as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | null | undefined | false | readonly Value[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function textOf(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(textOf).join('')
  return value === null || value === undefined || value === false ? '' : escaped(String(value))
}

/** Returns markup; values are escaped unless they are markup themselves, and absent ones are left out. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, at) => part + textOf(values[at])).join(''))

/** Returns a description as markup: the words between backticks are code. */
export function described(text: string | null | undefined): Html | null {
  if (!text) return null
  const parts = text.split('`')
  return html`<p>${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}</p>`
}
