import * as messages from '../../__generated__/messages/members.ts'
import type { Describe } from '../../server/description.ts'

/** Search results and later pages are noindex; only the first page is the directory itself. */
export const describe: Describe = (_read, { search }) => ({
  description: messages.directoryIntro,
  isNoindex: search.has('name') || search.has('after'),
})
