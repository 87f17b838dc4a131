// Survivors of the search's queries: pages, orders and the words that a text may mean.
const savesTime = 'saves time only; the result is the same'
const beyondTheEnd = 'a set reads as zero beyond its end, and ignores what is written there'
const forTypes = 'satisfies the compiler; the value is always there, or handled alike'
const neverEqual = 'two products never compare as equal'
const howMany = 'decides how many searches are cached, not what they find'
const hasNone = 'no product has such a value'

export const judgedInSearchQueries = [
  {
    file: 'gateway/src/search/run-query.ts',
    line: 'if (!ends) return () => 0',
    to: ['() => undefined'],
    reason: 'a table without products has no hits either',
  },
  {
    file: 'gateway/src/search/ordered-list.ts',
    line: 'if (slots.length === limit) return slots',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/ordered-list.ts',
    line: 'slot < table.room',
    to: ['slot <= table.room'],
    reason: beyondTheEnd,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'if (known?.revision === text.revision)',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'searchesByIndex.set(text, {',
    to: ['{}'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'if (known) return known',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'const maxBytes = 4 *',
    reason: howMany,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'const [hitBytes, searchBytes] =',
    reason: howMany,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'const bytes = searchBytes +',
    reason: howMany,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'if (words.length === 1) return',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'const or = isKnown ? []',
    to: ['["Stryker'],
    reason: hasNone,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'if (before) return before',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: ': []',
    to: ['["Stryker'],
    reason: hasNone,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'if (words.every(isKnown)) return null',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'words[index]?.text',
    to: ['words[index].text'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: "text.findAny(wantedBy(words, { begun: 'last'",
    to: ['""'],
    reason: 'the last word may be begun in every strategy',
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'if (first.hits.length === 0) return second',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/text/find-words.ts',
    line: 'others: size > 0 ? others : null',
    to: ['true', 'size >= 0'],
    reason: 'a set of no products adds none',
  },
  {
    file: 'gateway/src/search/page-key.ts',
    line: '} catch {',
    to: ['{}'],
    reason: 'what is not JSON is no list either',
  },
  {
    file: 'gateway/src/search/page-key.ts',
    line: 'text === undefined ? null',
    to: ['false'],
    reason: 'a missing text is not JSON either',
  },
  {
    file: 'gateway/src/search/page-key.ts',
    line: "price: 0, name: '', lastUpdated: ''",
    to: ['"Stryker'],
    reason: 'only the field that the list is sorted by is compared',
  },
  {
    file: 'gateway/src/search/page-key.ts',
    line: 'if (!field) return',
    to: ['false'],
    reason: 'an order without a field of its own compares none',
  },
  {
    file: 'gateway/src/search/sorted-order.ts',
    line: 'after < slots.length',
    to: ['after <= slots.length'],
    reason: 'one turn more beyond the end, which finds nothing',
  },
  {
    file: 'gateway/src/search/sorted-order.ts',
    line: 'first === undefined || last === undefined',
    to: ['first === undefined && last', 'false'],
    reason: forTypes,
  },
  {
    file: 'gateway/src/search/sorted-order.ts',
    line: 'const isLast = last === undefined ||',
    to: ['false'],
    reason: savesTime,
  },
  {
    file: 'gateway/src/search/sorted-order.ts',
    line: 'isLast ? slots.length : firstPlace',
    to: ['compare(other, product) >= 0'],
    reason: neverEqual,
  },
  {
    file: 'gateway/src/search/sorted-order.ts',
    line: 'const isLast = last === undefined ||',
    to: ['compare(at(last), product) <= 0'],
    reason: neverEqual,
  },
]
