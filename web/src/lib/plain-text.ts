const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** Sanitized HTML to one line of text, for descriptions that machines read. */
export function plainText(html: string | null | undefined, longest = 160): string {
  const text = (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`
}
