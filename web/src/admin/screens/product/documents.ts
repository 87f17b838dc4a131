import { graphql } from '../../__generated__/gql.ts'

/** All that the editor shows. Its sections share it, because a save compares the product as a whole with what was read. */
export const EditedProduct_product = graphql(`
  fragment EditedProduct_product on Product {
    id
    slug
    name
    type
    visible
    rawDescription
    sku
    weight { value unit }
    ribbon
    brandName
    updatedAt
    managesVariants
    collectionIds
    basePrice { amount formatted currency }
    discount { type percent amount { amount } }
    pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }
    costAndProfit { cost { amount } }
    infoSections { title rawDescription }
    media { id image { url } thumbnail { url } ...MediaTile_item }
    options {
      name
      type
      choices { value label media { id } }
    }
    seo {
      title
      description
      tags { type props meta children custom disabled }
      keywords { term main origin }
      preventAutoRedirect
    }
    ...PlatformFigures_product
  }
`)

export const productDocument = graphql(`
  query AdminProduct($id: ID!) {
    managedProduct(id: $id) { ...EditedProduct_product }
  }
`)

export const updateProductDocument = graphql(`
  mutation AdminEditProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product { id updatedAt }
      problems { code message field requestId }
    }
  }
`)
