import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { textOf } from '../../forms/form-fields.ts'

export const slugForm = defineForm({
  name: 'slug',
  document: graphql(`
    mutation AccountUpdateSlug($slug: String!) {
      answer: updateMySlug(input: { slug: $slug }) {
        member {
          id
          ...Community_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({ slug: textOf(fields, 'slug') }),
  retainedFields: ['slug', 'memberId'],
  failurePath: `${basePath}/account/community`,
  successPath: `${basePath}/account/community?done=slug`,
})

export const joinForm = defineForm({
  name: 'join-community',
  document: graphql(`
    mutation AccountJoin {
      answer: joinCommunity {
        member {
          id
          ...Community_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: `${basePath}/account/community`,
  successPath: `${basePath}/account/community?done=joined`,
})

export const leaveForm = defineForm({
  name: 'leave-community',
  document: graphql(`
    mutation AccountLeave {
      answer: leaveCommunity {
        member {
          id
          ...Community_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: `${basePath}/account/community`,
  successPath: `${basePath}/account/community?done=left`,
})
