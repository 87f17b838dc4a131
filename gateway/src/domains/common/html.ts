// Sanitizes the platform's descriptions, which are HTML written by staff.
import sanitizeHtml from 'sanitize-html'

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
}

const clean = new Map<string, string>()

/** Returns sanitized HTML, cached by text. Null stays null. */
export function safeHtml(html: string | null | undefined): string | null {
  if (!html) return null
  const known = clean.get(html)
  if (known !== undefined) return known
  if (clean.size > 5000) clean.clear()
  const result = sanitizeHtml(html, rules)
  clean.set(html, result)
  return result
}
