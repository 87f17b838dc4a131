// Builds markup from templates; escapes every value that is not markup already.

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

/** Renders nothing for undefined, false and null, so that `${condition && html`…`}` works. */
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
