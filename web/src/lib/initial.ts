/**
 * Returns the first character of a name as a reader sees it, such as a flag or a family of several code points; empty
 * for an empty name.
 */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.trim())
  return first?.segment ?? ''
}
