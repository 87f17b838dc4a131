/** The first character of a name as a person sees it, flags and families included; empty of an empty one. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.trim())
  return first?.segment ?? ''
}
