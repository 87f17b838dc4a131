// Judged survivors of the search.

const savesTime = 'saves time only; the result is the same'

const beyondTheEnd = 'a set reads as zero beyond its end, and ignores what is written there'
const memoryAlone = 'decides how much memory a list takes, not what it contains'
const forTypes = 'satisfies the compiler; the value is always there, or handled alike'

const countsItself = 'only products that have the flag are counted, with its group or without'
const hasNone = 'no product has such a value'

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
    line: 'if (slots.length < exactLength)',
    reason: memoryAlone,
  },
  {
    file: 'gateway/src/search/sets/posting.ts',
    line: 'if (slots.length <= shortList',
    reason: memoryAlone,
  },
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
    line: 'if (piece.length <= longestWord)',
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/words.ts',
    line: "if (!text.includes('-')) return text",
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/apply-filter.ts',
    line: 'if (minPrice !== undefined',
    to: ['true'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/apply-filter.ts',
    line: "'onSale'",
    to: ['""'],
    reason: countsItself,
  },
  {
    file: 'gateway/src/search/apply-filter.ts',
    line: "'inStock'",
    to: ['""'],
    reason: countsItself,
  },
  {
    file: 'gateway/src/search/apply-filter.ts',
    line: 'wanted.slice(0, maxOptions + 1)',
    to: ['wanted'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/apply-filter.ts',
    line: 'if (!groups.some((group)',
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/sync/time-slices.ts',
    line: 'isOver: () => boolean = () => false',
    to: ['() => undefined'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/sync/time-slices.ts',
    line: 'let until = performance.now() + sliceMs',
    to: ['performance.now() - sliceMs'],
    reason: 'one turn more before the first slice',
  },
  {
    file: 'gateway/src/search/sync/freshness.ts',
    line: 'if (!isRestored) await read(true)',
    to: ['false'],
    reason: 'before the first read, a read of changes reads everything',
  },
  {
    file: 'gateway/src/search/sync/freshness.ts',
    line: '= { isWhole: false }) {',
    to: ['{}'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/sync/freshness.ts',
    line: 'if (isReady && respondedAt !== null)',
    to: ['true'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/facets.ts',
    line: 'one.value < other.value',
    to: ['one.value <='],
    reason: 'two values never have the same name',
  },
  {
    file: 'gateway/src/search/facets.ts',
    line: 'filter.inStock || !filter.options?.length',
    to: ['false', 'filter.inStock &&'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/facets.ts',
    line: 'filter.types',
    to: ['["Stryker'],
    reason: hasNone,
  },
  {
    file: 'gateway/src/search/facets.ts',
    line: "buyable.without('inStock')",
    to: ['""'],
    reason: countsItself,
  },
  {
    file: 'gateway/src/search/facets.ts',
    line: "filtered.without('onSale')",
    to: ['""'],
    reason: countsItself,
  },
  {
    file: 'gateway/src/search/facets.ts',
    line: 'byOption.get(option.key) ?? []',
    to: ['["Stryker'],
    reason: forTypes,
  },
]
