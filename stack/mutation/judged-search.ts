// Judged survivors of the search.

const savesTime = 'saves time only; the result is the same'

const beyondTheEnd = 'a set reads as zero beyond its end, and ignores what is written there'
const memoryAlone = 'decides how much memory a list takes, not what it contains'
const forTypes = 'satisfies the compiler; the value is always there, or handled alike'

export const judgedInSearch = [
  {
    file: 'gateway/src/search/sets/bits.ts',
    line: 'word < bits.length',
    to: ['word <= bits.length'],
    reason: beyondTheEnd,
  },
  {
    file: 'gateway/src/search/sets/bits.ts',
    line: 'Math.min(bits.length, other.length)',
    to: ['Math.max'],
    reason: beyondTheEnd,
  },
  {
    file: 'gateway/src/search/sets/bits.ts',
    line: 'word < words',
    to: ['word <= words'],
    reason: beyondTheEnd,
  },
  {
    file: 'gateway/src/search/sets/bits.ts',
    line: 'bits.length * 32 - 1',
    to: ['bits.length * 32 + 1'],
    reason: beyondTheEnd,
  },
  {
    file: 'gateway/src/search/sets/dimension.ts',
    line: 'if (now > 0) times.set(label, now)',
    to: ['true', 'now >= 0'],
    reason: 'a spelling of no product is never the most common one',
  },
  {
    file: 'gateway/src/search/sets/dimension.ts',
    line: "let [best = '', most = 0]",
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/sets/posting.ts',
    line: 'if (this.list) this.list.push(slot)',
    to: ['false'],
    reason: memoryAlone,
  },
  {
    file: 'gateway/src/search/sets/posting.ts',
    line: 'if (!this.list || this.list.length <= shortList',
    reason: memoryAlone,
  },
  { file: 'gateway/src/search/sets/posting.ts', line: 'this.list ?? []', reason: forTypes },
  {
    file: 'gateway/src/search/sets/posting.ts',
    line: 'if (last !== undefined && place',
    to: ['true'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/sets/slots.ts',
    line: 'slot === undefined ? undefined',
    to: ['false'],
    reason: forTypes,
  },
  { file: 'gateway/src/search/text/words.ts', line: 'if (isAscii.test(text))', reason: savesTime },
  {
    file: 'gateway/src/search/text/words.ts',
    line: 'if (before !== undefined) return before',
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/words.ts',
    line: 'if (known.size < mostKnown',
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/words.ts',
    line: "if (!text.includes('-')) return text",
    reason: savesTime,
  },
]
