const most = 80
/** Words before the first difference that are told along. */
const lead = 20

/** Two texts short enough for a line, each cut where they begin to differ. Nothing at all is told in a word. */
export function besides(before: string, after: string): readonly [string, string] {
  const isLong = before.length > most || after.length > most
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
  if (text === '') return 'nothing'
  const part = text.slice(from, from + most)
  return `${from > 0 ? '…' : ''}${part}${from + most < text.length ? '…' : ''}`
}
