import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
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
  failurePath: `${basePath}/account/profile?form=remove-photo`,
  successPath: `${basePath}/account/profile?done=photo-removed`,
})
