import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { ConfirmedChange } from '../../ui/ConfirmedChange.tsx'
import type { Product } from './product.ts'
import { useFreshProduct } from './use-product.ts'

const resetVariantsDocument = graphql(`
  mutation AdminResetVariants($id: ID!) {
    resetAllProductVariantData(input: { id: $id }) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)

/** Resets all variants to the product's values. */
export function ResetVariants({ product: { id, basePrice } }: { product: Product }) {
  const readFresh = useFreshProduct(id)
  return (
    <ConfirmedChange
      right="CATALOG_WRITE"
      label={messages.resetAll}
      title={messages.resetAllVariants}
      verb={messages.reset}
      document={resetVariantsDocument}
      variables={{ id }}
      onDone={readFresh}
    >
      <p>{messages.resetConsequence({ price: basePrice.formatted })}</p>
    </ConfirmedChange>
  )
}
