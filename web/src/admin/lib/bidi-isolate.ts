// Isolates names in sentences: a right-to-left name must not reorder the text around it.

/** Directional formatting characters, which would affect the text after the name: U+202A–U+202E, U+2066–U+2069. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

export const withoutTurns = (text: string): string => text.replace(turning, '')

/** A name for use in a sentence: without directional characters, and isolated if it is right-to-left. */
export function bidiIsolate(name: string): string {
  const plain = withoutTurns(name)
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}
