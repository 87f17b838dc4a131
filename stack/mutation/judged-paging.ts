// Judged survivors of the pages of lists.
export const judgedInPaging = [
  {
    file: 'gateway/src/paging/page-range.ts',
    line: 'position.key === undefined ? -1',
    to: ['false'],
    reason: 'no key is undefined, so the list of keys does not have it either',
  },
]
