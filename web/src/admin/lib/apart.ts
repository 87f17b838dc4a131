// Names are written by people, in either direction. One inside a sentence must not turn the words beside it.

/** Signs that set a direction, and would go on after the name: U+202A–U+202E, U+2066–U+2069. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

export const withoutTurns = (text: string): string => text.replace(turning, '')

/** A name for the middle of a sentence: without signs that turn it, and kept to itself where it runs to the left. */
export function apart(name: string): string {
  const plain = withoutTurns(name)
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}
