import { graphql } from '../../../__generated__/gql.ts'
import { basePath } from '../../../__generated__/messages/locale.ts'
import { defineForm } from '../../../forms/define-form.ts'
import { textOf } from '../../../forms/form-fields.ts'
import { prefixedFields } from '../../../forms/prefixed-fields.ts'

export const stockAlertForm = defineForm({
  name: 'back-in-stock',
  document: graphql(`
    mutation RequestBackInStock($input: RequestBackInStockInput!) {
      answer: requestBackInStock(input: $input) {
        accepted
        email
        problems {
          ...Form_problem
        }
      }
    }
  `),
  variables: (fields) => ({
    input: {
      productId: textOf(fields, 'productId'),
      choices: prefixedFields(fields, 'option.').map(([option, choice]) => ({ option, choice })),
      email: fields.email ?? '',
    },
  }),
  retainedFields: ['email'],
  failurePath: `${basePath}/back-in-stock`,
  successPath: `${basePath}/back-in-stock`,
})
