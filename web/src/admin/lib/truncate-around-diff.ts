import * as messages from '../__generated__/messages/common.ts'

const maxLength = 80
/** Number of words shown before the first difference. */
const lead = 20

/** Both texts truncated around their first difference; empty text is rendered as a word. */
export function truncateAroundDiff(before: string, after: string): readonly [string, string] {
  const isLong = before.length > maxLength || after.length > maxLength
  const from = isLong ? Math.max(0, firstDifference(before, after) - lead) : 0
  return [cut(before, from), cut(after, from)]
}

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at += 1) {
    if (one[at] !== other[at]) return at
  }
  return end
}

function cut(text: string, from: number): string {
  if (text === '') return messages.nothing
  const part = text.slice(from, from + maxLength)
  return `${from > 0 ? '…' : ''}${part}${from + maxLength < text.length ? '…' : ''}`
}
