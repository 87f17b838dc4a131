import { graphql } from '../../__generated__/gql.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { textOf } from '../../forms/form-fields.ts'

export const cancelNotificationForm = defineForm({
  name: 'cancel-back-in-stock',
  document: graphql(`
    mutation CancelBackInStock($id: ID!) {
      answer: cancelBackInStockRequest(input: { id: $id }) {
        accepted
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({ id: textOf(fields, 'requestId') }),
  failurePath: `${basePath}/account/notifications`,
  successPath: `${basePath}/account/notifications?done=canceled`,
})
