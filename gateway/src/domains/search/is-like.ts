const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the text begins a word of the name, whatever accents and case. */
export function isLike(name: string | null | undefined, text: string): boolean {
  const words = folded(name ?? '').split(/[^\p{L}\p{N}]+/u)
  const wanted = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)))
}
