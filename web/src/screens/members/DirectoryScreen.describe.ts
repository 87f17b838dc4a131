import type { Describe } from '../../server/description.ts'

/** Search results and later pages are noindex; only the first page is the directory itself. */
export const describe: Describe = (_read, { search }) => ({
  description: 'People of this shop who like to be found.',
  isNoindex: search.has('name') || search.has('after'),
})
