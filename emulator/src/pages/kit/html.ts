// Text into markup, escaped unless it is markup already.

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | boolean | null | undefined | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Nothing, false and null leave no trace, so that `${condition && html`…`}` reads well. */
function render(part: Part): string {
  if (part === null || part === undefined || typeof part === 'boolean') return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(render).join('')
  return escaped(String(part))
}

export function html(words: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = words.map((word, index) => word + render(parts[index]))
  return new Markup(text.join(''))
}
