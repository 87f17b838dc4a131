import * as messages from '../../../__generated__/messages/home.ts'
import type { Describe } from '../../../server/description.ts'

/** Later pages are noindex: the first one is the list itself. */
export const describe: Describe = (_read, { search }) => ({
  description: messages.workshopsBehindEverythingInShop,
  isNoindex: search.has('after'),
})
