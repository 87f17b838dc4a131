// Implements the owner's custom fields of member profiles. docs/contract/members.md §12 "Custom field".
import { type AllCalls, type Handlers, maxPageSize } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import type { CustomField } from '../rules/custom-fields.ts'
import { memberFields } from '../seed/member-fields.ts'

export const memberCustomFields: Handlers<AllCalls['memberCustomFields'], CallContext> = {
  listCustomFields: ({ paging }, { state }) => {
    const date = new Date(Number(state.setting('seedTime'))).toISOString()
    const offset = paging?.offset ?? 0
    const page = memberFields.slice(offset, offset + (paging?.limit ?? maxPageSize))
    return {
      fields: page.map((field) => wireFieldOf(field, date)),
      metadata: { count: page.length, offset, total: memberFields.length, tooManyToCount: false },
    }
  },
}

const wireFieldOf = (field: CustomField, date: string) => ({
  ...field,
  defaultPrivacy: 'PRIVATE' as const,
  fieldOrigin: 'CUSTOM' as const,
  appliesTo: 'ALL_MEMBERS' as const,
  section: field.fieldType === 'SOCIAL' ? ('SOCIAL' as const) : ('GENERAL' as const),
  createdDate: date,
  updatedDate: date,
  revision: '1',
})
