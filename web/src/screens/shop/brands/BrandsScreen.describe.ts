import type { Describe } from '../../../server/description.ts'

/** Later pages are noindex: the first one is the list itself. */
export const describe: Describe = (_read, { search }) => ({
  description: 'The workshops behind everything in the shop.',
  isNoindex: search.has('after'),
})
