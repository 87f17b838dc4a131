// Fields the owner added to the member profile. contract/members.md §12 "Custom field".
import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { memberFields } from '../seed/member-fields.ts'

export const memberCustomFields: Handlers<AllCalls['memberCustomFields'], CallContext> = {
  listCustomFields: (_request, { state }) => {
    const date = new Date(Number(state.setting('seedTime'))).toISOString()
    return {
      customFields: memberFields.map((field) => ({
        ...field,
        defaultPrivacy: 'PRIVATE' as const,
        fieldOrigin: 'CUSTOM' as const,
        appliesTo: 'ALL_MEMBERS' as const,
        section: field.fieldType === 'SOCIAL' ? ('SOCIAL' as const) : ('GENERAL' as const),
        createdDate: date,
        updatedDate: date,
        revision: '1',
      })),
    }
  },
}
