import type { MemberSearchField } from '@vitrine/platform'

/** Free text over members, and where it is looked for. docs/contract/members.md §3.3. */
export type MemberSearch = { readonly expression: string; readonly fields: MemberSearchField[] }
