import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

const deleteOptionsDocument = graphql(`
  mutation AdminDeleteOptions($id: ID!) {
    deleteProductOptions(input: { id: $id }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)

/** Removes all options; the platform permits it while variants are not managed individually. */
export function RemoveOptions({ product }: { product: Product }) {
  const { id, options, managesVariants } = product
  const readFresh = useFreshProduct(id)
  if (options.length === 0) return null
  return (
    <ConfirmedChange
      right="CATALOG_WRITE"
      label={messages.deleteAllOptions}
      disabled={managesVariants}
      why={managesVariants ? messages.costOfVariants : undefined}
      title={messages.deleteAllOptionsQuestion}
      verb={messages.deleteOptions}
      document={deleteOptionsDocument}
      variables={{ id }}
      onDone={readFresh}
    >
      <p>{messages.removeOptionsConsequence}</p>
    </ConfirmedChange>
  )
}
