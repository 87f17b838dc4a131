import { graphql } from '../../__generated__/gql.ts'
import { defineForm } from '../../forms/define-form.ts'

export const removePhotoForm = defineForm({
  name: 'remove-photo',
  document: graphql(`
    mutation AccountRemovePhoto {
      answer: removeMyPhoto {
        member {
          id
          ...Profile_member
        }
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: () => ({}),
  failurePath: '/account/profile?form=photo',
  successPath: '/account/profile?done=photo-removed',
})
